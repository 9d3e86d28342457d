package import Foundation
package import TintypeGraphics

/// The rule for the place where content comes to rest that a finger lets go.
package enum ScrollRest {
    /// The distance between the place at which the finger came and that at which content may rest.
    package enum Reach: Sendable {
        /// To the next view.
        case one
        /// As far as a window is long: SwiftUI's documentation speaks of a few views.
        case few
        case any
    }

    /// At one of the views of the layouts that say so: its anchor stands at the same point of the window; nil for the start.
    case views(Reach, anchor: UnitPoint?)
    /// At the distances from the content's start that a closure gives, in points.
    case place((ScrollEnd) -> CGPoint)
}

/// The end of a finger's way over content that it scrolls: distances from the content's start, in points.
package struct ScrollEnd {
    /// The distances by which the content was scrolled when the finger came.
    package let start: CGPoint
    /// The distances to which its speed would take the content, within its bounds.
    package let goal: CGPoint
    /// In points a second; that of content which goes on from its start is positive.
    package let velocity: CGVector
    package let content: CGSize
    package let window: CGSize
    package let axes: Axis.Set
}

/// The choice among views at which content may rest, made once those are there that stand where its speed would take it: a lazy container
/// makes them only then.
struct ScrollAlignment {
    let axis: Axis
    /// The distance to which the content's speed would take it, in points.
    let goal: CGFloat
    /// The distances at which it may rest.
    let allowed: ClosedRange<CGFloat>

    /// - Parameters:
    ///   - start: The distance by which the content was scrolled when the finger came, in points.
    ///   - known: The distances at which the views stand aligned that were there since.
    init(
        _ reach: ScrollRest.Reach, along axis: Axis, from start: CGFloat, goal: CGFloat, window: CGFloat,
        known: [CGFloat]
    ) {
        self.axis = axis
        allowed =
            switch reach {
            case .any: -.infinity ... .infinity
            case .few: start - window...start + window
            case .one: Self.neighbours(of: start, among: known)
            }
        self.goal = min(max(goal, allowed.lowerBound), allowed.upperBound)
    }

    /// From the distance before the one that is nearest to `start` to the one after it.
    private static func neighbours(of start: CGFloat, among known: [CGFloat]) -> ClosedRange<CGFloat> {
        let stops = Set(known).sorted()
        guard let nearest = stops.indices.min(by: { abs(stops[$0] - start) < abs(stops[$1] - start) }) else {
            return start...start
        }
        return stops[max(nearest - 1, 0)]...stops[min(nearest + 1, stops.count - 1)]
    }

    /// The nearest of the distances at which views stand aligned; the goal where there is none.
    func choice(among stops: [CGFloat]) -> CGFloat {
        let near = stops.filter { $0 >= allowed.lowerBound - 0.01 && $0 <= allowed.upperBound + 0.01 }
        return near.min { abs($0 - goal) < abs($1 - goal) } ?? goal
    }
}

/// Takes content that a finger has let go to one of its views, when all is placed.
struct ScrollAlignmentFinder: SettleObserver {
    let scroll: ScrollContent
    let anchor: UnitPoint?

    func observe(_ node: Node, in session: Session) -> SettleChange? {
        guard let alignment = scroll.hand?.takeAlignment() else { return nil }
        var offset = scroll.offset
        offset[alignment.axis] = alignment.choice(among: scroll.stops(along: alignment.axis, anchor: anchor))
        scroll.scroll(to: offset, in: session)
        return SettleChange(name: nodeName, value: number(offset[alignment.axis]))
    }

    var nodeName: String { "scrollTargetBehavior" }
}

extension ScrollContent {
    /// The axis along which views are looked for.
    var mainAxis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }

    /// The distances at which the views stand aligned that are there, of the layouts that say that they may be scrolled to.
    func stops(along axis: Axis, anchor: UnitPoint?) -> [CGFloat] {
        let part = anchor?[axis] ?? 0
        let margins = margins ?? EdgeInsets()
        let (near, far) =
            axis == .vertical ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
        let free = window[axis] - near - far
        let most = max(contentSize[axis] - window[axis], 0)
        return targetFrames.map { _, frame in
            min(max(frame.origin[axis] + part * (frame.size[axis] - free) - near, 0), most)
        }
    }

    /// Lets go of the content: it stops at once where it would come to rest.
    ///
    /// - Parameter known: The distances at which views stood aligned when the finger came.
    func rest(by rule: ScrollRest, _ end: ScrollEnd, known: [CGFloat], in session: Session) {
        switch rule {
        case .place(let place): scroll(to: place(end), in: session)
        case .views(let reach, let anchor):
            let axis = mainAxis
            let stops = known + stops(along: axis, anchor: anchor)
            guard !stops.isEmpty else { return }
            let alignment = ScrollAlignment(
                reach, along: axis, from: end.start[axis], goal: end.goal[axis], window: window[axis], known: stops)
            var offset = end.goal
            offset[axis] = alignment.goal
            hand?.align(alignment)
            scroll(to: offset, in: session)
        }
    }
}
