import Foundation
import Testing
import TintypeScene
import TintypeSnapshots
import TintypeTree
import TintypeUI

@testable import Tintype
import UIKit

/// The fonts of an app: declared, brought along, and missing.
@MainActor
@Suite("App: fonts")
struct AppFontTests {
    private struct Hieroglyph: App {
        var body: some Scene { WindowGroup { Text(verbatim: "a\u{13080}").id("sign") } }
    }

    private struct Branded: App {
        /// A face of a file that is declared while its app is made.
        static let file = "/usr/share/fonts/opentype/inter/InterDisplay-Black.otf"

        var body: some Scene {
            CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: Branded.file) as CFURL, .process, nil)
            return WindowGroup { Text(verbatim: "Brand").font(.custom("InterDisplay-Black", size: 40)) }
        }
    }

    private func options(_ change: (inout AppSnapshotOptions) -> Void = { _ in }) -> AppSnapshotOptions {
        var options = AppSnapshotOptions()
        options.size = CGSize(width: 200, height: 60)
        options.scale = 1
        change(&options)
        return options
    }

    @Test("a character that no font has is a box and a note with its code point; with --strict-glyphs an error")
    func missing() throws {
        let drawn = try AppPicture<Hieroglyph>(options: options()).png()
        #expect(drawn.notes.count == 1)
        #expect(drawn.notes[0].contains("a box stands for a character") && drawn.notes[0].contains("U+13080"))
        #expect(drawn.notes[0].contains("--font <file>"))
        let strict = options { $0.isStrictAboutGlyphs = true }
        #expect(throws: RenderErrors.self) { try AppPicture<Hieroglyph>(options: strict).png() }
    }

    @Test("the renderer draws a box and notes it, or throws")
    func renderer() throws {
        let renderer = ImageRenderer(content: Text(verbatim: "\u{13080}"))
        _ = try renderer.bitmap()
        #expect(renderer.notes.count == 1)
        renderer.missingGlyphs = .error
        #expect(throws: RenderErrors.self) { try renderer.bitmap() }
    }

    @Test("a font that an app declares while it is made is in its picture, and has its names")
    func registered() throws {
        let drawn = try AppPicture<Branded>(options: options()).png()
        #expect(ProgramFonts.shared.files.contains(Branded.file))
        #expect(try AppPicture<Branded>(options: options()).png().bytes == drawn.bytes)
        #expect(UIFont.fontNames(forFamilyName: "Inter Display").contains("InterDisplay-Black"))
        #expect(UIFont.familyNames.contains("Inter Display"))
        let files = ProgramFonts.shared.files
        try ProgramFonts.shared.register([Branded.file])
        #expect(ProgramFonts.shared.files == files)
    }

    @Test("what is no font cannot be registered, and says so")
    func unreadable() throws {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/etc/hostname") as CFURL, .process, &error))
        #expect(
            error?.takeRetainedValue().localizedDescription.contains("/etc/hostname cannot be read as a font") == true)
        var failed: [CFError] = []
        CTFontManagerRegisterFontURLs([URL(fileURLWithPath: "/nowhere.ttf")], .process, true) { errors, _ in
            failed += errors.compactMap { $0 as? CFError }
            return true
        }
        #expect(failed.count == 1)
        #expect(CGDataProvider(filename: "/etc/hostname").flatMap(CGFont.init) == nil)
        #expect(!ProgramFonts.shared.files.contains("/etc/hostname"))
        let run = AppRun<Hieroglyph>(program: "App")
        #expect(run.code(of: ["--snapshot", "no/such/folder/a.png", "--font", "/nowhere.ttf"]) == 3)
    }

    @Test("a font that was read from a file or memory has its names")
    func graphicsFont() throws {
        let provider = try #require(CGDataProvider(filename: Branded.file))
        #expect(CGFont(provider)?.postScriptName == "InterDisplay-Black")
        let data = try Data(contentsOf: URL(fileURLWithPath: Branded.file))
        let copy = try #require(CGDataProvider(data: data as CFData).flatMap(CGFont.init))
        #expect(copy.fullName == "Inter Display Black")
        try FileManager.default.removeItem(at: copy.file)
    }

    @Test("an app brings the fonts that its Info.plist names, and without such a list all of its resources")
    func bundled() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("App-\(UUID().uuidString).resources")
            .path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for file in ["Fonts/Brand.ttf", "Fonts/Other.otf", "More/Third.TTC", "notes.txt"] {
            let url = URL(fileURLWithPath: folder + "/" + file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: url)
        }
        func fonts() -> [String] { FontFiles.ofApp(in: [folder]).map { String($0.dropFirst(folder.count + 1)) } }
        #expect(fonts() == ["Fonts/Brand.ttf", "Fonts/Other.otf", "More/Third.TTC"])
        func list(_ values: [String: Any]) throws {
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
                .write(to: URL(fileURLWithPath: folder + "/Info.plist"))
        }
        try list(["UIAppFonts": ["Brand.ttf", "More/Third.TTC", "Lost.ttf"]])
        #expect(fonts() == ["Fonts/Brand.ttf", "More/Third.TTC"])
        try list(["ATSApplicationFontsPath": "Fonts"])
        #expect(fonts() == ["Fonts/Brand.ttf", "Fonts/Other.otf"])
        #expect(try FontFiles.expanding([folder, "/a.ttf"]).count == 4)
    }

    @Test("a picture's fingerprint has the icon font where a symbol is drawn from it")
    func symbols() throws {
        let pipeline = ScenePipeline(resources: try RenderResources())
        func fingerprint(_ body: String) throws -> Fingerprint {
            let scene = try SceneFile.parse(text: "body: {\(body)}", file: "a.yaml")
            return try pipeline.snapshot(pipeline.draw(scene), name: "a").fingerprint
        }
        let hash = try #require(try pipeline.resources.fullFingerprint().symbols)
        #expect(try fingerprint("Image: {systemName: gift}").symbols == hash)
        #expect(try fingerprint("HStack: [{Text: a}, {Image: {systemName: giftcard.fill}}]").symbols == hash)
        // A picture after one with symbols has none of its own, nor has a symbol that is drawn without a glyph.
        #expect(try fingerprint("Text: bell").symbols == nil)
        #expect(try fingerprint("Image: {systemName: circle}").symbols == nil)
    }

    @Test("a picture's fingerprint names the fonts that are in it, and no others")
    func fingerprint() throws {
        let resources = try RenderResources.standard.get()
        func fonts(_ text: String) throws -> [String] {
            let renderer = ImageRenderer(content: Text(verbatim: text))
            return try resources.fingerprint(of: renderer.laidOut().list, hasSymbols: false).fonts.keys.sorted()
        }
        #expect(try fonts("a") == ["Inter-Regular"])
        #expect(try fonts("a\u{13080}") == ["Inter-Regular"])
        #expect(try fonts("aน") == ["Inter-Regular", "NotoSansThaiUI-Regular"])
    }
}
