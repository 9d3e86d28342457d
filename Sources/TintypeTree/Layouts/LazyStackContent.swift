package import Foundation
package import TintypeGraphics

/// A row or column that makes only the views it shows.
///
/// The views that are to be seen are those that meet the part of the content that the scroll view around shows; outside
/// one, all within the stack's own frame. Views that were never made are taken to be as long as the mean of those that were:
/// as many as the proposal holds, from the first on.
final class LazyStackContent: DeferredContent {
    private let axis: Axis
    private let guide: AlignmentKey
    private let spacing: CGFloat
    private let items: [Scope.Item]
    private let isRightToLeft: Bool
    /// What was made, by the item's index.
    private var nodes: [Int: [Node]] = [:]
    private var shown: [Int] = []
    /// In which item each element is, as the number of elements before it.
    private let starts: [Int]
    private let count: Int

    init(axis: Axis, guide: AlignmentKey, spacing: CGFloat?, items: [Scope.Item], isRightToLeft: Bool) {
        self.axis = axis
        self.guide = guide
        self.spacing = spacing ?? 8
        self.items = items
        self.isRightToLeft = isRightToLeft
        var starts: [Int] = []
        var count = 0
        for item in items {
            starts.append(count)
            switch item {
            case .node: count += 1
            case .run(let run): count += run.count
            }
        }
        self.starts = starts
        self.count = count
    }

    /// The elements that exist, in order.
    var made: [Node] { shown.flatMap { nodes[$0] ?? [] } }

    private func element(_ index: Int) -> [Node] {
        if let known = nodes[index] { return known }
        let item = starts.lastIndex { $0 <= index } ?? 0
        let made: [Node] =
            switch items[item] {
            case .node(let node): [node]
            case .run(let run): run.make(index - starts[item])
            }
        nodes[index] = made
        return made
    }

    private func extent(_ index: Int, _ cross: CGFloat?) -> CGSize {
        let sizes = element(index).map { $0.size(ProposedViewSize(axis, main: nil, cross: cross)) }
        let length = sizes.reduce(0) { $0 + $1[axis] } + spacing * CGFloat(max(sizes.count - 1, 0))
        return CGSize(axis, main: length, cross: sizes.map { $0[axis.cross] }.max() ?? 0)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // One element tells what the others are like; measuring must not make what no one will see.
        guard count > 0 else { return .zero }
        let first = extent(0, proposal[axis.cross])
        let known = shown.isEmpty ? [0] : shown
        let mean = known.reduce(0) { $0 + extent($1, proposal[axis.cross])[axis] } / CGFloat(known.count)
        let length = mean * CGFloat(count) + spacing * CGFloat(count - 1)
        return CGSize(axis, main: length, cross: proposal[axis.cross] ?? first[axis.cross])
    }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        let visible = context.visible ?? frame
        let cross = frame.size[axis.cross]
        let mean = count > 0 ? extent(0, cross)[axis] : 0
        let from = visible.origin[axis] - frame.origin[axis]
        let to = from + visible.size[axis]
        // Elements before the first visible one are passed over at the mean length.
        let first = mean + spacing > 0 ? max(Int((from / (mean + spacing)).rounded(.down)), 0) : 0
        var main = CGFloat(first) * (mean + spacing)
        var index = first
        while index < count, main < to {
            for node in element(index) {
                let offer = ProposedViewSize(axis, main: nil, cross: cross)
                let dimensions = node.dimensions(in: offer)
                let container = ViewDimensions(node: nil, proposal: offer, size: frame.size)
                var origin = CGPoint.zero
                origin[axis] = main
                origin[axis.cross] = container[guide] - dimensions[guide]
                if isRightToLeft { origin.x = frame.width - origin.x - dimensions.width }
                pass.place(node, at: frame.origin + origin, proposal: offer, context)
                main += dimensions.size[axis] + spacing
            }
            shown.append(index)
            index += 1
        }
    }

    var nodeName: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("count", "\(count)")] }
}

extension Scope {
    /// Appends a row or column that makes only what it shows.
    package mutating func appendLazyStack(
        _ axis: Axis, alignment: Alignment, spacing: CGFloat?, _ content: (inout Scope) -> Void
    ) {
        let outer = stackAxis
        stackAxis = axis
        let items = items(content)
        stackAxis = outer
        let guide = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
        let lazy = LazyStackContent(
            axis: axis, guide: guide, spacing: spacing, items: items, isRightToLeft: isRightToLeft)
        append(.deferred(lazy))
    }
}
