import Foundation
package import TintypeGraphics

/// A layout of ours, which knows more of itself than the public protocol asks.
package protocol BuiltInLayout: Layout, Described {
    /// The axes along which the size can follow the proposal.
    func flexibleAxes(_ children: [Node]) -> Axis.Set
    /// The size for `proposal`, with the other proposals that have the same one.
    func answer(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> SizeAnswer
    /// The place of a guide at the container's size for `proposal`, where the container or a child that speaks for it sets
    /// it; nil otherwise.
    func guide(
        _ key: AlignmentKey, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) -> GuideAnswer?
    /// The layout with a cache, its type erased.
    func makeBox() -> LayoutBox
    var passesOnlyChild: Bool { get }
    var isUnary: Bool { get }
    var changesSafeArea: Bool { get }
    /// The unsafe area that the container adds for a child that it is asked to lay out for `proposal`, in points.
    func unsafeArea(of child: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> EdgeInsets
}

extension BuiltInLayout {
    package var passesOnlyChild: Bool { false }
    package var isUnary: Bool { false }

    package func answer(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> SizeAnswer {
        let size = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        return .only(size, for: proposal, flexibleAxes: flexibleAxes(subviews.nodes))
    }

    package func guide(
        _ key: AlignmentKey, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) -> GuideAnswer? {
        let size = answer(proposal, subviews, &cache).size(proposal)
        return explicitAlignment(key, in: CGRect(origin: .zero, size: size), proposal, subviews, &cache)
            .map { .only($0, key, for: proposal) }
    }

    package func makeBox() -> LayoutBox { BuiltInLayoutBox(self) }

    package var changesSafeArea: Bool { false }

    package func unsafeArea(
        of child: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> EdgeInsets {
        EdgeInsets()
    }

    /// All axes along which a child's size follows.
    package func flexibleAxes(_ children: [Node]) -> Axis.Set {
        children.reduce(into: Axis.Set()) { $0.formUnion($1.flexibleAxes) }
    }
}

final class BuiltInLayoutBox<L: BuiltInLayout>: TypedLayoutBox<L> {
    override func flexibleAxes(_ children: [Node]) -> Axis.Set { layout.flexibleAxes(children) }

    override func answer(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> SizeAnswer {
        withCache(subviews) { layout.answer(proposal, subviews, &$0) }
    }

    override func guide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> GuideAnswer? {
        withCache(subviews) { layout.guide(key, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func forgetSolutions() { forgetCache() }

    override var passesOnlyChild: Bool { layout.passesOnlyChild }
    override var isUnary: Bool { layout.isUnary }
    override var changesSafeArea: Bool { layout.changesSafeArea }

    override func unsafeArea(
        of child: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> EdgeInsets {
        layout.unsafeArea(of: child, proposal, subviews)
    }

    override var described: any Described { layout }
}
