/// A use of a word, as a scene and as Swift write it: the reference shows both, and a test holds that they make one tree and
/// one picture.
package struct WordExample: Hashable, Sendable {
    /// A view, in YAML.
    package let scene: String
    /// The same in Swift; nil for a word that SwiftUI does not have.
    package let swift: String?

    /// A view.
    init(_ scene: String, swift: String?) {
        self.scene = scene
        self.swift = swift
    }

    /// A modifier of a small card, as one item of `modifiers` and as a call: `blur: 2` and `.blur(radius: 2)`.
    static func on(_ modifier: String, swift: String?) -> WordExample {
        let scene = """
            Label: {title: Tintype, systemImage: star}
            modifiers:
              - padding: 12
              - background: {style: yellow, in: {RoundedRectangle: 8}}
              - \(modifier)
            """
        let call = swift.map {
            """
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                \($0)
            """
        }
        return WordExample(scene, swift: call)
    }
}
