import TintypeTree

/// A picture: so far, a symbol by its name.
public struct Image: PrimitiveView, Equatable {
    private let systemName: String

    /// The symbol that SF Symbols calls `systemName`, drawn from the icon font; in the font and style around it.
    public init(systemName: String) {
        self.systemName = systemName
    }

    func evaluate(into scope: inout Scope) { scope.appendSymbol(systemName) }
}
