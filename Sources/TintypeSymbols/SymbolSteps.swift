/// A symbol whose parts light up one after the other, as a variable value grows: what is always lit, and the steps.
struct SymbolSteps: Sendable {
    let base: SymbolDrawing?
    let steps: [SymbolDrawing]

    init(_ steps: [SymbolDrawing]) {
        base = nil
        self.steps = steps
    }

    init(_ base: SymbolDrawing, _ steps: [SymbolDrawing]) {
        self.base = base
        self.steps = steps
    }

    /// All lit.
    var drawing: SymbolDrawing { .joined((base.map { [$0] } ?? []) + steps) }

    /// The number of steps that a value lights, of which 0 lights none and 1 all: a step is lit as soon as the value goes into
    /// it, as Apple's pictures of `wifi` and `cellularbars` show.
    func litCount(at value: Double) -> Int {
        guard value > 0 else { return 0 }
        guard value < 1 else { return steps.count }
        return min(Int((value * Double(steps.count) - 1e-9).rounded(.up)), steps.count)
    }

    /// The opacity of steps that are not lit. Apple states none: estimated from pictures.
    static let unlitOpacity = 0.3
}
