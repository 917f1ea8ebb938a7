package reckon.cli;

import java.lang.module.ModuleDescriptor;
import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The program's version, which the build writes into the module's description. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        String number = Optional.ofNullable(Version.class.getModule().getDescriptor())
                .flatMap(ModuleDescriptor::rawVersion)
                .orElse("(built by hand)");
        return new String[] {"reckon " + number};
    }
}
