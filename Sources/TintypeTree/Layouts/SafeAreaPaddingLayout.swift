import Foundation
import TintypeGraphics

/// Padding that counts as an unsafe area for what is inside it.
struct SafeAreaPaddingLayout: UnaryLayout {
    let insets: EdgeInsets

    private var padding: PaddingLayout { PaddingLayout(insets: insets) }

    func answer(_ proposal: ProposedViewSize, _ child: Node) -> SizeAnswer { padding.answer(proposal, child) }

    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ child: Node) -> GuideAnswer? {
        padding.guide(key, proposal, child)
    }

    func placement(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ child: LayoutSubview
    ) -> (CGPoint, ProposedViewSize) {
        padding.placement(in: bounds, proposal, child)
    }

    func unsafeArea(of child: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> EdgeInsets { insets }

    var changesSafeArea: Bool { true }
    var plainEdges: Edge.Set { padding.plainEdges }
    var keepsSpacers: Bool { false }
    var nodeName: String { "safeAreaPadding" }
    var nodeAttributes: [SettledAttribute] { padding.nodeAttributes }
}
