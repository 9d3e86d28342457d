import Foundation
import Testing
import TintypeTree
import TintypeUI

@Suite("Backgrounds of containers")
@MainActor
struct ContainerBackgroundTests {
    @Test(
        "the background of a container is as large as that, and the view stands in its middle",
        arguments: [.navigation, .subscriptionStoreHeader, .window, .tabView] as [ContainerBackgroundPlacement])
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

    @Test("a widget's background is as large as the view")
    func widgets() throws {
        let scene = try settle(
            Color.blue.frame(width: 40, height: 20).containerBackground(for: .widget) { Color.red.id("ground") },
            width: 300, height: 400)
        #expect(try scene.frame("ground").size == CGSize(width: 40, height: 20))
    }
}
