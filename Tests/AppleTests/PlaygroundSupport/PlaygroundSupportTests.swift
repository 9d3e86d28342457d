import PlaygroundSupport
import SwiftUI
import Testing

@Suite("PlaygroundSupport")
@MainActor
struct PlaygroundSupportTests {
    @Test("a page keeps the view that it is given: UIKit's as it is, and SwiftUI's within a controller")
    func views() {
        let page = PlaygroundPage.current
        defer { page.liveView = nil }
        let view = UIView()
        page.liveView = view
        guard case .view(let kept)? = page.liveView?.playgroundLiveViewRepresentation else {
            Issue.record("no view")
            return
        }
        #expect(kept === view)
        page.setLiveView(Text("a"))
        guard case .viewController(let controller)? = page.liveView?.playgroundLiveViewRepresentation else {
            Issue.record("no controller")
            return
        }
        #expect(controller is UIHostingController<Text>)
    }
}
