import Foundation
package import TintypeGraphics

/// A layout with its cache, its type erased: what a node of the kind `layout` holds.
package class LayoutBox {
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        preconditionFailure("a layout box is always of a layout")
    }

    /// The size for `proposal`, with the other proposals that have the same one.
    func answer(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> SizeAnswer {
        .only(sizeThatFits(proposal, subviews), for: proposal)
    }

    /// Asks the subviews to be placed, by their requests.
    func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        preconditionFailure("a layout box is always of a layout")
    }

    /// Tells `body` where each child comes to stand, in the space of `bounds`; nil for one that is left out.
    func forEachPlace(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ body: (Int, ChildPlace?) -> Void
    ) {
        for node in subviews.nodes { node.request = nil }
        placeSubviews(in: bounds, proposal, subviews)
        for (index, node) in subviews.nodes.enumerated() {
            let request = node.request ?? .centered(in: bounds, proposal: proposal)
            body(index, request.isLeftOut ? nil : ChildPlace(request, size: node.size(request.proposal)))
        }
    }

    /// Gives each child its place in the container, which stands in `frame`.
    func place(
        _ children: [Node], of node: Node, in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext,
        by pass: PlacementPass
    ) {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let subviews = node.subviews(children)
        let changesSafeArea = changesSafeArea
        forEachPlace(in: bounds, proposal, subviews) { index, place in
            guard let place else { return children[index].leaveOut() }
            guard changesSafeArea else { return pass.place(children[index], place, of: node, in: frame, context) }
            var inner = context
            inner.safeArea = SafeArea.inside(
                frame, less: unsafeArea(of: index, proposal, subviews), isRightToLeft: node.isRightToLeft,
                space: context.space, scale: pass.session.context.scale, around: context.safeArea)
            pass.place(children[index], place, of: node, in: frame, inner)
        }
    }

    /// The place of a guide at the container's size for `proposal`, where the container or a child that speaks for it sets
    /// it; nil otherwise.
    func guide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> GuideAnswer? {
        let bounds = CGRect(origin: .zero, size: answer(proposal, subviews).size(proposal))
        return explicitAlignment(key, in: bounds, proposal, subviews).map { .only($0, key, for: proposal) }
    }

    /// The same layout with nothing remembered.
    var renewed: LayoutBox { self }

    /// Forgets what was found of the children's sizes: they have changed.
    func forgetSolutions() {}

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        preconditionFailure("a layout box is always of a layout")
    }

    func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        preconditionFailure("a layout box is always of a layout")
    }

    /// The axes along which the size can follow the proposal.
    func flexibleAxes(_ children: [Node]) -> Axis.Set { [.horizontal, .vertical] }

    /// Returns whether the size is the same for all proposals: where no child's changes either, and no guide could matter.
    func isFixed(_ children: [Node]) -> Bool {
        flexibleAxes(children).isEmpty && children.allSatisfy { $0.isFixed && $0.guides.isEmpty }
    }

    /// The size of a container that has one for all proposals.
    func fixedSize(_ proposal: ProposedViewSize, _ children: [Node], of node: Node) -> CGSize {
        answer(proposal, node.subviews(children)).size(proposal)
    }

    /// Indicates whether the container passes on the priority (and a Spacer's nature) of its only child.
    var passesOnlyChild: Bool { false }

    /// Indicates whether this is a modifier around one view, through which a Grid sees the view.
    var isUnary: Bool { false }

    /// Indicates whether ``unsafeArea(of:_:_:)`` adds anything.
    var changesSafeArea: Bool { false }

    /// The unsafe area that the container adds for a child, in points.
    func unsafeArea(of child: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> EdgeInsets {
        EdgeInsets()
    }

    /// A box for a layout of any kind.
    static func of<L: Layout>(_ layout: L) -> LayoutBox {
        guard let builtIn = layout as? any BuiltInLayout else { return TypedLayoutBox(layout) }
        return boxed(builtIn)
    }

    private static func boxed(_ layout: some BuiltInLayout) -> LayoutBox { layout.makeBox() }

    /// The container's name in dumps, and the values that it was made with.
    var described: any Described { preconditionFailure("a layout box is always of a layout") }
}

/// A layout of ours, which knows more of itself than the public protocol asks.
package protocol BuiltInLayout: Layout, Described {
    /// The axes along which the size can follow the proposal.
    func flexibleAxes(_ children: [Node]) -> Axis.Set
    /// The size for `proposal`, with the other proposals that have the same one.
    func answer(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> SizeAnswer
    /// The place of a guide at the container's size for `proposal`, where the container or a child that speaks for it sets
    /// it; nil otherwise.
    func guide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
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
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
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

class TypedLayoutBox<L: Layout>: LayoutBox {
    let layout: L
    private var cache: KeptCache<L.Cache>?

    init(_ layout: L) {
        self.layout = layout
    }

    fileprivate func forgetCache() {
        cache = nil
    }

    fileprivate func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        let kept = cache ?? KeptCache(layout.makeCache(subviews: subviews))
        cache = nil
        defer { cache = kept }
        return body(&kept.value)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        withCache(subviews) { layout.explicitAlignment(key, in: bounds, proposal, subviews, &$0) }
    }

    override var renewed: LayoutBox { LayoutBox.of(layout) }
    override var described: any Described { UserLayoutDescription(name: "\(L.self)") }
}

final class BuiltInLayoutBox<L: BuiltInLayout>: TypedLayoutBox<L> {
    override func flexibleAxes(_ children: [Node]) -> Axis.Set { layout.flexibleAxes(children) }

    override func answer(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> SizeAnswer {
        withCache(subviews) { layout.answer(proposal, subviews, &$0) }
    }

    override func guide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> GuideAnswer? {
        withCache(subviews) { layout.guide(key, proposal, subviews, &$0) }
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

extension Layout {
    /// The container's place of a guide of either axis.
    func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        if let guide = HorizontalAlignment(key) {
            return explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return VerticalAlignment(key).flatMap {
            explicitAlignment(of: $0, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}

/// A layout's cache, apart from the box: most boxes are freed without one, and to free an optional of a generic value its type
/// must be looked up.
private final class KeptCache<Cache> {
    var value: Cache

    init(_ value: Cache) {
        self.value = value
    }
}

private struct UserLayoutDescription: Described {
    let name: String
    var nodeName: String { name }
}
