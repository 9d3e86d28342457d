public import TintypeTree

/// A gesture with something to do while it changes.
public struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value
    let content: Content
    let isSame: (Value, Value) -> Bool
    let action: (Value) -> Void

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        let phase = memory.inside(0) { content._recognize(course, &$0) }
        switch phase {
        case .possible(let value?), .active(let value):
            if let known: Value = memory.memory(), isSame(known, value) { break }
            memory.keep(value)
            memory.call { action(value) }
        case .possible, .ended, .failed: break
        }
        return phase
    }
}

/// A gesture with something to do at its end.
public struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value
    let content: Content
    let action: (Value) -> Void

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        let phase = memory.inside(0) { content._recognize(course, &$0) }
        if case .ended(let value) = phase, memory.memory(as: Bool.self) == nil {
            // The first of two in a sequence is asked again.
            memory.keep(true)
            memory.call { action(value) }
        }
        return phase
    }
}

/// A gesture whose value is made into another.
public struct _MapGesture<Content: Gesture, Value>: _PrimitiveGesture {
    let content: Content
    let transform: (Content.Value) -> Value

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        memory.inside(0) { content._recognize(course, &$0) }.map(transform)
    }
}

/// A gesture that keeps state as long as it lasts.
public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    public typealias Value = Base.Value
    /// The gesture, and the state that it changes.
    public var base: Base
    public var state: GestureState<State>
    /// Changes the state for a value of the gesture.
    public var body: (Value, inout State, inout Transaction) -> Void

    /// Creates the gesture from another and a state.
    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        let phase = memory.inside(0) { base._recognize(course, &$0) }
        switch phase {
        case .possible(let value?), .active(let value):
            memory.onReset { state.reset() }
            memory.call {
                state.update { state, transaction in body(value, &state, &transaction) }
            }
        case .possible: break
        case .ended, .failed: memory.reset()
        }
        return phase
    }
}

/// A gesture for which keys are held down. A stage has none.
public struct _ModifiersGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value
    let content: Content
    let modifiers: EventModifiers

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        modifiers.isEmpty ? memory.inside(0) { content._recognize(course, &$0) } : .failed
    }
}

extension Gesture {
    /// Does something whenever the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(content: self, isSame: { $0 == $1 }, action: action)
    }

    /// Does something when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Keeps state as long as the gesture lasts.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }

    /// The gesture with another value.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// The gesture while keys are held down.
    public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }

    /// Both gestures at once.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture and then another.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// One gesture or the other, this one first.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
