import Foundation
import SwiftUI
import Testing
import TintypeGraphics
import TintypeImage
import TintypeTesting
import TintypeUI

@testable import Herbarium

/// A whole app, built as it is.
@MainActor
@Suite("A whole app")
struct HerbariumTests {
    @Test("its first screen is drawn as before")
    func firstScreen() {
        assertSnapshot(of: AppView(HerbariumApp()), as: .image(layout: .device(config: .iPhone15), scale: 1))
    }

    @Test("run with --snapshot it draws that screen into a file")
    func run() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("herbarium-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let app = Process()
        app.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("Herbarium")
        app.arguments = ["--snapshot", file.path, "--scale", "1"]
        try app.run()
        app.waitUntilExit()
        #expect(app.terminationStatus == 0)
        let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__/HerbariumTests/firstScreen.png")
        #expect(try pixels(of: file) == pixels(of: golden))
    }

    @Test("each of its previews is drawn as before")
    func previews() async {
        await assertPreviews(of: "Herbarium", scale: 1)
    }

    private func pixels(of file: URL) throws -> Bitmap {
        try PNG.decode(Array(try Data(contentsOf: file))).bitmap
    }
}
