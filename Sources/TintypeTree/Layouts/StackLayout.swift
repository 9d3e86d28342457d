import Foundation
import TintypeGraphics

/// The rules that rows and columns share (Semantics.md 1).
protocol StackLayout: BuiltInLayout where Cache == StackCache {
    static var axis: Axis { get }
    /// The guide that the children are aligned by.
    var guide: AlignmentKey { get }
    var spacing: CGFloat? { get }
}

extension StackLayout {
    public func makeCache(subviews: Subviews) -> StackCache {
        StackCache(StackPlan(Self.axis, guide, spacing: spacing, subviews.nodes))
    }

    /// Children keep the ends' preferences along the axis; across it the stack is plain.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first?.spacing, let last = subviews.last?.spacing else { return ViewSpacing() }
        if subviews.count == 1, first.isSpacer { return first }
        var result = ViewSpacing()
        if Self.axis == .horizontal {
            (result.leading, result.trailing) = (first.leading.solid, last.trailing.solid)
        } else {
            (result.top, result.bottom) = (first.top.solid, last.bottom.solid)
        }
        return result
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.answer(proposal, subviews.nodes).size(proposal)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        cache.place(in: bounds, proposal, subviews.nodes) { index, place in
            subviews[index].place(at: place.origin, proposal: place.proposal)
        }
    }

    package func answer(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> SizeAnswer {
        cache.answer(proposal, subviews.nodes)
    }

    package func guide(
        _ key: AlignmentKey, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> GuideAnswer? {
        cache.guide(key, proposal, subviews.nodes)
    }

    package func makeBox() -> LayoutBox { StackBox(self) }
    package var passesOnlyChild: Bool { true }
}

extension ViewSpacing {
    /// Indicates whether the view keeps no default distance at some edge: a Spacer, or what passes its nature on.
    var isSpacer: Bool { leading == .none || trailing == .none || top == .none || bottom == .none }
}

extension ViewSpacing.EdgeSpacing {
    /// A Spacer at the end of a stack does not make the stack one.
    var solid: Self { self == .none ? .plain : self }
}
