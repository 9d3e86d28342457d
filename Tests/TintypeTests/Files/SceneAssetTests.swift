import Foundation
import Testing
import TintypeGraphics
import TintypeImage
import TintypeScene
import TintypeTree

@testable import Tintype

@Suite("Assets of scenes")
struct SceneAssetTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Fixtures/scenes/assets").standardizedFileURL

    private func index(_ path: String, log: ReadLog? = nil) throws -> AssetIndex {
        let folder = ReadFolder(root: RootFolder(Self.fixtures.path), log: log)
        return try #require(try folder.assets(path) as? AssetIndex)
    }

    @Test("names are those of the catalogue's sets, with their namespaces, and of loose pictures")
    func names() throws {
        let catalogue = try index("Assets.xcassets")
        #expect(catalogue.pictureNames == ["Trees/pine", "leaf", "mark"])
        #expect(catalogue.colorNames == ["brand"])
        #expect(try index("Assets.xcassets/leaf.imageset").pictureNames == ["leaf", "leaf-dark"])
        // A folder has what the catalogues in it have.
        #expect(try index("").pictureNames == ["Trees/pine", "leaf", "mark"])
    }

    @Test("a picture for a kind of device is shown on it; without one, that of a phone")
    func idioms() throws {
        let catalogue = try index("Assets.xcassets")
        let pictures = try [AssetIdiom.iphone, .ipad, .mac, nil].map { idiom in
            try #require(try catalogue.picture("Trees/pine", AssetTraits(scale: 2, isDark: false), idiom)).bitmap
        }
        #expect(pictures[0] != pictures[1])
        #expect(pictures[2] == pictures[0] && pictures[3] == pictures[0])
    }

    @Test("a picture follows scale and scheme, and a template the foreground")
    func variants() throws {
        let catalogue = try index("Assets.xcassets")
        func leaf(_ scale: CGFloat, _ isDark: Bool) throws -> AssetPicture {
            try #require(try catalogue.picture("leaf", AssetTraits(scale: scale, isDark: isDark), .ipad))
        }
        #expect(try leaf(1, false).bitmap.width == 48)
        #expect(try leaf(3, false).bitmap.width == 96)
        #expect(try leaf(1, true).bitmap != leaf(2, false).bitmap)
        #expect(try leaf(1, true).size == CGSize(width: 48, height: 48))
        #expect(try catalogue.picture("mark", AssetTraits(scale: 1, isDark: false), nil)?.isTemplate == true)
    }

    @Test("a scene's log has what the scene looked for, while it was read and while it was drawn")
    func log() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder.appending(path: "x"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [
            "a.yaml": "import: x/lib.yaml\nstate: {path: no.png}\nbody: {Image: {file: =path}}",
            "x/lib.yaml": "data: {d: d.json}", "x/d.json": "[1]",
        ]
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let log = ReadLog()
        let scene = try ScenePipeline.load(
            path: "a.yaml", name: "a.yaml", below: RootFolder(folder.path), log: log)
        #expect(log.paths == ["x/lib.yaml", "x/d.json"].map { folder.path + "/" + $0 })
        #expect(scene.hasComputedFiles)
        #expect(throws: SceneErrors.self) {
            try ScenePipeline(resources: try RenderResources.standard.get()).draw(scene)
        }
        #expect(log.paths.last == folder.path + "/no.png")
    }
}
