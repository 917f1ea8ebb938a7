package reckon.file;

/** Hears how far a work has come. */
@FunctionalInterface
public interface Progress {
    /** Tells nobody. */
    Progress UNHEARD = share -> {};

    /**
     * Says how far the work has come.
     *
     * @param share 0 to 1; less than 0 where nobody can say
     */
    void at(double share);
}
