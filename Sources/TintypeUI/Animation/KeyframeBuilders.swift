public import TintypeTree

/// Puts tracks together.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
    public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }

    public static func buildPartialBlock<A: Keyframes<Value>, B: Keyframes<Value>>(
        accumulated: A, next: B
    ) -> _KeyframeSequence<Value> { _KeyframeSequence(accumulated, next) }

    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

    public static func buildPartialBlock<A: KeyframeTrackContent<Value>, B: KeyframeTrackContent<Value>>(
        accumulated: A, next: B
    ) -> _KeyframeTrackSequence<Value> { _KeyframeTrackSequence(accumulated, next) }

    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence() }
    public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }

    public static func buildFinalResult<K: KeyframeTrackContent<Value>>(
        _ component: K
    ) -> KeyframeTrack<Value, Value, K> {
        KeyframeTrack { component }
    }
}

/// Puts the moments of a track together.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

    public static func buildPartialBlock<A: KeyframeTrackContent<Value>, B: KeyframeTrackContent<Value>>(
        accumulated: A, next: B
    ) -> _KeyframeTrackSequence<Value> { _KeyframeTrackSequence(accumulated, next) }

    public static func buildBlock() -> _KeyframeTrackSequence<Value> { _KeyframeTrackSequence() }
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeTrackSequence<Value> {
        _KeyframeTrackSequence(components)
    }
    public static func buildEither<K: KeyframeTrackContent<Value>>(first component: K) -> _KeyframeTrackSequence<Value>
    { _KeyframeTrackSequence([component]) }
    public static func buildEither<K: KeyframeTrackContent<Value>>(second component: K) -> _KeyframeTrackSequence<Value>
    { _KeyframeTrackSequence([component]) }
    public static func buildIf(_ component: (some KeyframeTrackContent<Value>)?) -> _KeyframeTrackSequence<Value> {
        _KeyframeTrackSequence(component.map { [$0] } ?? [])
    }
}

/// Several tracks.
public struct _KeyframeSequence<Value>: _PrimitiveKeyframes {
    private var courses: [_KeyframeCourse<Value>] = []

    init() {}

    init(_ first: some Keyframes<Value>, _ second: some Keyframes<Value>) {
        first._append(to: &courses)
        second._append(to: &courses)
    }

    public func _append(to courses: inout [_KeyframeCourse<Value>]) { courses += self.courses }
}

/// Several moments of a track.
public struct _KeyframeTrackSequence<Value: Animatable>: _PrimitiveTrackContent {
    private var moments: [_KeyframeMoment<Value>] = []

    init() {}

    init(_ first: some KeyframeTrackContent<Value>, _ second: some KeyframeTrackContent<Value>) {
        first._append(to: &moments)
        second._append(to: &moments)
    }

    init(_ contents: [some KeyframeTrackContent<Value>]) {
        for content in contents { content._append(to: &moments) }
    }

    public func _append(to moments: inout [_KeyframeMoment<Value>]) { moments += self.moments }
}
