import TintypeTree

/// Lines of read-only text, in the font and style around it.
public struct Text: PrimitiveView, Equatable {
    private let string: String

    public init(_ content: some StringProtocol) {
        string = String(content)
    }

    public init(verbatim content: String) {
        string = content
    }

    func evaluate(into scope: inout Scope) { scope.appendText(string) }
}
