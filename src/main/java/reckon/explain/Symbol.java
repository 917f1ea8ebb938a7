package reckon.explain;

/**
 * The symbols of all formulas: what a term is called in data, in text and typeset, what sort of thing it is and which part it
 * plays. What it means in words are texts under {@code term.} and its name.
 */
public enum Symbol implements Expression {
    /** The moment that is explained. */
    NOW("now", "t", "t", Kind.TIME, Role.PLAIN),
    /** When the convergence under way began. */
    START("start", "t_s", "t_s", Kind.TIME, Role.CONVERGENCE),
    /** The moment from which dt counts: the send time of the newest update, or its arrival. */
    SENT("sent", "t₀", "t_0", Kind.TIME, Role.UPDATE),
    /** The longest extrapolation. */
    CAP("cap", "dt_max", "dt_{\\mathrm{max}}", Kind.TIME, Role.PLAIN),
    /** How old the newest update is. */
    ELAPSED("dt", "dt", "dt", Kind.TIME, Role.PLAIN),
    /** How old it was when the convergence began. */
    ELAPSED_AT_START("dtAtStart", "dt_s", "dt_s", Kind.TIME, Role.PLAIN),
    /** The last arrival before the stall. */
    LAST_ARRIVAL("lastArrival", "t_a", "t_a", Kind.TIME, Role.UPDATE),
    /** JitterLapse: how long the present stall has taken. */
    LAPSE("jitterLapse", "T", "T", Kind.TIME, Role.PLAIN),
    /** JitterLapse when the convergence began. */
    LAPSE_AT_START("jitterLapseAtStart", "T_s", "T_s", Kind.TIME, Role.PLAIN),
    /** The position in the newest update. */
    P0("p0", "p₀", "p_0", Kind.POSITION, Role.UPDATE),
    /** The velocity in it. */
    V0("v0", "v₀", "v_0", Kind.VELOCITY, Role.VELOCITY),
    /** The acceleration in it. */
    A0("a0", "a₀", "a_0", Kind.ACCELERATION, Role.ACCELERATION),
    /** The way that the velocity adds. */
    VELOCITY_TERM("velocityTerm", "Δp_v", "\\Delta p_v", Kind.DISPLACEMENT, Role.VELOCITY, true),
    /** The way that the acceleration adds. */
    ACCELERATION_TERM("accelerationTerm", "Δp_a", "\\Delta p_a", Kind.DISPLACEMENT, Role.ACCELERATION, true),
    /** Where the model is now. */
    MODEL("model", "q", "q", Kind.POSITION, Role.SHOWN),
    /** The window of the means. */
    WINDOW("M", "M", "M", Kind.TIME, Role.PLAIN),
    /** The send time of the newest update. */
    T_LAST("tLast", "T_last", "T_{\\mathrm{last}}", Kind.TIME, Role.UPDATE),
    /** One window before it. */
    T_FLAG("tFlag", "T_flag", "T_{\\mathrm{flag}}", Kind.TIME, Role.PLAIN),
    /** The position read there. */
    P_AT_LAST("positionAtLast", "p(T_last)", "p(T_{\\mathrm{last}})", Kind.POSITION, Role.UPDATE),
    /** The position read one window before. */
    P_AT_FLAG("positionAtFlag", "p(T_flag)", "p(T_{\\mathrm{flag}})", Kind.POSITION, Role.UPDATE),
    /** The position read two windows before. */
    P_BEFORE_FLAG("positionBeforeFlag", "p(T_flag − M)", "p(T_{\\mathrm{flag}}-M)", Kind.POSITION, Role.UPDATE),
    /** aveVelocity, at the newest update. */
    AVE_VELOCITY("aveVelocity", "v̄", "\\bar{v}", Kind.VELOCITY, Role.VELOCITY),
    /** aveVelocity, one window before. */
    AVE_VELOCITY_AT_FLAG("aveVelocityAtFlag", "v̄_flag", "\\bar{v}_{\\mathrm{flag}}", Kind.VELOCITY, Role.VELOCITY),
    /** aveAcceleration. */
    AVE_ACCELERATION("aveAcceleration", "ā", "\\bar{a}", Kind.ACCELERATION, Role.ACCELERATION),
    /** The last position received. */
    P_CURRENT("pCurrent", "p_current", "p_{\\mathrm{current}}", Kind.POSITION, Role.UPDATE),
    /** The newest position that the stall before held up. */
    P_TRUE("pTrue", "p_true", "p_{\\mathrm{true}}", Kind.POSITION, Role.UPDATE),
    /** The last position predicted in the stall before. */
    P_LAST("pLast", "p_last", "p_{\\mathrm{last}}", Kind.POSITION, Role.CORRECTION),
    /** How long the stall before took. */
    JITTER_PERIOD("jitterPeriod", "JitterPeriod", "\\textit{JitterPeriod}", Kind.TIME, Role.CORRECTION),
    /** The coefficient. */
    C("C", "C", "C", Kind.NUMBER, Role.PLAIN),
    /** The correction that the last stall taught. */
    DELTA("delta", "Δ", "\\Delta", Kind.DISPLACEMENT, Role.CORRECTION),
    /** Where the model is now. */
    P_NEXT("pNext", "p_next", "p_{\\mathrm{next}}", Kind.POSITION, Role.SHOWN),
    /** The way that the velocity had added by then. */
    VELOCITY_TERM_AT_START("velocityTermAtStart", "Δp_vs", "\\Delta p_{v,s}", Kind.DISPLACEMENT, Role.VELOCITY, true),
    /** The way that the acceleration had added by then. */
    ACCELERATION_TERM_AT_START(
            "accelerationTermAtStart", "Δp_as", "\\Delta p_{a,s}", Kind.DISPLACEMENT, Role.ACCELERATION, true),
    /** The correction by then. */
    DELTA_AT_START("deltaAtStart", "Δ_s", "\\Delta_s", Kind.DISPLACEMENT, Role.CORRECTION),
    /** The velocity that the last stall taught. */
    LEARNT_VELOCITY("learntVelocity", "v_Δ", "v_\\Delta", Kind.VELOCITY, Role.CORRECTION),
    /** Where the model was when the convergence began. */
    Q0("q0", "q₀", "q_0", Kind.POSITION, Role.SHOWN),
    /** How fast it moved then. */
    V("modelVelocity", "v", "v", Kind.VELOCITY, Role.VELOCITY),
    /** How its velocity changed then. */
    A("modelAcceleration", "a", "a", Kind.ACCELERATION, Role.ACCELERATION),
    /** What was drawn when the convergence began. */
    O("o", "o", "o", Kind.POSITION, Role.CONVERGENCE),
    /** The velocity that it sets out with. */
    U("u", "u", "u", Kind.VELOCITY, Role.CONVERGENCE),
    /** The convergence time as set. */
    CHOSEN_TIME("chosenTime", "T_set", "T_{\\mathrm{set}}", Kind.TIME, Role.PLAIN),
    /** The time that linear and quadratic convergence take, before the limits. */
    APPROACH_TIME("approachTime", "T′", "T'", Kind.TIME, Role.CONVERGENCE),
    /** The least time that a convergence takes in a run. */
    LEAST_TIME("leastTime", "T_min", "T_{\\mathrm{min}}", Kind.TIME, Role.PLAIN),
    /** The most time that a convergence takes in a run. */
    MOST_TIME("mostTime", "T_max", "T_{\\mathrm{max}}", Kind.TIME, Role.PLAIN),
    /** How long the convergence takes. */
    TIME("convergenceTime", "T", "T", Kind.TIME, Role.CONVERGENCE),
    /** How long it has been under way. */
    SINCE_START("sinceStart", "τ", "\\tau", Kind.TIME, Role.CONVERGENCE),
    /** How much of it is over. */
    SHARE("s", "s", "s", Kind.NUMBER, Role.CONVERGENCE),
    /** Where the model will be at its end. */
    TARGET("qT", "q_T", "q_T", Kind.POSITION, Role.SHOWN),
    /** The speed of the straight walk. */
    WALK_SPEED("S", "S", "S", Kind.SPEED, Role.CONVERGENCE),
    /** The middle point of the quadratic curve. */
    MIDDLE("middle", "m", "m", Kind.POSITION, Role.CONVERGENCE),
    /** The length in time of a spline's handles. */
    HANDLE("k", "k", "k", Kind.TIME, Role.CONVERGENCE),
    /** The velocity that the spline ends with. */
    END_VELOCITY("vT", "v_T", "v_T", Kind.VELOCITY, Role.CONVERGENCE),
    /** The spline's first point. */
    POS1("pos1", "Pos1", "\\textit{Pos}_1", Kind.POSITION, Role.CONVERGENCE),
    /** Its first handle. */
    POS2("pos2", "Pos2", "\\textit{Pos}_2", Kind.POSITION, Role.CONVERGENCE),
    /** Its second handle. */
    POS3("pos3", "Pos3", "\\textit{Pos}_3", Kind.POSITION, Role.CONVERGENCE),
    /** Its last point. */
    POS4("pos4", "Pos4", "\\textit{Pos}_4", Kind.POSITION, Role.CONVERGENCE),
    /** The spline's coefficient of s³, on the first axis. */
    COEFFICIENT_A("A", "A", "A", Kind.LENGTH, Role.CONVERGENCE),
    /** The spline's coefficient of s², on the first axis. */
    COEFFICIENT_B("B", "B", "B", Kind.LENGTH, Role.CONVERGENCE),
    /** The spline's coefficient of s, on the first axis. */
    COEFFICIENT_C("splineC", "C", "C", Kind.LENGTH, Role.CONVERGENCE),
    /** The spline's coefficient of 1, on the first axis. */
    COEFFICIENT_D("D", "D", "D", Kind.LENGTH, Role.CONVERGENCE),
    /** The spline's coefficient of s³, on the second axis. */
    COEFFICIENT_E("E", "E", "E", Kind.LENGTH, Role.CONVERGENCE),
    /** The spline's coefficient of s², on the second axis. */
    COEFFICIENT_F("F", "F", "F", Kind.LENGTH, Role.CONVERGENCE),
    /** The spline's coefficient of s, on the second axis. */
    COEFFICIENT_G("G", "G", "G", Kind.LENGTH, Role.CONVERGENCE),
    /** The spline's coefficient of 1, on the second axis. */
    COEFFICIENT_H("H", "H", "H", Kind.LENGTH, Role.CONVERGENCE),
    /** The spline's first coordinate now. */
    SPLINE_X("x", "x", "x", Kind.LENGTH, Role.CONVERGENCE),
    /** Its second coordinate now. */
    SPLINE_Y("y", "y", "y", Kind.LENGTH, Role.CONVERGENCE),
    /** How much of a projective blend is over. */
    BLENDED_SHARE("blendedShare", "T̂", "\\hat{T}", Kind.NUMBER, Role.CONVERGENCE),
    /** The blended velocity. */
    BLENDED_VELOCITY("blendedVelocity", "V_b", "V_b", Kind.VELOCITY, Role.CONVERGENCE),
    /** Where the blended velocity leads from what was drawn. */
    PROJECTED("projected", "P", "P", Kind.POSITION, Role.CONVERGENCE),
    /** Where the model leads. */
    PROJECTED_MODEL("projectedModel", "P′", "P'", Kind.POSITION, Role.SHOWN),
    /** How far what was drawn was from the model. */
    OFFSET("offset", "e", "e", Kind.DISPLACEMENT, Role.CONVERGENCE),
    /** What is left of the offset after a sixtieth of a second. */
    DECAY_FACTOR("decayFactor", "f", "f", Kind.NUMBER, Role.CONVERGENCE),
    /** The rate that the factor is for. */
    DECAY_RATE("decayRate", "n", "n", Kind.RATE, Role.PLAIN),
    /** The offset up to which it dies away slowly. */
    SMALL_OFFSET("smallOffset", "e_min", "e_{\\mathrm{min}}", Kind.LENGTH, Role.PLAIN),
    /** The offset from which on it dies away fast. */
    LARGE_OFFSET("largeOffset", "e_max", "e_{\\mathrm{max}}", Kind.LENGTH, Role.PLAIN),
    /** The playout delay. */
    PLAYOUT("playout", "d", "d", Kind.TIME, Role.PLAIN),
    /** The past moment that is drawn. */
    THEN("then", "t_p", "t_p", Kind.TIME, Role.PLAIN),
    /** The send time of the update before it. */
    EARLIER_SENT("earlierSent", "t₁", "t_1", Kind.TIME, Role.UPDATE),
    /** The send time of the update after it. */
    LATER_SENT("laterSent", "t₂", "t_2", Kind.TIME, Role.UPDATE),
    /** The position in the update before it. */
    EARLIER("earlier", "p₁", "p_1", Kind.POSITION, Role.UPDATE),
    /** The position in the update after it. */
    LATER("later", "p₂", "p_2", Kind.POSITION, Role.UPDATE),
    /** What is drawn. */
    DRAWN("drawn", "r", "r", Kind.POSITION, Role.SHOWN),
    /** The true position. */
    TRUE_POSITION("truePosition", "p", "p", Kind.POSITION, Role.TRUTH),
    /** The distance between both. */
    ERROR("error", "e", "e", Kind.LENGTH, Role.SHOWN),
    /** How far the sender's replica has strayed. */
    DISTANCE("distance", "d", "d", Kind.LENGTH, Role.TRUTH),
    /** The error threshold. */
    THRESHOLD("threshold", "ε", "\\varepsilon", Kind.LENGTH, Role.PLAIN),
    /** Whether it has strayed too far. */
    STRAYED("strayed", "d > ε", "d>\\varepsilon", Kind.TRUTH, Role.TRUTH, true),
    /** When the sender sent last. */
    LAST_SENT("lastSent", "t_sent", "t_{\\mathrm{sent}}", Kind.TIME, Role.UPDATE),
    /** How long it has been silent. */
    SILENCE("silence", "h", "h", Kind.TIME, Role.PLAIN),
    /** The heartbeat. */
    HEARTBEAT("heartbeat", "H", "H", Kind.TIME, Role.PLAIN),
    /** Whether it has been silent for too long. */
    SILENT("silent", "h ≥ H", "h\\ge H", Kind.TRUTH, Role.PLAIN, true),
    /** Whether it sends. */
    SENDS("sends", "send", "\\mathrm{send}", Kind.TRUTH, Role.UPDATE),
    /** The time between two updates. */
    INTERVAL("interval", "I", "I", Kind.TIME, Role.PLAIN),
    /** How many intervals have gone by. */
    NUMBER("number", "n", "n", Kind.NUMBER, Role.PLAIN),
    /** The draw for a duplicate. */
    DRAW_DUPLICATE("drawDuplicate", "u₁", "u_1", Kind.NUMBER, Role.PLAIN),
    /** The chance of one. */
    CHANCE_DUPLICATE("chanceDuplicate", "p_dup", "p_{\\mathrm{dup}}", Kind.NUMBER, Role.PLAIN),
    /** Whether there are two of it. */
    DUPLICATED("duplicated", "twice", "\\mathrm{twice}", Kind.TRUTH, Role.UPDATE),
    /** The draw for the loss. */
    DRAW_LOSS("drawLoss", "u₂", "u_2", Kind.NUMBER, Role.PLAIN),
    /** The chance of it in the present state. */
    CHANCE_LOSS("chanceLoss", "p_loss", "p_{\\mathrm{loss}}", Kind.NUMBER, Role.PLAIN),
    /** Whether it is lost. */
    LOST("lost", "lost", "\\mathrm{lost}", Kind.TRUTH, Role.UPDATE),
    /** Whether the link was in its bad state. */
    BAD("bad", "bad", "\\mathrm{bad}", Kind.TRUTH, Role.PLAIN),
    /** What a packet weighs. */
    PACKET_BYTES("packetBytes", "b", "b", Kind.BYTES, Role.PLAIN),
    /** What the link carries. */
    LINK_RATE("linkRate", "R", "R", Kind.BYTE_RATE, Role.PLAIN),
    /** What may wait. */
    QUEUE("queue", "Q", "Q", Kind.BYTES, Role.PLAIN),
    /** When the packet before has left. */
    LINK_FREE("linkFree", "t_free", "t_{\\mathrm{free}}", Kind.TIME, Role.PLAIN),
    /** When it starts to leave. */
    LEAVES_FROM("leavesFrom", "t_start", "t_{\\mathrm{start}}", Kind.TIME, Role.PLAIN),
    /** What is still to be sent before it. */
    WAITING("waiting", "w", "w", Kind.BYTES, Role.PLAIN),
    /** Whether the queue is too full for it. */
    DROPPED("dropped", "dropped", "\\mathrm{dropped}", Kind.TRUTH, Role.UPDATE),
    /** When it has left. */
    LEFT("left", "t_left", "t_{\\mathrm{left}}", Kind.TIME, Role.PLAIN),
    /** The draw for skipping the delay. */
    DRAW_REORDER("drawReorder", "u₆", "u_6", Kind.NUMBER, Role.PLAIN),
    /** The chance of it. */
    CHANCE_REORDER("chanceReorder", "p_reorder", "p_{\\mathrm{reorder}}", Kind.NUMBER, Role.PLAIN),
    /** Whether it skips the delay. */
    SKIPS("skips", "skips", "\\mathrm{skips}", Kind.TRUTH, Role.UPDATE),
    /** The delay of the link. */
    DELAY("delay", "D", "D", Kind.TIME, Role.PLAIN),
    /** How much the delay varies. */
    JITTER("jitter", "J", "J", Kind.TIME, Role.PLAIN),
    /** The draw for the delay. */
    DRAW_DELAY("drawDelay", "u₄", "u_4", Kind.NUMBER, Role.PLAIN),
    /** Its second draw. */
    DRAW_DELAY_SECOND("drawDelaySecond", "u₅", "u_5", Kind.NUMBER, Role.PLAIN),
    /** How far from its middle the delay is drawn. */
    DEVIATE("deviate", "x", "x", Kind.NUMBER, Role.PLAIN),
    /** The packet's own delay. */
    ITS_DELAY("itsDelay", "δ", "\\delta", Kind.TIME, Role.UPDATE),
    /** When it would arrive if no stall held it. */
    DUE("due", "t_due", "t_{\\mathrm{due}}", Kind.TIME, Role.UPDATE),
    /** How long stalls held it. */
    HELD("held", "held", "\\mathrm{held}", Kind.TIME, Role.UPDATE),
    /** When it arrives. */
    ARRIVED("arrived", "t_arr", "t_{\\mathrm{arr}}", Kind.TIME, Role.UPDATE),
    /** The chance of going from good to bad. */
    GOOD_TO_BAD("goodToBad", "p", "p", Kind.NUMBER, Role.PLAIN),
    /** The chance of going from bad to good. */
    BAD_TO_GOOD("badToGood", "r", "r", Kind.NUMBER, Role.PLAIN),
    /** The chance of delivery in the bad state. */
    DELIVERY_IN_BAD("deliveryInBad", "h", "h", Kind.NUMBER, Role.PLAIN),
    /** The chance of delivery in the good state. */
    DELIVERY_IN_GOOD("deliveryInGood", "k", "k", Kind.NUMBER, Role.PLAIN),
    /** The mean share that is lost. */
    MEAN_LOSS("meanLoss", "mean loss", "\\overline{\\mathrm{loss}}", Kind.NUMBER, Role.PLAIN),
    /** The mean number of losses in a row. */
    MEAN_BURST("meanBurst", "mean burst", "\\overline{\\mathrm{burst}}", Kind.NUMBER, Role.PLAIN),
    /** The seed of every draw. */
    SEED("seed", "seed", "\\mathrm{seed}", Kind.NUMBER, Role.PLAIN),
    /** The number of the link. */
    LINK_NUMBER("link", "link", "\\mathrm{link}", Kind.NUMBER, Role.PLAIN),
    /** The number of the effect that is drawn for. */
    EFFECT("effect", "effect", "\\mathrm{effect}", Kind.NUMBER, Role.PLAIN),
    /** In which slot of 10 ms the packet was sent. */
    SLOT("slot", "slot", "\\mathrm{slot}", Kind.NUMBER, Role.PLAIN),
    /** Its number among the packets sent in that slot. */
    NUMBER_IN_SLOT("numberInSlot", "number", "\\mathrm{number}", Kind.NUMBER, Role.PLAIN),
    /** A draw. */
    DRAW("draw", "u", "u", Kind.NUMBER, Role.PLAIN),
    /** When a packet was sent. */
    PACKET_SENT("packetSent", "S_i", "S_i", Kind.TIME, Role.UPDATE),
    /** When it was received. */
    PACKET_RECEIVED("packetReceived", "R_i", "R_i", Kind.TIME, Role.UPDATE),
    /** How long it was on its way. */
    TRANSIT("transit", "W", "W", Kind.TIME, Role.UPDATE),
    /** How long the packet before was. */
    TRANSIT_BEFORE("transitBefore", "W_last", "W_{last}", Kind.TIME, Role.PLAIN),
    /** By how much the two differ. */
    TRANSIT_CHANGE("transitChange", "D", "D", Kind.TIME, Role.PLAIN),
    /** The interarrival jitter so far. */
    ARRIVAL_JITTER_BEFORE("arrivalJitterBefore", "J_last", "J_{last}", Kind.TIME, Role.PLAIN),
    /** The interarrival jitter. */
    ARRIVAL_JITTER("arrivalJitter", "J", "J", Kind.TIME, Role.PLAIN),
    /** When the client asks, by its own clock. */
    CLIENT_ASKS("t1", "t₁", "t_1", Kind.TIME, Role.PLAIN),
    /** When the server is asked, by the server's clock. */
    SERVER_ASKED("t2", "t₂", "t_2", Kind.TIME, Role.PLAIN),
    /** When the server answers, by the server's clock. */
    SERVER_ANSWERS("t3", "t₃", "t_3", Kind.TIME, Role.PLAIN),
    /** When the client has the answer, by its own clock. */
    CLIENT_ANSWERED("t4", "t₄", "t_4", Kind.TIME, Role.PLAIN),
    /** The client's clock minus the server's. */
    TIME_MODIFIED("timeModified", "TimeModified", "\\mathit{TimeModified}", Kind.TIME, Role.CORRECTION),
    /** Where a move began. */
    P1("p1", "P1", "P_1", Kind.POSITION, Role.UPDATE),
    /** The velocity of the mover along its way. */
    MOVER_VELOCITY("moverVelocity", "v", "v", Kind.VELOCITY, Role.VELOCITY),
    /** How long it has been moving. */
    LATENESS("lateness", "L", "L", Kind.TIME, Role.PLAIN),
    /** How far ahead in time the screens are to agree. */
    LEAD("lead", "lead", "\\mathrm{lead}", Kind.TIME, Role.PLAIN),
    /** Where the mover is by now. */
    P3("p3", "P3", "P_3", Kind.POSITION, Role.SHOWN),
    /** Where the screens are to agree. */
    P4("p4", "P4", "P_4", Kind.POSITION, Role.CONVERGENCE),
    /** How fast the mover runs there. */
    RUN_SPEED("runSpeed", "S", "S", Kind.SPEED, Role.CONVERGENCE),
    // What follows is of games. What each one means is its text, as everywhere.
    CLOCK_OFFSET("clockOffset", "o_c", "o_c", Kind.TIME, Role.PLAIN),
    CLOCK_DRIFT("clockDrift", "ρ", "\\rho", Kind.NUMBER, Role.PLAIN),
    OWN_CLOCK("ownClock", "C(t)", "C(t)", Kind.TIME, Role.PLAIN),
    UP("up", "up", "\\mathrm{up}", Kind.TIME, Role.PLAIN),
    DOWN("down", "down", "\\mathrm{down}", Kind.TIME, Role.PLAIN),
    EXPECTED_ERROR("expectedError", "e_way", "e_{\\mathrm{way}}", Kind.TIME, Role.CORRECTION),
    CLOCK_ERROR("clockError", "e_clock", "e_{\\mathrm{clock}}", Kind.TIME, Role.CORRECTION),
    T0_OWN("commandByOwnClock", "T0_own", "T_{0,\\mathrm{own}}", Kind.TIME, Role.PLAIN),
    T0("commandTime", "T0", "T_0", Kind.TIME, Role.PLAIN),
    T1("serverReceived", "T1", "T_1", Kind.TIME, Role.PLAIN),
    T_S("serverSent", "T_s", "T_s", Kind.TIME, Role.PLAIN),
    LARGEST_DELAY("largestDelay", "D_max", "D_{\\mathrm{max}}", Kind.TIME, Role.PLAIN),
    START_STAMP("startStamp", "T_start", "T_{\\mathrm{start}}", Kind.TIME, Role.PLAIN),
    T0_HERE("commandTimeHere", "T0′", "T_0'", Kind.TIME, Role.UPDATE),
    T1_HERE("serverReceivedHere", "T1′", "T_1'", Kind.TIME, Role.UPDATE),
    T_S_HERE("serverSentHere", "T_s′", "T_s'", Kind.TIME, Role.UPDATE),
    START_HERE("startStampHere", "T_start′", "T_{\\mathrm{start}}'", Kind.TIME, Role.UPDATE),
    MODIFIED_THERE(
            "timeModifiedThere",
            "TimeModified_to",
            "\\mathit{TimeModified}_{\\mathrm{to}}",
            Kind.TIME,
            Role.CORRECTION),
    LATENCY("latency", "latency", "\\mathrm{latency}", Kind.TIME, Role.UPDATE),
    VERDICT("verdict", "verdict", "\\mathrm{verdict}", Kind.TRUTH, Role.UPDATE),
    P2("p2", "P2", "P_2", Kind.POSITION, Role.UPDATE),
    MOVER_SPEED("moverSpeed", "v_walk", "v_{\\mathrm{walk}}", Kind.SPEED, Role.VELOCITY),
    WAY("way", "way", "\\mathrm{way}", Kind.LENGTH, Role.PLAIN),
    WALK_TIME("walkTime", "T_walk", "T_{\\mathrm{walk}}", Kind.TIME, Role.PLAIN),
    UNSAID_BEFORE("unsaidBefore", "n_before", "n_{\\mathrm{before}}", Kind.NUMBER, Role.PLAIN),
    IMPORTANT_SHARE("importantShare", "share", "\\mathrm{share}", Kind.NUMBER, Role.PLAIN),
    IMPORTANT("important", "important", "\\mathrm{important}", Kind.TRUTH, Role.UPDATE),
    PING("ping", "ping", "\\mathrm{ping}", Kind.TIME, Role.PLAIN),
    PING_BORDER("pingBorder", "ping_max", "\\mathrm{ping}_{\\mathrm{max}}", Kind.TIME, Role.PLAIN),
    WAITS("waits", "waits", "\\mathrm{waits}", Kind.TRUTH, Role.SHOWN),
    TOP_SPEED("topSpeed", "v_max", "v_{\\mathrm{max}}", Kind.SPEED, Role.PLAIN),
    TOO_FAST("tooFast", "too fast", "\\mathrm{too\\ fast}", Kind.TRUTH, Role.PLAIN),
    WALLS_CROSSED("wallsCrossed", "walls", "\\mathrm{walls}", Kind.NUMBER, Role.PLAIN),
    BLOCKED("blocked", "blocked", "\\mathrm{blocked}", Kind.TRUTH, Role.PLAIN),
    REFUSALS("refusals", "refusals", "\\mathrm{refusals}", Kind.NUMBER, Role.PLAIN),
    KNOWN_REFUSALS("knownRefusals", "known", "\\mathrm{known}", Kind.NUMBER, Role.UPDATE),
    OUTDATED("outdated", "outdated", "\\mathrm{outdated}", Kind.TRUTH, Role.PLAIN),
    REFUSED("refused", "refused", "\\mathrm{refused}", Kind.TRUTH, Role.UPDATE),
    CODE("code", "code", "\\mathrm{code}", Kind.NUMBER, Role.UPDATE),
    CODE_DUE("codeDue", "code due", "\\mathrm{code\\ due}", Kind.NUMBER, Role.PLAIN),
    FORGED("forged", "forged", "\\mathrm{forged}", Kind.TRUTH, Role.PLAIN),
    FOUND_AFTER("foundAfter", "found after", "\\mathrm{found\\ after}", Kind.TIME, Role.TRUTH),
    CHECKED_LATENESS("checkedLateness", "L_c", "L_c", Kind.TIME, Role.PLAIN),
    PREDICTION_ERROR("predictionError", "ε_t", "\\varepsilon_t", Kind.TIME, Role.PLAIN),
    LATE("late", "late", "\\mathrm{late}", Kind.TRUTH, Role.PLAIN),
    GONE("gone", "gone", "\\mathrm{gone}", Kind.TIME, Role.PLAIN),
    LEAD_SET("leadSet", "lead_set", "\\mathrm{lead}_{\\mathrm{set}}", Kind.TIME, Role.PLAIN),
    RECEIPT("receipt", "t_r", "t_r", Kind.TIME, Role.UPDATE),
    START_MOMENT("startMoment", "t_start", "t_{\\mathrm{start}}", Kind.TIME, Role.SHOWN),
    START_WAIT("startWait", "wait", "\\mathrm{wait}", Kind.TIME, Role.PLAIN),
    INPUT_DELAY("inputDelay", "input delay", "\\mathrm{input\\ delay}", Kind.TIME, Role.SHOWN),
    HERE("here", "p_here", "p_{\\mathrm{here}}", Kind.POSITION, Role.SHOWN),
    THERE("there", "p_there", "p_{\\mathrm{there}}", Kind.POSITION, Role.TRUTH),
    APART("apart", "apart", "\\mathrm{apart}", Kind.LENGTH, Role.SHOWN),
    BACK_FROM("backFrom", "p_from", "p_{\\mathrm{from}}", Kind.POSITION, Role.SHOWN),
    BACK_TO("backTo", "p_to", "p_{\\mathrm{to}}", Kind.POSITION, Role.TRUTH),
    BACK("back", "back", "\\mathrm{back}", Kind.LENGTH, Role.SHOWN),
    LEG_START("legStart", "t_leg", "t_{\\mathrm{leg}}", Kind.TIME, Role.PLAIN),
    LEG_FROM("legFrom", "p_a", "p_a", Kind.POSITION, Role.PLAIN),
    LEG_TO("legTo", "p_b", "p_b", Kind.POSITION, Role.PLAIN),
    LEG_SPEED("legSpeed", "v_leg", "v_{\\mathrm{leg}}", Kind.SPEED, Role.VELOCITY),
    LEG_END("legEnd", "t_end", "t_{\\mathrm{end}}", Kind.TIME, Role.PLAIN),
    LISTED_LOCAL("listedLocal", "n_local", "n_{\\mathrm{local}}", Kind.NUMBER, Role.PLAIN),
    LISTED_REMOTE("listedRemote", "n_remote", "n_{\\mathrm{remote}}", Kind.NUMBER, Role.PLAIN),
    LISTED("listed", "n_global", "n_{\\mathrm{global}}", Kind.NUMBER, Role.PLAIN),
    TABLE_PLACE("tablePlace", "p_table", "p_{\\mathrm{table}}", Kind.POSITION, Role.TRUTH),
    UNVERIFIED("unverified", "unverified", "\\mathrm{unverified}", Kind.TIME, Role.PLAIN),
    UPDATE_NUMBER("updateNumber", "n_new", "n_{\\mathrm{new}}", Kind.NUMBER, Role.UPDATE),
    HEARD_NUMBER("heardNumber", "n_heard", "n_{\\mathrm{heard}}", Kind.NUMBER, Role.PLAIN),
    NEWER("newer", "newer", "\\mathrm{newer}", Kind.TRUTH, Role.UPDATE),
    /** Root mean square error. */
    RMS("rms", "RMS", "\\mathrm{RMS}", Kind.LENGTH, Role.SHOWN),
    /** Mean error. */
    MEAN("mean", "mean", "\\mathrm{mean}", Kind.LENGTH, Role.SHOWN),
    /** Greatest error. */
    MAX("max", "max", "\\mathrm{max}", Kind.LENGTH, Role.SHOWN),
    /** 95th percentile of the error. */
    P95("p95", "p95", "p_{95}", Kind.LENGTH, Role.SHOWN),
    /** The lag. */
    LAG("lag", "lag", "\\mathrm{lag}", Kind.TIME, Role.SHOWN),
    /** The error left at that lag. */
    LAG_RMS("lag_rms", "lag RMS", "\\mathrm{RMS}_{\\mathrm{lag}}", Kind.LENGTH, Role.SHOWN),
    /** Time-space inconsistency. */
    INCONSISTENCY("inconsistency", "inconsistency", "\\mathrm{inconsistency}", Kind.LENGTH_TIME, Role.SHOWN),
    /** Jumps a minute. */
    JUMPS("jumps", "jumps", "\\mathrm{jumps}", Kind.MINUTE_RATE, Role.SHOWN),
    /** The largest jump. */
    LARGEST_JUMP("largest_jump", "largest jump", "\\mathrm{jump}_{\\mathrm{max}}", Kind.LENGTH, Role.SHOWN),
    /** Root mean square of the jerk. */
    JERK("jerk", "jerk", "\\mathrm{jerk}", Kind.JERK, Role.SHOWN),
    /** Updates sent a second. */
    UPDATES("updates_per_s", "updates", "\\mathrm{updates}", Kind.RATE, Role.PLAIN),
    /** Bytes sent a second. */
    BYTES("bytes_per_s", "bytes", "\\mathrm{bytes}", Kind.BYTE_RATE, Role.PLAIN);

    private final String id;
    private final String plain;
    private final String tex;
    private final Kind kind;
    private final Role role;
    private final boolean inline;

    Symbol(String id, String plain, String tex, Kind kind, Role role) {
        this(id, plain, tex, kind, role, false);
    }

    Symbol(String id, String plain, String tex, Kind kind, Role role, boolean inline) {
        this.id = id;
        this.plain = plain;
        this.tex = tex;
        this.kind = kind;
        this.role = role;
        this.inline = inline;
    }

    /** Its name in data and in keys of texts. */
    public String id() {
        return id;
    }

    /** How it is written in plain text. */
    public String plain() {
        return plain;
    }

    /** How it is typeset, in TeX. */
    public String tex() {
        return tex;
    }

    /** What sort of thing it is. */
    public Kind kind() {
        return kind;
    }

    /** The part that it plays. */
    public Role role() {
        return role;
    }

    /** Whether formulas show what it is made of in its place, as v₀·dt. */
    public boolean inline() {
        return inline;
    }
}
