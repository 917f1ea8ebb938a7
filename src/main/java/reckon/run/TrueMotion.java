package reckon.run;

import reckon.motion.Kinematics;
import reckon.motion.TimedPath;

/** The true motion as a sender sees it. */
interface TrueMotion extends TimedPath {

    /** What a PDU sent at a moment in s says. */
    Kinematics motion(double seconds);
}
