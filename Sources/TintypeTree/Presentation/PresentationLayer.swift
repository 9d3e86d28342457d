import Foundation
import TintypeGraphics

/// What is presented, over the whole canvas, each view above those before.
///
/// The look is that of iOS 26 where it is known; heights, radii and the dimming are estimated from pictures.
final class PresentationLayer: DeferredContent {
    private let views: [PresentedView]
    private let place: ScopeOrigin
    private(set) var made: [Node] = []

    init(_ views: [PresentedView], place: ScopeOrigin) {
        self.views = views
        self.place = place
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        let canvas = context.safeArea?.bounds ?? frame
        let unsafe = context.safeArea?.insets ?? EdgeInsets()
        made = []
        for (index, view) in views.enumerated() {
            let stage = PresentationStage(
                canvas: canvas, safeArea: unsafe, place: place.part(index),
                source: view.source.value(in: context.geometry(of: .zero)))
            for item in stage.items(view) {
                var inner = context
                inner.safeArea = nil
                inner.visible = nil
                pass.place(item.node, at: item.frame.origin, proposal: ProposedViewSize(item.frame.size), inner)
                made.append(item.node)
            }
        }
    }

    var nodeName: String { "presentations" }
}

/// A part of what is presented, and where it stands.
struct PresentedItem {
    var node: Node
    /// In points of the canvas's space.
    var frame: CGRect
}
