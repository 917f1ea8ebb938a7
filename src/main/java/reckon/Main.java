package reckon;

/** Starts the program. */
public final class Main {
    private Main() {}

    /** Starts the program with these arguments. */
    public static void main(String[] args) {
        System.out.println("Reckon");
    }
}
