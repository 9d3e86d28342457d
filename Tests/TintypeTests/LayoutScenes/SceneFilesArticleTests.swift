import Foundation
import Testing
import TintypeScene

@testable import Tintype

/// The page of the scene language: what it shows is drawn, and what it lists is all that there is.
@Suite("The article on scene files")
struct SceneFilesArticleTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) -> String {
        (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    private static let article = text("Sources/Tintype/Tintype.docc/SceneFiles.md")

    /// The examples of the article, each a whole scene.
    static let examples = article.components(separatedBy: "```yaml\n").dropFirst().map {
        $0.components(separatedBy: "```")[0]
    }

    @Test("every example is drawn, without a word of warning", arguments: examples)
    func example(_ yaml: String) throws {
        let pipeline = ScenePipeline(resources: try RenderResources.standard.get())
        do {
            let scene = try SceneFile.parse(text: yaml, file: "example.yaml")
            for variant in scene.variants {
                let drawn = try pipeline.draw(scene, variant: variant)
                #expect(scene.errors(drawn.warnings).description == "")
                let picture = try pipeline.rasterize(drawn)
                #expect(Set(stride(from: 0, to: picture.bytes.count, by: 4).map { picture.bytes[$0] }).count > 1)
            }
        } catch let errors as SceneErrors {
            Issue.record("\(errors)")
        }
    }

    @Test("there are examples of each of the language's parts")
    func parts() {
        #expect(Self.examples.count >= 12)
        let words = ["parameters:", "content", "if:", "else:", "nil", "state:", "onAppear:", "preferences:", "$("]
        for word in words { #expect(Self.examples.contains { $0.contains(word) }, "\(word)") }
    }

    @Test("the reference is that of the vocabulary; TINTYPE_RECORD=all writes it anew")
    func reference() throws {
        let file = Self.root.appendingPathComponent("Sources/Tintype/Tintype.docc/SceneReference.md")
        if ProcessInfo.processInfo.environment["TINTYPE_RECORD"] == "all" {
            try VocabularyReference.markdown().write(to: file, atomically: true, encoding: .utf8)
        }
        let isRecorded = try String(contentsOf: file, encoding: .utf8) == VocabularyReference.markdown()
        #expect(isRecorded, "write it: TINTYPE_RECORD=all swift test --filter SceneFilesArticle")
        #expect(Self.text("README.md").contains("(Sources/Tintype/Tintype.docc/SceneFiles.md)"))
    }
}
