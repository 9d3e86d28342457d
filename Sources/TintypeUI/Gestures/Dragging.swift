import Foundation
package import TintypeTree

nonisolated extension View {
    /// Lets a finger that has rested on the view take things from it, on a stage.
    ///
    /// - Parameter things: Asked when the finger begins to move.
    package func dragging(_ things: @escaping () -> [Any]) -> some View {
        node(
            TouchModifier { scope in
                scope.session.presentation.map {
                    .responder(.dragging(things, in: $0, isEnabled: scope.environment.isEnabled))
                }
            })
    }

    /// Lets the view take things that are dragged over it, on a stage.
    package func dropping(_ target: DropTarget) -> some View {
        node(TouchModifier { $0.environment.isEnabled ? .drop(target) : nil })
    }
}

extension TouchResponder {
    /// A finger that rests on a view, and then takes things from it.
    fileprivate static func dragging(
        _ things: @escaping () -> [Any], in presentation: PresentationStore, isEnabled: Bool
    ) -> TouchResponder {
        TouchResponder("draggable", isEnabled: isEnabled) { course, memory in
            let press = course.presses[0]
            let moved = press.points.first {
                hypot($0.place.x - press.first.place.x, $0.place.y - press.first.place.y) >= ListMetrics.leastMove
            }
            guard let moved, course.pinch == nil else {
                return press.isDown && course.pinch == nil ? .possible(nil) : .failed
            }
            guard moved.time - press.first.time >= ListMetrics.restBeforeMove else { return .failed }
            let drag = memory.memory(as: DragCourse.self) ?? DragCourse(things())
            memory.keep(drag)
            memory.onReset { drag.cancel() }
            memory.call { drag.move(to: press.last.place, in: presentation) }
            guard !press.isDown else { return .active(()) }
            memory.call { drag.drop() }
            return .ended(())
        }
    }
}
