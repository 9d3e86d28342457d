public import TintypeTree

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The values of those that go on.
    public struct Value {
        /// The values of both gestures; nil for one that has none.
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    /// The two gestures.
    public var second: Second

    /// Creates the gesture from two others.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        let one = memory.inside(0) { first._recognize(course, &$0) }
        let other = memory.inside(1) { second._recognize(course, &$0) }
        let value = Value(first: one.value, second: other.value)
        switch (one, other) {
        case (.failed, .failed): return .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
        case (.possible(nil), .possible(nil)): return .possible(nil)
        default: return one.isRecognized || other.isRecognized ? .active(value) : .possible(value)
        }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One gesture and then another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The value of the gesture that goes on.
    public enum Value {
        case first(First.Value)
        /// nil until the second one has begun.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The end of the first gesture: its value, and the point of the finger's course from which the second one sees it.
    private struct Turn {
        let value: First.Value
        let press: Int
        let point: Int
    }

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        if let turn = memory.memory(as: Turn.self) { return second(after: turn, course, &memory) }
        let phase = memory.inside(0) { first._recognize(course, &$0) }
        guard case .ended(let value) = phase else { return phase.map(Value.first) }
        let turn =
            course.isDown
            ? Turn(value: value, press: course.presses.count - 1, point: course.press.points.count - 1)
            : Turn(value: value, press: course.presses.count, point: 0)
        memory.keep(turn)
        return second(after: turn, course, &memory)
    }

    private func second(
        after turn: Turn, _ course: _TouchCourse, _ memory: inout _GestureMemory
    ) -> _GesturePhase<Value> {
        guard let rest = course.from(press: turn.press, point: turn.point) else {
            return course.isOver ? .failed : .active(.second(turn.value, nil))
        }
        switch memory.inside(1, { second._recognize(rest, &$0) }) {
        case .possible(let value): return .active(.second(turn.value, value))
        case .active(let value): return .active(.second(turn.value, value))
        case .ended(let value): return .ended(.second(turn.value, value))
        case .failed: return .failed
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One of two gestures; the first goes before.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The value of one of the two gestures.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        let one = memory.inside(0) { first._recognize(course, &$0) }
        guard case .failed = one else {
            if one.isRecognized { return one.map(Value.first) }
            // The second one may begin while the first one is still open, and not end.
            let before = memory
            let other = memory.inside(1) { second._recognize(course, &$0) }
            if case .active(let value) = other { return .active(.second(value)) }
            memory = before
            return one.map(Value.first)
        }
        return memory.inside(1) { second._recognize(course, &$0) }.map(Value.second)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
