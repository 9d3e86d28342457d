package import Foundation
package import TintypeGraphics

/// All that fingers did on a living scene since the first of them came down, as a gesture of one view sees it. Its meaning to a
/// gesture is a function of it, so that one that is made anew on the way knows all.
public struct _TouchCourse {
    /// A finger from where it came down to where it was lifted.
    package struct Press {
        /// The places where it was, and the instants, in seconds of the scene's clock; in points of the root.
        package var points: [(time: Double, place: CGPoint)]
        package var isDown = true

        package var first: (time: Double, place: CGPoint) { points[0] }
        package var last: (time: Double, place: CGPoint) { points[points.count - 1] }

        /// The greatest distance from where it came down, in points.
        package var reach: CGFloat {
            points.reduce(0) { max($0, hypot($1.place.x - first.place.x, $1.place.y - first.place.y)) }
        }
    }

    /// Two fingers that move apart and turn, beginning at the first point of the press.
    package struct Pinch: Equatable {
        /// The distance of the fingers, as a factor of that at the start.
        package var magnification = 1.0
        package var rotation = Angle.zero
        /// The magnifications and the angle a second.
        package var speed = 0.0
        package var angularSpeed = Angle.zero

        package init() {}
    }

    /// The fingers that came down one after the other, the last one last. There is at least one.
    package var presses: [Press]
    /// nil for one finger.
    package var pinch: Pinch?
    /// The instant, in seconds of the scene's clock.
    package var now: Double
    /// The moment of the clock's beginning.
    package var start: Date
    /// Indicates whether no other finger follows.
    package var isOver = false
    /// The place of the view.
    package var geometry: Geometry?

    package init(at place: CGPoint, time: Double, start: Date) {
        presses = [Press(points: [(time, place)])]
        now = time
        self.start = start
    }

    /// The press that goes on, or was the last.
    package var press: Press { presses[presses.count - 1] }
    package var isDown: Bool { press.isDown }
    /// The moment on the views' clock.
    package var date: Date { start.addingTimeInterval(now) }

    /// A point of the root in a space that the gesture names; where an effect has no inverse, as it is.
    package func locate(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        guard let geometry, !space.isGlobal else { return point }
        let local = geometry.fromRoot(HomogeneousPoint(point))?.point ?? point
        guard case .named(let name) = space else { return local }
        guard let bounds = geometry.bounds(of: name) else { return point }
        return local - bounds.origin
    }

    /// The last press's speed, in points a second along the axes of the root.
    package var velocity: CGSize {
        let last = press.last
        guard let before = press.points.last(where: { $0.time < last.time }) else { return .zero }
        let time = last.time - before.time
        return CGSize(
            width: (last.place.x - before.place.x) / time, height: (last.place.y - before.place.y) / time)
    }

    /// The course from a point of it on, as a gesture sees it that begins there.
    package func from(press: Int, point: Int) -> _TouchCourse? {
        var course = self
        course.presses.removeFirst(min(press, presses.count))
        guard !course.presses.isEmpty else { return nil }
        course.presses[0].points.removeFirst(min(point, course.presses[0].points.count - 1))
        return course
    }
}
