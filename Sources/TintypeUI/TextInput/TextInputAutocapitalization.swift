/// The letters that are made capitals while typing.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let kind: UITextAutocapitalizationType

    private init(kind: UITextAutocapitalizationType) {
        self.kind = kind
    }

    /// Creates the choice from UIKit's.
    public init?(_ type: UITextAutocapitalizationType) {
        kind = type
    }

    public static let never = TextInputAutocapitalization(kind: .none)
    public static let words = TextInputAutocapitalization(kind: .words)
    public static let sentences = TextInputAutocapitalization(kind: .sentences)
    public static let characters = TextInputAutocapitalization(kind: .allCharacters)
}
