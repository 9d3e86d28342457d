/// A path that stays below the folder that it is relative to, as far as its text tells.
package struct JailedPath: Hashable, Sendable {
    /// The most bytes of a path.
    package static let maximumLength = 1024
    /// The most bytes between two slashes.
    package static let maximumComponentLength = 255

    package let text: String

    /// nil for what is absolute, empty or too long, goes up or nowhere (`..`, `.`, `//`), or holds a control character, a
    /// backslash or a colon, which mean something else on other systems.
    package init?(_ text: String) {
        guard (1...JailedPath.maximumLength).contains(text.utf8.count), text.unicodeScalars.allSatisfy(Self.isPlain)
        else { return nil }
        let components = text.split(separator: "/", omittingEmptySubsequences: false)
        guard
            components.allSatisfy({ component in
                !component.isEmpty && component != "." && component != ".."
                    && component.utf8.count <= JailedPath.maximumComponentLength
            })
        else { return nil }
        self.text = text
    }

    /// The names between the slashes.
    package var components: [String] { text.split(separator: "/").map(String.init) }

    /// Indicates whether a component starts with a dot, as those of version control do.
    package var isHidden: Bool { components.contains { $0.hasPrefix(".") } }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 32 && !(127...159).contains(scalar.value) && scalar != "\\" && scalar != ":"
            && !scalar.properties.isBidiControl
    }
}
