/// The lengths of charts, in points. Documented are the width of lines and the area of symbols; the others are guesses by pictures.
enum ChartMetrics {
    static let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    /// In square points.
    static let symbolArea: CGFloat = 30
    /// Between the plot and a label beside it.
    static let labelSpacing: CGFloat = 5
    static let labelSpacingBelow: CGFloat = 4
    /// Between a tick and the label that begins at it.
    static let beginning: CGFloat = 3
    /// The width of a tick's frame, in whose middle the line is.
    static let tickWidth: CGFloat = 1
    static let tickLength: CGFloat = 4
    /// The part of a name that is left at least where it is shortened.
    static let leastShortened: CGFloat = 0.75
    /// The least distance of two labels.
    static let labelGap: CGFloat = 4
    /// The farthest that marks reach out of the plot.
    static let plotMargin: CGFloat = 64
    static let legendSpacing: CGFloat = 10
    static let titleSpacing: CGFloat = 4
    static let annotationSpacing: CGFloat = 4

    /// Lines across are whole, and those that go up are dashed, as in Health.
    static func gridLine(_ axis: Axis) -> StrokeStyle {
        StrokeStyle(lineWidth: 0.5, dash: axis == .horizontal ? [2, 2] : [])
    }
}
