public import Foundation
public import TintypeGraphics

/// A type that sizes and places a collection of views. SwiftUI's protocol, with SwiftUI's contract.
///
/// Built-in containers conform to a refinement of it, with which an answer holds for ranges of proposals: see the article on
/// `SizeAnswer`.
public protocol Layout: Animatable {
    /// The values kept between calls for one container.
    associatedtype Cache = Void

    /// The type of the views that the container lays out.
    typealias Subviews = LayoutSubviews

    /// The properties of containers of this kind.
    static var layoutProperties: LayoutProperties { get }

    /// Creates, and brings up to date, the values kept for one container. By default they are created anew.
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the container prefers to its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the container for `proposal`, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview by its `place(at:anchor:proposal:)`, within `bounds`, whose origin need not be zero.
    /// A subview that is not placed is centred.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The place of a guide; nil for the guide's default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// The properties of a layout container.
public struct LayoutProperties: Sendable {
    /// The axis along which the container lines its subviews up; nil for none.
    public var stackOrientation: Axis?

    /// Creates properties of a container without an axis.
    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The union of the subviews' preferences.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The mean of the guides that placed subviews set (Semantics.md 1.7); of baselines the first and the last one.
    private func mergedAlignment(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        let nodes = subviews.nodes
        guard nodes.contains(where: { $0.guides.contains(key.mask) }) else { return nil }
        let saved = nodes.map(\.request)
        defer { for (node, request) in zip(nodes, saved) { node.request = request } }
        for node in nodes { node.request = nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let guides = nodes.compactMap { node -> CGFloat? in
            let request = node.request ?? .centered(in: bounds, proposal: proposal)
            if request.isLeftOut { return nil }
            let dimensions = node.dimensions(in: request.proposal)
            guard let guide = dimensions[explicit: key] else { return nil }
            return request.origin(for: dimensions.size)[key.axis] + guide
        }
        guard !guides.isEmpty else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return guides.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return guides.max() }
        return guides.reduce(0, +) / CGFloat(guides.count)
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}
