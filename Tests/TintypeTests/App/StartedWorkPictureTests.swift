import Foundation
import Testing
import TintypeGraphics
import TintypeImage
import TintypeTree
import TintypeUI

@testable import Tintype

/// Work that views start is in pictures of apps and of `ImageRenderer`.
@MainActor
@Suite("Pictures of what views start")
struct StartedWorkPictureTests {
    private struct Late: App {
        var body: some Scene { WindowGroup { LateView() } }
    }

    private struct LateView: View {
        @State private var color = Color.red

        var body: some View {
            color.ignoresSafeArea()
                .task {
                    try? await Task.sleep(for: .seconds(0.25))
                    color = .green
                }
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { color = .blue }
                }
        }
    }

    private func color(_ arguments: String...) throws -> SIMD4<UInt8> {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tintype-app-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let given = ["--snapshot", file.path, "--size", "10x10", "--scale", "1"] + arguments
        #expect(AppRun<Late>(program: "Late").code(of: given) == 0)
        return try PNG.decode(Array(try Data(contentsOf: file))).bitmap[5, 5]
    }

    private func drawn(_ color: Color) throws -> SIMD4<UInt8> {
        try ImageRenderer(content: color.frame(width: 10, height: 10)).bitmap()[5, 5]
    }

    @Test("an app's window is drawn after a virtual second, or after the wait that is asked for")
    func app() throws {
        #expect(try color("--wait", "0") == drawn(.red))
        #expect(try color() == drawn(.green))
        #expect(try color("--wait", "3") == drawn(.blue))
    }

    @Test("a renderer waits as an app does, and says what was still waiting")
    func renderer() throws {
        let renderer = ImageRenderer(content: LateView().frame(width: 10, height: 10))
        #expect(try renderer.bitmap()[5, 5] == drawn(.green))
        #expect(renderer.notes.count == 1)
        renderer.wait = 3
        #expect(try renderer.bitmap()[5, 5] == drawn(.blue))
        #expect(renderer.notes.isEmpty)
    }
}
