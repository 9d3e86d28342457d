import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ViewSpec {
    private static let target = ArgumentSpec("to", .number, "The value.").required
    private static let duration = ArgumentSpec(
        "duration", .number, "The time from the keyframe before, in seconds.", range: 0...3_600
    ).required

    private static let keyframes: [NamedCall] = [
        NamedCall("linear", "At one speed.", [target, duration]),
        NamedCall("cubic", "Along a smooth curve.", [target, duration]),
        NamedCall(
            "spring", "By a spring.",
            [
                target, duration,
                ArgumentSpec("bounce", .number, "How much it swings over.", range: -1...1, default: "0"),
            ]),
        NamedCall("move", "At once.", [.main("to", .number, "The value.").required]),
    ]

    private static let track = NamedCall(
        "track", "A number that changes.",
        [
            ArgumentSpec("as", .binding, "Its name.").required,
            ArgumentSpec("initialValue", .number, "The number that it begins with.").required,
            ArgumentSpec("keyframes", .calls(keyframes), "The keyframes, one after the other.").required,
        ])

    static let keyframeAnimator = ViewSpec(
        "KeyframeAnimator",
        "Shows views as keyframes change numbers: on and on, or once for each change of a value.",
        [
            ArgumentSpec("tracks", .calls([track]), "The numbers, each with its keyframes.").required,
            ArgumentSpec("trigger", .value, "The value; without it the keyframes begin with the view."),
            ArgumentSpec(
                "repeating", .bool, "Whether they go on and on, where no value triggers them.", default: "true"),
            .main("content", .views, "The views.").required,
        ],
        example: WordExample(
            """
            KeyframeAnimator:
              tracks:
                - track:
                    as: height
                    initialValue: 0
                    keyframes: [{cubic: {to: -20, duration: 0.3}}, {spring: {to: 0, duration: 0.6, bounce: 0.3}}]
              content:
                - Circle: {fill: red}
                  modifiers: [{frame: {width: 20, height: 20}}, {offset: {y: =height}}]
            """,
            swift: """
                KeyframeAnimator(initialValue: CGFloat(0)) { height in
                    Circle().fill(.red).frame(width: 20, height: 20).offset(y: height)
                } keyframes: { _ in
                    KeyframeTrack {
                        CubicKeyframe(-20, duration: 0.3)
                        SpringKeyframe(0, duration: 0.6, spring: Spring(duration: 0.5, bounce: 0.3))
                    }
                }
                """)
    ) { call in
        let tracks = call.calls("tracks", what: "track").map { SceneTrack($0) }
        let inner = tracks.reduce(call.scope) { $0.binding($1.name, .number) }
        let content = call.views("content", in: inner)
        let (trigger, repeats) = (call.anyValue("trigger"), call.bool("repeating", default: true))
        return { frame, scope in
            let origin = scope
            let start = TrackNumbers(numbers: tracks.map { Double($0.initialValue(frame, origin)) })
            func views(_ values: TrackNumbers) -> ScopeView {
                zip(tracks, values.numbers).reduce(frame) { $0.binding($1.0.name, .number($1.1)) }.view(content)
            }
            func course(_ values: TrackNumbers) -> _KeyframeSequence<TrackNumbers> {
                tracks.enumerated().reduce(KeyframesBuilder<TrackNumbers>.buildBlock()) { all, track in
                    let own = KeyframeTrack(\TrackNumbers.[track.offset]) { track.element.content(frame, origin) }
                    return KeyframesBuilder<TrackNumbers>.buildPartialBlock(accumulated: all, next: own)
                }
            }
            typealias Animator = KeyframeAnimator<TrackNumbers, _KeyframeSequence<TrackNumbers>, ScopeView>
            if let trigger {
                let value = trigger(frame, scope)
                let animator = Animator(initialValue: start, trigger: value, content: views, keyframes: course)
                Animator._evaluate(animator, into: &scope)
            } else {
                let repeating = repeats(frame, scope)
                let animator = Animator(initialValue: start, repeating: repeating, content: views, keyframes: course)
                Animator._evaluate(animator, into: &scope)
            }
        }
    }
}

/// The numbers of the tracks, in their order.
private struct TrackNumbers {
    var numbers: [Double]

    subscript(track: Int) -> Double {
        get { numbers[track] }
        set { numbers[track] = newValue }
    }
}

/// A number of a keyframe animator, with its keyframes.
private struct SceneTrack {
    typealias Content = _KeyframeTrackSequence<Double>

    let name: String
    let initialValue: Argument<CGFloat>
    /// Adds a keyframe to those before it.
    private let steps: [(Content, SceneFrame, Scope) -> Content]

    init(_ call: CallReader) {
        name = call.binding("as", default: "value")
        initialValue = call.number("initialValue", default: 0)
        steps = call.calls("keyframes", what: "keyframe").map(SceneTrack.step)
    }

    func content(_ frame: SceneFrame, _ scope: Scope) -> Content {
        steps.reduce(KeyframeTrackContentBuilder<Double>.buildBlock()) { $1($0, frame, scope) }
    }

    private static func step(_ call: CallReader) -> (Content, SceneFrame, Scope) -> Content {
        let target = call.number("to", default: 0)
        let duration = call.name == "move" ? Argument(0) : call.number("duration", default: 0)
        let bounce = call.name == "spring" ? call.number("bounce", default: 0) : Argument(0)
        func adding<K: KeyframeTrackContent<Double>>(_ keyframe: K, to all: Content) -> Content {
            KeyframeTrackContentBuilder<Double>.buildPartialBlock(accumulated: all, next: keyframe)
        }
        return { all, frame, scope in
            let (to, length) = (Double(target(frame, scope)), Double(duration(frame, scope)))
            switch call.name {
            case "linear": return adding(LinearKeyframe(to, duration: length), to: all)
            case "cubic": return adding(CubicKeyframe(to, duration: length), to: all)
            case "spring":
                let spring = Spring(duration: 0.5, bounce: Double(bounce(frame, scope)))
                return adding(SpringKeyframe(to, duration: length, spring: spring), to: all)
            default: return adding(MoveKeyframe(to), to: all)
            }
        }
    }
}
