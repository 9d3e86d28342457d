import TintypeGraphics
import TintypeSymbols

/// The look that symbols take where they have it: filled, struck through, in a circle.
public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isFilled = false
    private var isSlashed = false

    /// The variants by name; `none` is the plain symbol.
    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(shape: "circle")
    public static let square = SymbolVariants(shape: "square")
    public static let rectangle = SymbolVariants(shape: "rectangle")
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.shape = shape
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    /// These variants and another one.
    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    public var square: SymbolVariants { with { $0.shape = "square" } }
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }

    /// Returns whether these variants hold all of `other`.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    /// The variants of both.
    package func union(_ inner: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: inner.shape ?? shape, isFilled: isFilled || inner.isFilled,
            isSlashed: isSlashed || inner.isSlashed)
    }

    /// The name of a symbol's variant; the symbol's own where there is none.
    func name(of symbol: String) -> String {
        guard self != .none else { return symbol }
        let ended = symbol.hasSuffix(".fill") ? String(symbol.dropLast(5)) : symbol
        var varied = ended
        for part in [shape, isSlashed ? "slash" : nil].compactMap({ $0 }) where !varied.hasSuffix(".\(part)") {
            if SymbolTable.contains("\(varied).\(part)") { varied += ".\(part)" }
        }
        if isFilled || ended != symbol, SymbolTable.contains("\(varied).fill") { return "\(varied).fill" }
        return varied == ended ? symbol : varied
    }
}

private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
    /// The look that symbols take where they have it.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}
