import Foundation
import TintypeGraphics

/// The place to which the user of a living view has scrolled one. A goal that the views set later counts more.
final class ScrollHand {
    /// The distances from the content's start, in points; nil where the views decide.
    private var offset: CGPoint?
    /// The goal of the views when the user scrolled.
    private var goal = ""

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
        if offset != nil, goal != "\(target, default: "")" { offset = nil }
    }

    func scroll(to offset: CGPoint, from target: ScrollGoal?, in session: Session) {
        self.offset = offset
        goal = "\(target, default: "")"
        session.invalidate()
    }
}

extension ScrollContent {
    /// Scrolls to a distance from the content's start, in points, as a finger does.
    func scroll(to offset: CGPoint, in session: Session) { hand?.scroll(to: offset, from: start.target, in: session) }

    /// A finger on the content takes it along.
    func responder(in session: Session, isEnabled: Bool) -> TouchResponder {
        TouchResponder("ScrollView", isEnabled: isEnabled) { [axes] course, memory in
            let press = course.presses[0]
            let (from, to) = (course.locate(press.first.place, in: .local), course.locate(press.last.place, in: .local))
            let way = CGPoint(
                x: axes.contains(.horizontal) ? to.x - from.x : 0, y: axes.contains(.vertical) ? to.y - from.y : 0)
            guard hypot(way.x, way.y) >= ScrollContent.leastWay, course.pinch == nil else {
                return press.isDown && course.pinch == nil ? .possible(nil) : .failed
            }
            let start = memory.memory(as: CGPoint.self) ?? self.offset
            memory.keep(start)
            memory.call { self.scroll(to: start - way, in: session) }
            return press.isDown ? .active(()) : .ended(())
        }
    }

    /// The way that a finger goes before content follows it, in points: that of UIKit's pan recognizer.
    private static var leastWay: CGFloat { 10 }
}
