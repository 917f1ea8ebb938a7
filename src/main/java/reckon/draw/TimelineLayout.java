package reckon.draw;

/**
 * What stands where on a timeline: from top to bottom the playhead's label, the bar of the loop, the packets, the key to the
 * signs, the errors, and the axis.
 *
 * @param span what is shown
 * @param width its width, px
 * @param height its height, px
 * @param em the size of text, px
 */
public record TimelineLayout(TimeSpan span, double width, double height, double em) {

    /** Where moments stand. */
    public TimeScale scale() {
        double left = em * 5;
        return new TimeScale(span, left, Math.max(left + 1, width - em * 2.3));
    }

    /** The upper edge of the bar of the loop, px. */
    public double loopTop() {
        return em * 1.6;
    }

    /** Where packets are sent, and the bar of the loop ends, px. */
    public double sentY() {
        return em * 2.6;
    }

    /** Where packets arrive, px. */
    public double arrivedY() {
        return sentY() + Math.max(em * 2.5, (height - 8 * em) * 0.4);
    }

    /** Above this a packet's end has been drawn off the line of arrivals: it is lost, px. */
    public double lostY() {
        return sentY() + (arrivedY() - sentY()) * 0.7;
    }

    /** Where the words of the key stand, px. */
    double keyY() {
        return arrivedY() + em * 1.15;
    }

    double plotTop() {
        return arrivedY() + em * 1.7;
    }

    double plotBottom() {
        return Math.max(plotTop() + em, height - em * 2);
    }
}
