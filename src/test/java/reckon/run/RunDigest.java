package reckon.run;

import reckon.motion.SimulationTime;

/** What many random runs come to, as one number; also a program, so that another JVM can say it. */
final class RunDigest {
    private long digest;

    private RunDigest() {}

    /** Prints the digest of so many scenarios of a seed. */
    public static void main(String[] args) {
        System.out.println(of(Long.parseLong(args[0]), Integer.parseInt(args[1])));
    }

    static long of(long seed, int scenarios) {
        RunDigest digest = new RunDigest();
        RandomScenarios random = new RandomScenarios(seed);
        for (int i = 0; i < scenarios; i++) {
            digest.add(Simulator.run(random.next()));
        }
        return digest.digest;
    }

    private void add(Run run) {
        for (Packet packet : run.packets()) {
            add(packet.transit().sentMicros());
            add(packet.transit().arrivedMicros());
            add(packet.transit().fate().word().hashCode());
        }
        for (MethodRun method : run.methods()) {
            for (int frame = 0; frame < run.frames(); frame++) {
                double now = SimulationTime.frame(frame, run.framesPerSecond());
                add(method.phaseAt(now).word().hashCode());
                if (method.shown(frame)) {
                    add(Double.doubleToLongBits(method.x(frame)));
                    add(Double.doubleToLongBits(method.y(frame)));
                }
            }
        }
    }

    private void add(long value) {
        digest = digest * 31 + value;
    }
}
