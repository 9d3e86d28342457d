import Foundation
import Testing
import TintypeTree
import TintypeUI

@Suite("Backgrounds of containers")
@MainActor
struct ContainerBackgroundTests {
    @Test(
        "the background of a container that draws none itself fills the room of the view, which stands in its middle",
        arguments: [.subscriptionStoreHeader, .window] as [ContainerBackgroundPlacement])
    func fills(container: ContainerBackgroundPlacement) throws {
        let scene = try settle(
            VStack(spacing: 0) {
                Color.blue.frame(width: 40, height: 20).id("view")
                    .containerBackground(for: container) { Color.red.id("ground") }
                Color.green.frame(height: 100)
            }, width: 300, height: 400)
        #expect(try scene.frame("ground") == CGRect(x: 0, y: 0, width: 300, height: 300))
        #expect(try scene.frame("view") == CGRect(x: 130, y: 140, width: 40, height: 20))
    }

    @Test("a navigation's background is behind all of its page, and the view that says it keeps its place")
    func navigations() throws {
        let rows = VStack(spacing: 0) {
            Color.blue.frame(width: 40, height: 20).id("view")
                .containerBackground(for: .navigation, alignment: .bottomTrailing) {
                    Color.red.frame(width: 50, height: 30).id("ground")
                }
            Color.green.frame(width: 40, height: 100)
        }
        let plain = try settle(rows, width: 300, height: 400)
        let page = try settle(NavigationStack { rows }, width: 300, height: 400)
        #expect(try page.frame("ground") == CGRect(x: 250, y: 370, width: 50, height: 30))
        #expect(try page.frame("view") == CGRect(x: 130, y: 140, width: 40, height: 20))
        #expect(try plain.frame("view") == CGRect(x: 130, y: 140, width: 40, height: 20))
        #expect(throws: (any Error).self) { try plain.frame("ground") }
    }

    @Test("the background of tabs is behind the chosen one, also from within a navigation")
    func tabs() throws {
        let scene = try settle(
            TabView {
                NavigationStack { Text("One").containerBackground(for: .tabView) { Color.red.id("ground") } }
                    .tabItem { Text("First") }
                Text("Two").tabItem { Text("Second") }
            }, width: 300, height: 400)
        #expect(try scene.frame("ground") == CGRect(x: 0, y: 0, width: 300, height: 400))
    }

    @Test("a widget's background is as large as the view")
    func widgets() throws {
        let scene = try settle(
            Color.blue.frame(width: 40, height: 20).containerBackground(for: .widget) { Color.red.id("ground") },
            width: 300, height: 400)
        #expect(try scene.frame("ground").size == CGSize(width: 40, height: 20))
    }
}
