package reckon;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rooms of the program: each knows only those above it. A room need not be there yet. */
class RoomsTest {
    private static final JavaClasses PROGRAM = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("reckon");

    /** From the bottom of the program to its top. */
    private static final List<String> ROOMS = List.of(
            "motion", "setting", "explain", "network", "method", "run", "scheme", "text", "file", "lesson", "draw",
            "app", "cli");

    static List<String> rooms() {
        return ROOMS;
    }

    private static List<String> knownTo(String room) {
        return switch (room) {
            case "motion", "setting", "text" -> List.of();
            case "scheme" -> List.of("motion", "setting", "explain", "network", "method");
            case "draw" -> ROOMS.subList(0, ROOMS.indexOf("file"));
            default -> ROOMS.subList(0, ROOMS.indexOf(room));
        };
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aRoomKnowsOnlyThoseAboveIt(String room) {
        String[] known = Stream.concat(Stream.of(room), knownTo(room).stream())
                .map(RoomsTest::inside)
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage(inside(room))
                .should()
                .onlyDependOnClassesThat(resideOutsideOfPackage("reckon..").or(resideInAnyPackage(known)))
                .allowEmptyShould(true)
                .check(PROGRAM);
    }

    @Test
    void theCommandLineKnowsTheWindowButNotItsParts() {
        noClasses()
                .that()
                .resideInAPackage("reckon.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("reckon.app.*..")
                .allowEmptyShould(true)
                .check(PROGRAM);
    }

    @Test
    void onlyTheWindowAndThePenKnowTheToolkit() {
        noClasses()
                .that(resideInAPackage("reckon..")
                        .and(describe("are not in app, draw or the start", type -> !mayKnowTheToolkit(type))))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx..", "com.sun.javafx..", "org.controlsfx..", "org.kordamp.ikonli..")
                .allowEmptyShould(true)
                .check(PROGRAM);
    }

    @Test
    void everyPackageIsInARoom() {
        String[] places = Stream.concat(Stream.of("reckon"), ROOMS.stream().map(RoomsTest::inside))
                .toArray(String[]::new);
        classes().should().resideInAnyPackage(places).allowEmptyShould(true).check(PROGRAM);
    }

    @Test
    void packagesFormNoCycle() {
        slices().matching("reckon.(**)")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(PROGRAM);
    }

    private static boolean mayKnowTheToolkit(JavaClass type) {
        return type.getPackageName().equals("reckon")
                || resideInAnyPackage("reckon.app..", "reckon.draw..").test(type);
    }

    private static String inside(String room) {
        return "reckon." + room + "..";
    }
}
