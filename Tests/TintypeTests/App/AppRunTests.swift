import Foundation
import Testing
import TintypeGraphics
import TintypeImage
import TintypeTree
import TintypeUI

@testable import Tintype

/// An app's run, from its arguments to the file.
@MainActor
@Suite("App: runs")
struct AppRunTests {
    private struct Swatches: App {
        @State private var color = Color.red

        var body: some Scene {
            Settings { Color.black }
            WindowGroup { color.ignoresSafeArea() }
            Window("Guide", id: "guide") { Shade().ignoresSafeArea() }
                .environment(\.lineLimit, 7)
        }
    }

    private struct Shade: View {
        @Environment(\.lineLimit) private var lineLimit

        var body: some View { lineLimit == 7 ? Color.blue : Color.white }
    }

    private struct Broken: App {
        // No font of the list has this hieroglyph.
        var body: some Scene { WindowGroup { Text(verbatim: "\u{13080}") } }
    }

    private func picture(_ arguments: String...) throws -> Bitmap {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tintype-app-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(AppRun<Swatches>(program: "Swatches").code(of: ["--snapshot", file.path] + arguments) == 0)
        return try PNG.decode(Array(try Data(contentsOf: file))).bitmap
    }

    @Test("the first window is drawn, on the default device")
    func firstWindow() throws {
        let picture = try picture()
        #expect(picture.width == 1179 && picture.height == 2556)
    }

    @Test("a window is found by its id, in its scene's environment")
    func namedWindow() throws {
        let first = try picture("--size", "10x20", "--scale", "1")
        let guide = try picture("--size", "10x20", "--scale", "1", "--window", "guide")
        #expect(first.width == 10 && first.height == 20)
        let blue = try ImageRenderer(content: Color.blue.frame(width: 10, height: 20)).bitmap()
        #expect(guide == blue)
        #expect(first != blue)
    }

    @Test("exit codes: 2 for usage, 3 for what cannot be drawn, and then no file is there")
    func codes() {
        let run = AppRun<Broken>(program: "Broken")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tintype-app-\(UUID().uuidString).png")
        #expect(run.code(of: []) == 2)
        #expect(run.code(of: ["--snapshot", file.path, "--strict-glyphs"]) == 3)
        #expect(!FileManager.default.fileExists(atPath: file.path))
        #expect(AppRun<Swatches>(program: "").code(of: ["--snapshot", file.path, "--window", "none"]) == 2)
        #expect(AppRun<Swatches>(program: "").code(of: ["--snapshot", "no/such/folder/a.png"]) == 3)
    }

    @Test("a window that is not there is named, with those that are")
    func missingWindow() throws {
        let app = AppView(Swatches(), window: .named("none"))
        let session = Session(context: try RenderResources.viewContext(scale: 1))
        let pass = SettlePass(session: session, canvas: .unspecified)
        #expect {
            try pass.run { AppView<Swatches>._evaluate(app, into: &$0) }
        } throws: { error in
            "\(error)".contains("the app has no window \"none\"") && "\(error)".contains("\"Settings\", \"guide\"")
        }
    }
}
