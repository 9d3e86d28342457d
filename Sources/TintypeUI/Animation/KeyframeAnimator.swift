import TintypeTree

/// Shows its content as keyframes change a value. A picture shows it as it is at first.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: PrimitiveView {
    private let initialValue: Value
    /// Returns whether the keyframes begin anew: the value that it captures has changed. nil where they begin with the view.
    private let trigger: ((Scope) -> Bool)?
    private let isRepeating: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath

    /// Goes through the keyframes once whenever `trigger` changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = { $0.isReplaced(by: trigger) }
        isRepeating = false
        self.content = content
        self.keyframes = keyframes
    }

    /// Goes through the keyframes, again and again where it is `repeating`.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        isRepeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    func evaluate(into scope: inout Scope) {
        let value = shown(in: scope)
        scope.descend(.content) { Content._evaluate(content(value), into: &$0) }
    }

    /// The value at the instant of a living view.
    private func shown(in scope: Scope) -> Value {
        guard let presentation = scope.session.presentation else { return initialValue }
        let run = scope.session.state(of: scope.id, index: scope.stateIndex) {
            KeyframeRun<Value>(begin: trigger == nil ? presentation.time : nil)
        }
        if trigger?(scope) ?? false {
            let current = run.value(from: initialValue, keyframes, isRepeating, at: presentation.time)
            run.restart(from: current, at: presentation.time)
        }
        let value = run.value(from: initialValue, keyframes, isRepeating, at: presentation.time)
        presentation.noteCourse(until: run.end(from: initialValue, keyframes, isRepeating))
        return value
    }
}

/// One way through keyframes. Confined to the task of the session.
private nonisolated final class KeyframeRun<Value> {
    /// In seconds from the stage's beginning; nil before something begins it.
    private var begin: Double?
    private var start: Value?

    init(begin: Double?) {
        self.begin = begin
    }

    func restart(from value: Value, at time: Double) { (start, begin) = (value, time) }

    /// The end of the way, in seconds from the stage's beginning: the past for one that never began, and endless for one that
    /// begins again.
    func end(from initial: Value, _ keyframes: (Value) -> some Keyframes<Value>, _ isRepeating: Bool) -> Double {
        guard let begin else { return -.infinity }
        let start = start ?? initial
        return isRepeating ? .infinity : begin + KeyframeTimeline(start, keyframes(start)).duration
    }

    func value(
        from initial: Value, _ keyframes: (Value) -> some Keyframes<Value>, _ isRepeating: Bool, at time: Double
    ) -> Value {
        guard let begin else { return initial }
        let start = start ?? initial
        let first = KeyframeTimeline(start, keyframes(start))
        let elapsed = time - begin
        guard isRepeating, elapsed >= first.duration else { return first.value(time: elapsed) }
        // Each further time begins where the one before has ended.
        let end = first.value(time: first.duration)
        let next = KeyframeTimeline(end, keyframes(end))
        guard next.duration > 0 else { return end }
        return next.value(time: (elapsed - first.duration).truncatingRemainder(dividingBy: next.duration))
    }
}

nonisolated extension View {
    /// Changes the view as keyframes change a value, whenever `trigger` changes. A picture shows it as it is at first.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
    }

    /// Changes the view as keyframes change a value. A picture shows it as it is at first.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
            keyframes: keyframes)
    }
}
