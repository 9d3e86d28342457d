import Foundation
import TintypeGraphics

/// The place to which the user of a living view has scrolled one. A goal that the views set later counts more.
final class ScrollHand {
    /// The distances from the content's start, in points; nil where the views decide.
    private var offset: CGPoint?
    /// The goal of the views when the user scrolled.
    private var goal = ""
    /// The view that was told of last.
    private var told: AnyHashable?
    /// The goal of the views, and the distances by which the content was scrolled when that last became another, in points; nil for
    /// the first one.
    private var asked: String?
    private(set) var before: CGPoint?
    /// The distances by which the content is scrolled.
    private var now = CGPoint.zero
    /// The state of the finger.
    private(set) var phase = ScrolledContent.Phase.idle
    /// The choice that is open among the views at which the content may rest; nil for none.
    private var alignment: ScrollAlignment?
    /// Indicates whether somebody asks for the finger's state before the content moves.
    var isWatched = false

    /// Indicates whether the content stands where the user scrolled it.
    var isHeld: Bool { offset != nil }

    /// The distances by which the user scrolled, as far as the content goes; nil where the views decide.
    func offset(content: CGSize, window: CGSize, axes: Axis.Set) -> CGPoint? {
        guard var offset else { return nil }
        for axis in Axis.allCases {
            offset[axis] =
                axes.contains(Axis.Set(axis)) ? min(max(offset[axis], 0), max(content[axis] - window[axis], 0)) : 0
        }
        return offset
    }

    /// Lets go where the views ask for something else by now.
    func heed(_ target: ScrollGoal?) {
        let text = "\(target, default: "")"
        if let asked, asked != text { before = now }
        asked = text
        if offset != nil, goal != text { (offset, told) = (nil, nil) }
    }

    /// Indicates whether the content is to come to rest elsewhere than it is.
    var isAligning: Bool { alignment != nil }

    /// Leaves the choice of the place to the next round.
    func align(_ alignment: ScrollAlignment) { self.alignment = alignment }

    /// The choice that is open, which is so no longer; nil for none.
    func takeAlignment() -> ScrollAlignment? {
        defer { alignment = nil }
        return alignment
    }

    /// Takes the distances by which the content is scrolled.
    func stand(at offset: CGPoint) { now = offset }

    /// Takes note of what the finger does now.
    func pass(to phase: ScrolledContent.Phase, in session: Session) {
        guard phase != self.phase else { return }
        self.phase = phase
        session.invalidate()
    }

    func scroll(to offset: CGPoint, in start: ScrollStart, _ session: Session) {
        self.offset = offset
        // The binding as it is by now: a finger scrolls on in content that was made before it was told.
        let target = start.follower.map { $0.tell(told) } ?? start.target
        goal = "\(target, default: "")"
        session.invalidate()
    }

    /// Tells of the view that the user has scrolled to.
    ///
    /// - Returns: False where that is known.
    func tell(_ view: AnyHashable, _ follower: ScrollFollower) -> Bool {
        guard view != told else { return false }
        told = view
        goal = "\(follower.tell(view), default: "")"
        return true
    }
}

extension ScrollContent {
    /// Scrolls to a distance from the content's start, in points, as a finger does.
    func scroll(to offset: CGPoint, in session: Session) { hand?.scroll(to: offset, in: start, session) }

    /// The content when a finger took hold of it.
    private struct Grip {
        /// The distances by which it was scrolled, in points.
        let offset: CGPoint
        /// The distances at which its views stood aligned.
        let stops: [CGFloat]
    }

    /// A finger on the content takes it along; over the start of the content, it pulls that down.
    func responder(in session: Session, isEnabled: Bool, _ deeds: ScrollDeeds) -> TouchResponder {
        let mirror: CGFloat = content?.isRightToLeft == true ? -1 : 1
        return TouchResponder("ScrollView", isEnabled: isEnabled) { [axes, hand] course, memory in
            let press = course.presses[0]
            let (from, to) = (course.locate(press.first.place, in: .local), course.locate(press.last.place, in: .local))
            let way = CGPoint(
                x: axes.contains(.horizontal) ? (to.x - from.x) * mirror : 0,
                y: axes.contains(.vertical) ? to.y - from.y : 0)
            guard hypot(way.x, way.y) >= ScrollContent.leastWay, course.pinch == nil else {
                if press.isDown, hand?.isWatched == true {
                    memory.call { hand?.pass(to: .tracking, in: session) }
                    memory.onReset { hand?.pass(to: .idle, in: session) }
                }
                return press.isDown && course.pinch == nil ? .possible(nil) : .failed
            }
            let known = memory.memory(as: Grip.self)
            let grip = known ?? self.grip(deeds.rest)
            let start = grip.offset
            if known == nil {
                // What holds the content goes along first.
                if start.y <= 0, deeds.pull == nil, deeds.yields?(way.y) == true { return .failed }
                memory.keep(grip)
                memory.call { hand?.pass(to: .interacting, in: session) }
                memory.onReset { hand?.pass(to: .idle, in: session) }
            }
            if deeds.takesFocus == .always || (deeds.takesFocus == .downwards && way.y > 0) {
                memory.call { session.presentation?.takeFocus() }
            }
            memory.call { self.scroll(to: start - way, in: session) }
            if press.isDown { return .active(()) }
            if let rest = deeds.rest {
                let velocity = CGVector(dx: -course.velocity.width * mirror, dy: -course.velocity.height)
                let end = self.end(from: start, by: way, velocity)
                memory.call { self.rest(by: rest, end, known: grip.stops, in: session) }
            }
            if way.y - max(start.y, 0) >= ScrollContent.pullLength, let pull = deeds.pull { memory.call(pull) }
            return .ended(())
        }
    }

    private func grip(_ rest: ScrollRest?) -> Grip {
        guard case .views(_, let anchor) = rest else { return Grip(offset: offset, stops: []) }
        return Grip(offset: offset, stops: stops(along: mainAxis, anchor: anchor))
    }

    /// The end of a finger's way.
    private func end(from start: CGPoint, by way: CGPoint, _ velocity: CGVector) -> ScrollEnd {
        var goal = start - way
        let speed = CGPoint(x: velocity.dx, y: velocity.dy)
        for axis in Axis.allCases {
            let isScrolled = axes.contains(Axis.Set(axis))
            let most = max(contentSize[axis] - window[axis], 0)
            goal[axis] = isScrolled ? min(max(goal[axis] + speed[axis] * ScrollContent.swing, 0), most) : 0
        }
        return ScrollEnd(
            start: start, goal: goal, velocity: velocity, content: contentSize, window: window, axes: axes)
    }

    /// The time, in seconds, for which content that is let go keeps its speed, where it does not stop at once: as pages and sheets do.
    private static var swing: CGFloat { 0.25 }
    /// The way that a finger goes before content follows it, in points: that of UIKit's pan recognizer.
    private static var leastWay: CGFloat { 10 }
    /// The way of a finger that pulls content down until it is asked to be renewed, in points. UIKit wants its control out, which is 60
    /// points high, and content follows a finger by about half of its way there.
    private static var pullLength: CGFloat { 120 }
}
