import Foundation
import TintypeGraphics
import TintypeTree

/// The animations that a scene can write: `smooth`, `{linear: {duration: 0.3, delay: 0.1}}`, `none`.
enum SceneAnimation {
    private static let duration = ArgumentSpec.main("duration", .number, "In seconds.", range: 0...3_600)
    private static let common: [ArgumentSpec] = [
        ArgumentSpec(
            "delay", .number, "How long it waits before it begins, in seconds.", range: 0...3_600, default: "0"),
        ArgumentSpec("speed", .number, "How much faster it goes.", range: .leastNonzeroMagnitude...1_000, default: "1"),
        ArgumentSpec("repeatCount", .integer, "How often it goes, back and forth.", range: 1...1_000_000),
        ArgumentSpec("repeatForever", .bool, "Whether it goes on and on.", default: "false"),
        ArgumentSpec("autoreverses", .bool, "Whether every second time goes back.", default: "true"),
    ]
    private static let curves: [String: @Sendable (Double) -> Animation] = [
        "linear": { .linear(duration: $0) }, "easeIn": { .easeIn(duration: $0) }, "easeOut": { .easeOut(duration: $0) },
        "easeInOut": { .easeInOut(duration: $0) },
    ]
    private static let springs: [String: @Sendable (Double, Double) -> Animation] = [
        "spring": { .spring(duration: $0, bounce: $1) }, "smooth": { .smooth(duration: $0, extraBounce: $1) },
        "snappy": { .snappy(duration: $0, extraBounce: $1) }, "bouncy": { .bouncy(duration: $0, extraBounce: $1) },
    ]

    static let all: [NamedCall] =
        [
            NamedCall("none", "At once."),
            NamedCall("default", "SwiftUI's own, a spring without swinging over.", common),
        ]
        + [
            ("linear", "The same speed all the way."), ("easeIn", "Slow at first."), ("easeOut", "Slow at last."),
            ("easeInOut", "Slow at first and at last."),
        ].map { NamedCall($0.0, $0.1, [duration] + common) }
        + [
            NamedCall(
                "spring", "A spring.",
                [
                    duration,
                    ArgumentSpec("bounce", .number, "How much it swings over.", range: -1...1, default: "0"),
                ] + common)
        ]
        + [
            ("smooth", "A spring that does not swing over."), ("snappy", "A spring that swings over a little."),
            ("bouncy", "A spring that swings over."),
        ].map {
            NamedCall(
                $0.0, $0.1,
                [
                    duration,
                    ArgumentSpec(
                        "extraBounce", .number, "How much more it swings over.", range: -1...1, default: "0"),
                ] + common)
        }

    /// The animation of a call.
    fileprivate static func animation(_ call: CallReader) -> Argument<Animation?> {
        if call.name == "none" { return Argument(nil) }
        let base: Argument<Animation>
        if let curve = curves[call.name] {
            base = call.number("duration", default: 0.35).map { curve(Double($0)) }
        } else if let spring = springs[call.name] {
            let bounce = call.number(call.name == "spring" ? "bounce" : "extraBounce", default: 0)
            let duration = call.number("duration", default: 0.5)
            base = Argument(fallback: .default) { frame, scope in
                spring(Double(duration(frame, scope)), Double(bounce(frame, scope)))
            }
        } else {
            base = Argument(.default)
        }
        call.exclude("repeatCount", "repeatForever")
        let (delay, speed) = (call.number("delay", default: 0), call.number("speed", default: 1))
        let (count, isEndless) = (call.number("repeatCount"), call.bool("repeatForever", default: false))
        let reverses = call.bool("autoreverses", default: true)
        return Argument(fallback: nil) { frame, scope in
            var animation = base(frame, scope)
            if let count {
                let times = Int(saturating: Double(count(frame, scope)), in: 1...1_000_000)
                animation = animation.repeatCount(times, autoreverses: reverses(frame, scope))
            } else if isEndless(frame, scope) {
                animation = animation.repeatForever(autoreverses: reverses(frame, scope))
            }
            let (delay, speed) = (Double(delay(frame, scope)), Double(speed(frame, scope)))
            if speed != 1 { animation = animation.speed(speed) }
            return delay == 0 ? animation : animation.delay(delay)
        }
    }
}

extension Parameter where Value == Animation? {
    /// An animation by its name; where it may be left out it is none.
    static func animation(_ name: String, _ doc: String) -> Parameter {
        Parameter(ArgumentSpec(name, .oneOf(SceneAnimation.all), doc)) { call in
            let calls = call.calls(name, what: "animation")
            if calls.count > 1 {
                call.checker.diagnostics.error("a change has one animation", at: calls[1].place)
            }
            return calls.first.map { SceneAnimation.animation($0) } ?? Argument(nil)
        }
    }
}
