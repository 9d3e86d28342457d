import Foundation
import TintypeGraphics
import TintypeTree

/// The swipes of a finger over pages that lie side by side, in a living view.
struct PageSwipes {
    /// The distance that the finger moves before pages follow it, in points: that of UIKit's pan recognizer.
    private static let leastWay: CGFloat = 10

    let count: Int
    let chosen: Int
    let isEnabled: Bool
    let isRightToLeft: Bool
    /// Chooses a page by its number.
    let choose: (Int) -> Void

    /// Turns the page where the finger would come to rest beyond half of it.
    var responder: TouchResponder {
        TouchResponder("pages", isEnabled: isEnabled) { course, memory in
            let (start, end) = (course.press.first.place, course.press.last.place)
            let way = CGSize(width: end.x - start.x, height: end.y - start.y)
            guard abs(way.width) >= Self.leastWay, abs(way.width) > abs(way.height), course.pinch == nil else {
                return course.isDown && course.pinch == nil ? .possible(nil) : .failed
            }
            guard !course.isDown else { return .active(()) }
            let drag = DragGesture.Value(
                time: course.date, location: end, startLocation: start, velocity: course.velocity)
            let whole = drag.predictedEndTranslation.width / max(course.geometry?.size.width ?? 0, 1)
            // The next page comes from where the finger comes from.
            let step = abs(whole) < 0.5 ? 0 : (whole < 0) != isRightToLeft ? 1 : -1
            let next = min(max(chosen + step, 0), count - 1)
            if next != chosen { memory.call { choose(next) } }
            return .ended(())
        }
    }
}
