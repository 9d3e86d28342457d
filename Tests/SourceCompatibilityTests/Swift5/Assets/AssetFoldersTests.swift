import Foundation
import Testing
import Tintype
import TintypeGraphics
import TintypeTree

@MainActor
@Suite struct AssetFoldersTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func writePNG(side: Int, to path: String) throws {
        try write("", to: path)
        let renderer = ImageRenderer(content: Color.red.frame(width: CGFloat(side), height: CGFloat(side)))
        try renderer.write(to: folder.appendingPathComponent(path))
    }

    private func assets() throws -> AssetFolders {
        try write(
            """
            {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"},
            {"idiom": "universal", "scale": "2x", "filename": "b.png"}, {"idiom": "universal", "scale": "3x"}],
            "properties": {"template-rendering-intent": "template"}}
            """, to: "Assets.xcassets/Icons/star.imageset/Contents.json")
        try writePNG(side: 10, to: "Assets.xcassets/Icons/star.imageset/a.png")
        try writePNG(side: 20, to: "Assets.xcassets/Icons/star.imageset/b.png")
        try write(
            """
            {"colors": [{"color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0.500", "blue": "51",
            "alpha": "1.000"}}}, {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components":
            {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}}]}
            """, to: "Assets.xcassets/Brand.colorset/Contents.json")
        try writePNG(side: 30, to: "loose@2x.png")
        try write("<?xml version=\"1.0\"?>\n<svg/>", to: "drawing.svg")
        try FileManager.default.copyItem(
            at: PackageFolder.root.appendingPathComponent("Fixtures/images/jpeg/baseline.jpg"),
            to: folder.appendingPathComponent("photo@2x.jpg"))
        return AssetFolders(folders: [folder.path])
    }

    private func traits(_ scale: CGFloat, isDark: Bool = false) -> AssetTraits {
        AssetTraits(scale: scale, isDark: isDark)
    }

    @Test("the variant for the scale is taken, and the largest beyond")
    func scales() throws {
        let assets = try assets()
        defer { try? FileManager.default.removeItem(at: folder) }
        let sizes = try [1, 2, 3].map { try assets.picture(AssetName("star"), traits($0))?.bitmap.width }
        #expect(sizes == [10, 20, 20])
        let picture = try #require(try assets.picture(AssetName("star"), traits(2)))
        #expect(picture.size == CGSize(width: 10, height: 10) && picture.isTemplate)
    }

    @Test("loose files are found by name; other formats say so")
    func loose() throws {
        let assets = try assets()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try assets.picture(AssetName("loose"), traits(1))?.size == CGSize(width: 15, height: 15))
        #expect(try assets.picture(AssetName("photo"), traits(1))?.size == CGSize(width: 8, height: 4))
        #expect(try assets.picture(AssetName("photo.jpg"), traits(1))?.size == CGSize(width: 8, height: 4))
        #expect(try assets.picture(AssetName("nothing"), traits(1)) == nil)
        #expect {
            try assets.picture(AssetName("drawing"), traits(1))
        } throws: {
            ($0 as? RenderError)?.message
                == "the image file drawing.svg cannot be read: it is an SVG, and PNG, JPEG and WebP are read"
        }
    }

    @Test(
        "a set's picture lies in the set: a path out of it is refused, and not read",
        arguments: [
            "../secret.png", "/etc/passwd", "inner/../../secret.png", "..", ".", "", "inner/a.png", "a\\u0000.png",
        ])
    func outside(file: String) throws {
        let assets = try assets()
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("{\"images\": [{\"filename\": \"\(file)\"}]}", to: "Assets.xcassets/leak.imageset/Contents.json")
        try writePNG(side: 40, to: "Assets.xcassets/secret.png")
        try writePNG(side: 40, to: "Assets.xcassets/leak.imageset/inner/a.png")
        #expect {
            try assets.picture(AssetName("leak"), traits(1))
        } throws: {
            let message = ($0 as? RenderError)?.message
            return message?.hasPrefix("the image set leak has no picture: ") == true
                && message?.hasSuffix(" is not the name of a file in it") == true
        }
    }

    @Test("colours are read in all their notations, for both schemes")
    func colors() throws {
        let assets = try assets()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(assets.color(AssetName("Brand"), traits(1))?.description == "#ff8033")
        #expect(assets.color(AssetName("Brand"), traits(1, isDark: true))?.description == "#000000")
        #expect(assets.color(AssetName("Other"), traits(1)) == nil)
    }
}
