/// The stage that a gesture has come to.
public enum _GesturePhase<Value> {
    /// It may still be recognized. The value is that of a gesture that tells of itself before, as a long press does; else nil.
    case possible(Value?)
    /// It is recognized, and goes on.
    case active(Value)
    /// It is recognized, and over.
    case ended(Value)
    /// It is something else.
    case failed

    /// The value so far; nil where there is none.
    package var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    /// Indicates whether the gesture is recognized.
    package var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .failed: false
        }
    }

    /// Indicates whether nothing more comes of it.
    package var isOver: Bool {
        switch self {
        case .ended, .failed: true
        case .possible, .active: false
        }
    }

    package func map<Other>(_ change: (Value) -> Other) -> _GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(change))
        case .active(let value): .active(change(value))
        case .ended(let value): .ended(change(value))
        case .failed: .failed
        }
    }
}
