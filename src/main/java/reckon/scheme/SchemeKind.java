package reckon.scheme;

/** How a game keeps its screens together (article, four schemes, and dead reckoning on a mesh). */
public enum SchemeKind {
    /** 预测拉扯: act at once, be pulled back where the server refuses. */
    PREDICTION_AND_PULL("prediction-and-pull"),
    /** 验证同步: nothing moves before the server has said yes. */
    VERIFIED_FIRST("verified-first"),
    /** 半服务器同步: decisions go straight to the peers, the server hears of them. */
    HALF_SERVER("half-server"),
    /** 综合同步法: by importance and ping one or the other. */
    COMBINED("combined"),
    /** Dead reckoning on a mesh (网状网络): no server, everybody keeps replicas. */
    DEAD_RECKONING_MESH("dead-reckoning-mesh");

    private final String word;

    SchemeKind(String word) {
        this.word = word;
    }

    /**
     * The kind of a word in files.
     *
     * @throws IllegalArgumentException where there is none
     */
    public static SchemeKind of(String word) {
        for (SchemeKind kind : values()) {
            if (kind.word.equals(word)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no scheme is called " + word);
    }

    /** Whether there is a server; on a mesh there is none. */
    public boolean hasServer() {
        return this != DEAD_RECKONING_MESH;
    }

    /** Its word in files. */
    public String word() {
        return word;
    }
}
