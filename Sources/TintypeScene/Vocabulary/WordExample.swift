/// A use of a word, as a scene and as Swift write it: the reference shows both, and a test holds that they make one tree and
/// one picture.
package struct WordExample: Hashable, Sendable {
    /// A view, in YAML.
    package let scene: String
    /// The same in Swift; nil for a word that SwiftUI does not have.
    package let swift: String?
    /// The sections of the scene besides its body, in YAML; empty where it needs none.
    package let declarations: String
    /// The types that the Swift form uses; empty where it uses none.
    package let types: String

    /// A view, with what it needs declared.
    init(_ scene: String, declarations: String = "", swift: String?, types: String = "") {
        self.scene = scene
        self.declarations = declarations
        self.swift = swift
        self.types = types
    }

    /// Indicates whether it shows an open menu, which needs more height than the control that opens it.
    package var opensMenu: Bool { scene.contains("isOpen: true") }

    /// The whole scene file.
    package var file: String {
        let body = scene.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
        return (declarations.isEmpty ? "" : declarations + "\n") + "body:\n" + body.joined(separator: "\n") + "\n"
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
