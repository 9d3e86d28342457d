import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

@Suite("The scenes that the product exists for")
struct FixtureTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Fixtures/scenes")
        .standardizedFileURL

    static var names: [String] {
        let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        let scenes = files.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
        return scenes.filter { !$0.contains("/_") && !$0.contains(".xcassets/") }.sorted()
    }

    /// The files beside a fixture.
    private struct Folder: SceneFolder {
        let url: URL

        func read(_ path: String, limit: Int) throws -> [UInt8]? {
            try? Array(Data(contentsOf: url.appending(path: path)))
        }

        func assets(_ path: String) throws -> (any SceneAssets)? { AnyAssets() }
    }

    private static func parse(_ name: String) throws -> SceneFile {
        let url = root.appending(path: name)
        return try SceneFile.parse(
            Data(contentsOf: url), file: name, folder: Folder(url: url.deletingLastPathComponent()))
    }

    static func settle(_ name: String) throws -> SettledScene {
        let scene = try parse(name)
        do {
            return try scene.settle()
        } catch let errors as RenderErrors {
            throw scene.errors(errors)
        }
    }

    @Test("every scene of the fixtures settles", arguments: names)
    func settles(_ name: String) throws {
        let scene = try Self.settle(name)
        #expect(scene.size.width > 0)
    }

    @Test("no scene of the fixtures is warned of", arguments: names)
    func isClean(_ name: String) throws {
        let scene = try Self.parse(name)
        for variant in scene.variants {
            #expect(scene.warnings(of: try scene.settle(variant)).map(\.description) == [])
        }
    }

    @Test("an inline badge's centre is on the icon's corner")
    func inlineBadge() throws {
        let scene = try Self.settle("badges/inline.yaml")
        let (icon, badge) = try (scene.frame("icon"), scene.frame("badge"))
        #expect(abs(badge.midX - icon.maxX) < 0.01)
        #expect(abs(badge.midY - icon.minY) < 0.01)
    }

    @Test("gathered badges stand on their icons' corners, drawn after all icons and in order")
    func gatheredBadges() throws {
        let scene = try Self.settle("badges/gathered.yaml")
        let texts = scene.all("Text")
        #expect(texts.map { $0["text"] } == ["100", "10", "3"])
        for text in texts {
            let icon = try scene.frame("icon-\(text["text"] ?? "")")
            #expect(abs(text.frame.midX - icon.maxX) < 0.01)
            #expect(abs(text.frame.midY - icon.minY) < 0.01)
        }
    }

    @Test("the ellipse is the text's frame grown by 10 points, and follows the anchor to the symbol")
    func highlight() throws {
        for (name, target) in [("anchors/exact.yaml", "text"), ("anchors/follows-symbol.yaml", "symbol")] {
            let scene = try Self.settle(name)
            let ellipse = try #require(scene.all("Ellipse").first)
            let expected = try scene.frame(target).insetBy(dx: -10, dy: -10)
            #expect(abs(ellipse.frame.minX - expected.minX) < 0.01)
            #expect(abs(ellipse.frame.minY - expected.minY) < 0.01)
            #expect(abs(ellipse.frame.width - expected.width) < 0.01)
            #expect(abs(ellipse.frame.height - expected.height) < 0.01)
        }
    }
}
