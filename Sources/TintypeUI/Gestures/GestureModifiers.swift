public import Foundation
public import TintypeTree

// Nobody touches a picture. A stage has a finger, and asks the gestures what its course means.
nonisolated extension View {
    /// Recognizes a gesture, after those of the views inside.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        touch(gesture, .normal, mask)
    }

    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        touch(gesture, .normal, isEnabled ? .all : .subviews)
    }

    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        touch(gesture, .normal, isEnabled ? .all : .subviews, named: name)
    }

    /// Recognizes a gesture before those of the views inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        touch(gesture, .high, mask)
    }

    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        touch(gesture, .high, isEnabled ? .all : .subviews)
    }

    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        touch(gesture, .high, isEnabled ? .all : .subviews, named: name)
    }

    /// Recognizes a gesture together with those of the views inside.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        touch(gesture, .simultaneous, mask)
    }

    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        touch(gesture, .simultaneous, isEnabled ? .all : .subviews)
    }

    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        touch(gesture, .simultaneous, isEnabled ? .all : .subviews, named: name)
    }

    /// Does something for a number of taps.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        nonisolated(unsafe) let action = action
        return touch(named: "onTapGesture") { TapGesture(count: count).onEnded(action) }
    }

    /// Does something for a number of taps; `action` is told where they were.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }

    @_disfavoredOverload
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        nonisolated(unsafe) let (coordinateSpace, action) = (coordinateSpace, action)
        return touch(named: "onTapGesture") {
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) }
        }
    }

    /// Does something when a finger has rested for some seconds.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        nonisolated(unsafe) let (action, onPressingChanged) = (action, onPressingChanged)
        return touch(named: "onLongPressGesture") {
            PressingGesture(
                gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                onPressingChanged: onPressingChanged
            )
            .onEnded { _ in action() }
        }
    }

    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// Does something as a button does, when a finger has come and gone again; `pressing` hears of both.
    public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        nonisolated(unsafe) let (action, pressing) = (action, pressing)
        return touch(named: "_onButtonGesture") {
            PressingGesture(gesture: TapGesture(), onPressingChanged: pressing).onEnded { _ in action() }
        }
    }

    /// Sets whether the view takes part in touches.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        node(TouchModifier { _ in enabled ? nil : .letsThrough })
    }

    /// Keeps the system's gestures at some edges back for the first time.
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}

nonisolated extension View {
    /// Recognizes a gesture that is made when a finger comes.
    func touch<T: Gesture>(
        named name: String, _ priority: TouchResponder.Priority = .normal, _ gesture: @escaping @MainActor () -> T
    ) -> some View {
        node(
            TouchModifier { scope in
                .responder(
                    TouchResponder(
                        name, priority: priority, isEnabled: scope.environment.isEnabled,
                        recognize: { recognize(gesture, $0, &$1) }))
            })
    }

    private func touch<T: Gesture>(
        _ gesture: T, _ priority: TouchResponder.Priority, _ mask: GestureMask, named name: String? = nil
    ) -> some View {
        nonisolated(unsafe) let gesture = gesture
        return node(
            TouchModifier { scope in
                if mask == .subviews { return nil }
                return .responder(
                    TouchResponder(
                        name ?? "\(T.self)", priority: priority, excludesInner: !mask.contains(.subviews),
                        isEnabled: scope.environment.isEnabled,
                        recognize: { course, memory in
                            mask.contains(.gesture) ? recognize({ gesture }, course, &memory) : .failed
                        }))
            })
    }
}

/// Asks a gesture on the actor that it belongs to.
private func recognize<T: Gesture>(
    _ gesture: @escaping @MainActor () -> T, _ course: _TouchCourse, _ memory: inout _GestureMemory
) -> _GesturePhase<Void> {
    let (phase, after) = onMainActor((gesture, course, memory)) { input in
        var memory = input.2
        return (input.0()._recognize(input.1, &memory).map { _ in }, memory)
    }
    memory = after
    return phase
}

/// A gesture that also tells when a finger comes and goes.
private struct PressingGesture<Base: _PrimitiveGesture>: _PrimitiveGesture {
    typealias Value = Base.Value
    let gesture: Base
    let onPressingChanged: ((Bool) -> Void)?

    func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        let phase = memory.inside(0) { gesture._recognize(course, &$0) }
        guard let onPressingChanged else { return phase }
        if memory.memory(as: Bool.self) == nil {
            memory.keep(true)
            memory.call { onPressingChanged(true) }
            memory.onReset { onPressingChanged(false) }
        }
        if phase.isOver { memory.reset() }
        return phase
    }
}
