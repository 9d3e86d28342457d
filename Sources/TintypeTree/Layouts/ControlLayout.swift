import Foundation
import TintypeGraphics

/// A control around its picture: it changes no size, and stands from its neighbours as controls do.
struct ControlLayout: UnaryLayout {
    /// The control's word in dumps.
    let name: String
    let attributes: [SettledAttribute]
    let isEnabled: Bool
    /// The things that can be done with it.
    let actions: [ControlAction]

    func answer(_ proposal: ProposedViewSize, _ child: Node) -> SizeAnswer { child.answer(proposal) }

    func placement(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ child: LayoutSubview
    ) -> (CGPoint, ProposedViewSize) {
        (bounds.origin, proposal)
    }

    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ child: Node) -> GuideAnswer? {
        child.explicitGuide(key, proposal)
    }

    func flexibleAxes(_ children: [Node]) -> Axis.Set { children[0].flexibleAxes }

    // A control is no text, even where its label alone is seen: text stands 8 points and more from it (Semantics.md 1.12).
    var plainEdges: Edge.Set { .all }
    var passesOnlyChild: Bool { true }
    var nodeName: String { name }
    var nodeAttributes: [SettledAttribute] { attributes }
}
