import Foundation
import TintypeGraphics
import TintypeTree

// The touches of built-in controls, which need no actor.

extension TouchResponder {
    /// A tap. `action` is told where, in points of the view, and the view's size.
    static func tap(
        _ name: String, isEnabled: Bool, _ action: @escaping (CGPoint, CGSize) -> Void
    ) -> TouchResponder {
        TouchResponder(name, isEnabled: isEnabled) { course, memory in
            let phase = course.taps(1)
            if case .ended(let place) = phase {
                let (point, size) = (course.locate(place, in: .local), course.geometry?.size ?? .zero)
                memory.call { action(point, size) }
            }
            return phase.map { _ in }
        }
    }

    /// A finger that rests for half a second.
    static func longPress(_ name: String, isEnabled: Bool, _ action: @escaping () -> Void) -> TouchResponder {
        TouchResponder(name, isEnabled: isEnabled) { course, memory in
            let phase = course.rest(0.5, within: 10, &memory)
            if case .ended = phase { memory.call(action) }
            return phase.map { _ in }
        }
    }

    /// A press of a button, which ends where the finger is lifted over it or near it.
    ///
    /// - Parameter isPressed: Is on while the finger is there.
    static func press(
        isEnabled: Bool, _ isPressed: GestureState<Bool>, _ action: @escaping () -> Void
    ) -> TouchResponder {
        TouchResponder("Button", isEnabled: isEnabled) { course, memory in
            let bounds = CGRect(origin: .zero, size: course.geometry?.size ?? .zero)
            let isNear = bounds.insetBy(dx: -ButtonMetrics.touchMargin, dy: -ButtonMetrics.touchMargin)
                .contains(course.locate(course.presses[0].last.place, in: .local))
            if course.pinch != nil { return .failed }
            guard course.presses[0].isDown else {
                memory.reset()
                if isNear { memory.call(action) }
                return isNear ? .ended(()) : .failed
            }
            memory.onReset { isPressed.reset() }
            memory.call { isPressed.update { value, _ in value = isNear } }
            return .possible(())
        }
    }

    /// A finger that moves a thumb along a track: it is where the finger is.
    ///
    /// - Parameters:
    ///   - place: Is told the part of the view's width to the left of the finger, and the view's width.
    ///   - isEditing: Is told when the finger comes, and when it goes.
    static func slide(
        isEnabled: Bool, _ place: @escaping (CGFloat, CGFloat) -> Void, isEditing: @escaping (Bool) -> Void
    ) -> TouchResponder {
        TouchResponder("Slider", isEnabled: isEnabled) { course, memory in
            let width = course.geometry?.size.width ?? 0
            let x = course.locate(course.presses[0].last.place, in: .local).x
            if memory.memory(as: Bool.self) == nil {
                memory.keep(true)
                memory.call { isEditing(true) }
                memory.onReset { isEditing(false) }
            }
            memory.call { place(x, width) }
            return course.presses[0].isDown ? .active(()) : .ended(())
        }
    }
}

nonisolated extension View {
    /// Does something when the view is tapped anywhere in its frame, as a part of a built-in control is.
    func onPartTap(_ name: String, _ action: @escaping (_ place: CGPoint, _ size: CGSize) -> Void) -> some View {
        touched { scope in .tap(name, isEnabled: scope.environment.isEnabled, action) }
    }

    /// Makes the view a control of a kind, which does something when it is tapped.
    ///
    /// - Parameter label: nil for its texts.
    func standing(as role: ControlRole, named label: String?, _ action: @escaping () -> Void) -> some View {
        onPartTap(role.rawValue) { _, _ in action() }
            .node(TouchModifier { .control(role, label: label, isEnabled: $0.environment.isEnabled) })
            .node(TouchModifier { _ in .offer(.press(action)) })
    }

    /// The view answers touches anywhere in its frame.
    func touched(_ responder: @escaping (Scope) -> TouchResponder) -> some View {
        node(TouchModifier { _ in .wholeFrame })
            .node(TouchModifier { scope in .responder(responder(scope)) })
    }
}
