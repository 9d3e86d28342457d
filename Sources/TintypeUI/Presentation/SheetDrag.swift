import Foundation
import TintypeGraphics
import TintypeTree

/// The drag of a sheet: to another of its heights, or away.
struct SheetDrag {
    let hold: SheetHold
    let traits: SheetTraits
    /// Ends the presentation; nil where people cannot.
    let end: (() -> Void)?

    /// The way of a finger that is a drag, in points.
    private static let leastWay: CGFloat = 10

    /// Takes the sheet to the height that is nearest to where the finger would come to rest, at its speed for a quarter of a second, or
    /// ends it where that is none.
    func responder(of heights: [CGFloat], at height: CGFloat, most: CGFloat) -> TouchResponder {
        hold.isHighest = height >= heights.max() ?? height
        hold.scrollsFirst = traits.scrollsFirst
        return TouchResponder("sheet", isEnabled: true) { course, memory in
            let (start, end) = (course.press.first.place, course.press.last.place)
            let way = CGSize(width: end.x - start.x, height: end.y - start.y)
            guard abs(way.height) >= Self.leastWay, abs(way.height) > abs(way.width), course.pinch == nil else {
                return course.isDown && course.pinch == nil ? .possible(nil) : .failed
            }
            guard !course.isDown else { return .active(()) }
            let drag = DragGesture.Value(
                time: course.date, location: end, startLocation: start, velocity: course.velocity)
            let goal = height - drag.predictedEndTranslation.height
            memory.call { settle(at: goal, heights, height, most) }
            return .ended(())
        }
    }

    private func settle(at goal: CGFloat, _ heights: [CGFloat], _ height: CGFloat, _ most: CGFloat) {
        let nearest = heights.min { abs($0 - goal) < abs($1 - goal) } ?? height
        if let end, abs(goal) < abs(nearest - goal) { return end() }
        if nearest == height { return }
        if let choose = traits.choose { choose(most, nearest) } else { hold.choose(nearest, of: heights) }
    }
}
