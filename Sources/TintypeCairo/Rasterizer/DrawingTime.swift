import TintypeGraphics

/// The time that drawing one picture may take, of the thread that it begins on.
final class DrawingTime {
    private let limits: Limits
    private let deadline: Deadline

    init(_ limits: Limits) {
        self.limits = limits
        deadline = Deadline(seconds: limits.seconds, patience: Self.patience)
        deadline.begin()
    }

    /// The number of plain shapes that are drawn without a look at the clock.
    private static let patience = 16

    /// Asks before an item is drawn. One may be a layer as large as the picture, beside which a look at the clock costs nothing; a text
    /// or a shape costs little more than that look.
    ///
    /// - Throws: ``RenderError`` where the time is over.
    func check(before item: DisplayItem) throws {
        let weight = if case .group = item { Self.patience } else { 1 }
        guard deadline.step(weight) else { return }
        throw RenderError("drawing it takes more than \(limits.seconds) s", hint: limits.remedy(.seconds))
    }
}
