import TintypeGraphics

/// The time that drawing one picture may take, of the thread that it begins on.
final class DrawingTime {
    private let limits: Limits
    private let deadline: Deadline

    init(_ limits: Limits) {
        self.limits = limits
        // An item may be a layer as large as the picture, beside which a look at the clock costs nothing.
        deadline = Deadline(seconds: limits.seconds, patience: 1)
        deadline.begin()
    }

    /// - Throws: ``RenderError`` where the time is over.
    func check() throws {
        guard deadline.step() else { return }
        throw RenderError("drawing it takes more than \(limits.seconds) s", hint: limits.remedy(.seconds))
    }
}
