import Foundation
import TintypeGraphics
import TintypeTree

/// The views that are presented, over the whole screen, each above those before.
struct PresentationPage: PageLayout {
    let views: [PresentedView]
    let place: ScopeOrigin

    func place(on page: inout Page) {
        let (screen, unsafe) = page.screen
        for (index, view) in views.enumerated() {
            // A card has the looks of the system that its presenter has, and its place is the root's.
            var place = place.part(index)
            place.environment.platform = view.content.origin.environment.platform
            let stage = PresentationStage(
                screen: screen, unsafe: unsafe, place: place, source: page.value(of: view.source))
            for part in stage.parts(of: view) {
                page.put(part.node, in: part.frame, anchor: .topLeading, safeArea: .everything)
            }
        }
    }

    var nodeName: String { "presentations" }
}
