import Foundation
import TintypeGraphics

/// The place at which a scroll view found the view that it is scrolled to: kept from the round that placed it to the next.
final class ScrollMemory {
    /// In points from the content's start; nil until the view was found.
    fileprivate(set) var offset: CGPoint?
    fileprivate var searches = 0
    private var view: ScrollTargetView?

    /// Begins to search where another view is scrolled to than before.
    func search(for view: ScrollTargetView) {
        if let known = self.view, known.key == view.key, known.name == view.name { return }
        self.view = view
        offset = nil
        searches = 0
    }
}

/// Finds the view that a scroll view is scrolled to, when all is placed, and has it shown in the next round.
struct ScrollFinder: SettleObserver {
    let scroll: ScrollContent
    let memory: ScrollMemory
    let view: ScrollTargetView
    let anchor: UnitPoint?

    /// Views that are made only where they are seen may turn out longer than was thought: they are searched again, but not
    /// for ever.
    private static let mostSearches = 4

    func observe(_ node: Node, in session: Session) -> SettleChange? {
        guard memory.searches < Self.mostSearches, let content = scroll.content,
            let geometry = content.placement?.geometry, let window = node.placement?.frame,
            var found = content.frame(of: view, in: geometry)
        else { return nil }
        let bounds = geometry.frame
        if content.isRightToLeft { found.origin.x = bounds.width - found.maxX }
        var offset = CGPoint.zero
        for axis in Axis.allCases where scroll.axes.contains(Axis.Set(axis)) {
            let start = found.origin[axis]
            let before = max(scroll.hand?.before?[axis] ?? scroll.start(axis, bounds.size, window.size), 0)
            let most = max(bounds.size[axis] - window.size[axis], 0)
            func place(besides yielding: CGFloat) -> CGFloat {
                let offset = ScrollStart.offset(
                    showing: start...start + found.size[axis], anchor: anchor?[axis],
                    content: bounds.size[axis] + yielding, window: window.size[axis] + yielding, from: before - yielding
                )
                return min(offset + yielding, most)
            }
            offset[axis] = place(besides: 0)
            // What goes away leaves its room to the content.
            if axis == .vertical, offset.y > 0, scroll.yielding > 0 { offset.y = place(besides: scroll.yielding) }
        }
        guard offset != memory.offset else { return nil }
        memory.offset = offset
        memory.searches += 1
        session.invalidate()
        return SettleChange(name: nodeName, value: "\(number(offset.x)) \(number(offset.y))")
    }

    var looseEnd: LooseEnd.Kind? { memory.offset == nil ? .scrollTarget(name: view.name) : nil }

    var nodeName: String { "scrollPosition" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("view", view.name)] }
}

/// Content of which some is made only where it is seen, and that knows where the rest would stand.
protocol LocatingContent: DeferredContent {
    /// The frame of a list's element in a frame of `size`, in points from the frame's corner; nil where there is none of
    /// that key.
    func frame(ofKey key: AnyHashable, in size: CGSize) -> CGRect?
}

extension Node {
    /// The frame of the first view of a name or key, in points of another view's own space.
    fileprivate func frame(of view: ScrollTargetView, in other: Geometry) -> CGRect? {
        guard let geometry = placement?.geometry else { return nil }
        if label == view.name || keys.contains(view.key) {
            return geometry.convert(CGRect(origin: .zero, size: geometry.size), to: other)
        }
        for child in children {
            if let frame = child.frame(of: view, in: other) { return frame }
        }
        guard case .deferred(let content as any LocatingContent) = kind,
            let frame = content.frame(ofKey: view.key, in: geometry.size)
        else { return nil }
        return geometry.convert(frame, to: other)
    }
}

extension Geometry {
    /// The bounding box, in another view's own space, of a part of the view; nil where nothing is seen of it there.
    func convert(_ part: CGRect, to other: Geometry) -> CGRect? {
        if space === other.space {
            return part.offsetBy(dx: frame.minX - other.frame.minX, dy: frame.minY - other.frame.minY)
        }
        let seen = CGRect(seen: part.corners.compactMap { other.fromRoot(toRoot($0)) })
        return seen.isNull ? nil : seen
    }
}
