import Foundation
import Testing
import TintypeTree

@testable import TintypeScene

@Suite("Pictures of files beside a scene")
struct PictureTests {
    /// The pictures of the scenes that are drawn as fixtures.
    private struct Fixtures: SceneFolder {
        func read(_ path: String, limit: Int) throws -> [UInt8]? {
            let folder = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../Fixtures/scenes/drawing").standardizedFileURL
            return try? [UInt8](Data(contentsOf: folder.appending(path: path)))
        }

        func assets(_ path: String) throws -> (any SceneAssets)? { nil }
    }

    private func widths(_ view: String) throws -> [CGFloat] {
        let scene = try SceneFile.parse(
            Array("state: {path: photos/hills.png}\nbody:\n  \(view)".utf8), file: "a.yaml", folder: Fixtures())
        return try scene.settle().all("Image").map(\.frame.width)
    }

    @Test("a picture has its pixels' size, less by its scale, and fills what it is offered once it is resizable")
    func sizes() throws {
        #expect(try widths("Image: {file: photos/hills.png}") == [240])
        #expect(try widths("Image: {file: =path, scale: 2}") == [120])
        #expect(
            try widths("{Image: {file: photos/hills.png}, modifiers: [resizable, {frame: {width: 30, height: 30}}]}")
                == [30])
    }

    @Test("a loaded picture's content knows its path; other phases show their own views")
    func phases() throws {
        let views = "content: [{Image: {file: =image, scale: 3}}], placeholder: [{Text: a}]"
        #expect(try widths("AsyncImage: {file: photos/hills.png, \(views)}") == [80])
        #expect(try widths("AsyncImage: {file: photos/hills.png, phase: failure, \(views)}") == [])
        #expect(try widths("AsyncImage: {placeholder: [{Image: {systemName: star}}]}").count == 1)
    }

    @Test(
        "what is no picture of the folder is refused with its place",
        arguments: [
            ("Image: {file: no.png}", "there is no file \"no.png\""),
            ("Image: {file: ../a.png}", "\"../a.png\" cannot be read: it lies outside of the folder"),
            ("Image: {file: /etc/a.png}", "\"/etc/a.png\" is a path from the system's root"),
            ("Image: {file: 'https://a.b/c.png'}", "\"https://a.b/c.png\" is an address, and nothing is fetched"),
            (
                "Image: {file: text.png}",
                "the picture \"text.png\" cannot be read: it is no PNG, JPEG or WebP file"
            ),
            ("Image: {file: text.png, systemName: star}", "Image takes either \"systemName\" or \"file\""),
            ("Circle: {fill: {image: no.png}}", "there is no file \"no.png\""),
            ("Circle: {fill: {image: {name: paper}}}", "the scene has no assets"),
            (
                "Circle: {fill: {image: {name: paper, file: text.png}}}",
                "image takes either \"name\" or \"file\""
            ),
            ("Label: {title: a, image: paper}", "the scene has no assets"),
            ("Label: {title: a, image: paper, systemImage: star}", "Label takes either \"systemImage\" or \"image\""),
            ("TabView: [{Tab: {title: a, image: paper, content: [{Text: b}]}}]", "the scene has no assets"),
        ])
    func refusals(view: String, message: String) {
        let errors = MemoryFolder(files: ["text.png": "hello"]).errors("body:\n  \(view)")
        #expect(errors.contains("a.yaml:3: \(message)"), "\(errors)")
    }
}
