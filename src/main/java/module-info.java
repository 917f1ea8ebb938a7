/** Draw a path, lose packets, and watch how dead reckoning shows it to somebody else. */
module reckon {
    requires com.fasterxml.jackson.core;
    requires info.picocli;
    requires java.desktop;
    requires java.xml;
    requires javafx.controls;
    requires javafx.graphics;
    requires jlatexmath;
    requires org.apache.commons.csv;
    requires org.commonmark;
    requires org.commonmark.ext.gfm.tables;
    requires org.controlsfx.controls;
    requires org.kordamp.ikonli.feather;
    requires org.kordamp.ikonli.javafx;
    requires org.snakeyaml.engine;
    requires static org.jspecify;

    exports reckon.app to
            javafx.graphics;

    opens reckon.cli to
            info.picocli;
}
