public import Foundation
import TintypeTree

/// Lines of read-only text, in the font and style around it.
public struct Text: PrimitiveView, Equatable {
    let string: String

    /// The text of a key; literals are keys.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        string = key.text
    }

    /// The text as it is.
    @_disfavoredOverload
    public init(_ content: some StringProtocol) {
        string = String(content)
    }

    public init(verbatim content: String) {
        string = content
    }

    func evaluate(into scope: inout Scope) { scope.appendText(string) }
}
