import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Sections outside lists")
@MainActor
struct SectionTests {
    @Test("header, content and footer are views of the container around, one after the other")
    func order() throws {
        let view = VStack(spacing: 10) {
            Section {
                Color.blue.frame(height: 20).id("first")
                Color.blue.frame(height: 20).id("second")
            } header: {
                Color.red.frame(height: 10).id("header")
            } footer: {
                Color.red.frame(height: 5).id("footer")
            }
        }
        let scene = try settle(view, width: 50, height: 85)
        // 10 + 20 + 20 + 5, and three gaps of 10.
        #expect(try ["header", "first", "second", "footer"].map { try scene.frame($0).minY } == [0, 20, 50, 80])
    }

    @Test("without a header or a footer no room is kept for them")
    func partial() throws {
        let view = VStack(spacing: 10) {
            Section { Color.blue.frame(height: 20).id("alone") }
            Section("Title") { EmptyView() }
        }
        let scene = try settle(view, width: 50)
        #expect(try scene.frame("alone").minY == 0)
        #expect(scene.tree.text().contains("Title"))
    }

    @Test("a modifier on a section is put around each of its views")
    func modifiers() throws {
        let view = VStack(spacing: 0) {
            Section {
                Color.blue.frame(height: 20).id("content")
            } header: {
                Color.red.frame(height: 10).id("header")
            }
            .padding(.top, 4)
        }
        let scene = try settle(view, width: 50, height: 38)
        #expect(try scene.frame("header").minY == 4)
        #expect(try scene.frame("content").minY == 18)
    }
}
