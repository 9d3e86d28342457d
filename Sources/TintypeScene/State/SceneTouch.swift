import Foundation
import TintypeGraphics
import TintypeTree

/// Something that a scene's timeline does as the scene's user would: `{at: 1, tap: save}`.
struct SceneTouch {
    /// A touch as scenes write it.
    struct Word {
        let name: String
        let doc: String
        let arguments: [ArgumentSpec]
        let make: (CallReader) -> (LivingScene, SceneFrame, Scope) throws -> Void
    }

    let perform: (LivingScene, SceneFrame, Scope) throws -> Void

    /// The touches of the language.
    static var words: [Word] {
        [
            Word(
                "tap", "Taps a view: {tap: save}, {tap: {view: card, count: 2}}.",
                ArgumentSpec("count", .number, "The number of taps.", range: 1...10, default: "1")
            ) { call in
                let count = call.number("count", default: 1)
                return { scene, view, frame, scope in
                    try scene.tap(at: try scene.touchPoint(of: view), count: Int(count(frame, scope)))
                }
            },
            Word(
                "longPress", "Keeps a finger on a view: {longPress: card}.",
                ArgumentSpec("duration", .number, "In seconds.", range: 0...60, default: "0.5")
            ) { call in
                let duration = call.number("duration", default: 0.5)
                return { scene, view, frame, scope in
                    try scene.longPress(at: try scene.touchPoint(of: view), duration: Double(duration(frame, scope)))
                }
            },
            Word(
                "drag", "Drags a finger from the middle of a view: {drag: {view: card, x: 40, duration: 0.5}}.",
                ArgumentSpec("x", .number, "The way to the right, in points.", default: "0"),
                ArgumentSpec("y", .number, "The way down, in points.", default: "0"),
                ArgumentSpec("duration", .number, "In seconds.", range: 0...60, default: "0.25")
            ) { call in
                let (x, y) = (call.number("x", default: 0), call.number("y", default: 0))
                let duration = call.number("duration", default: 0.25)
                return { scene, view, frame, scope in
                    let start = try scene.touchPoint(of: view)
                    let end = CGPoint(x: start.x + x(frame, scope), y: start.y + y(frame, scope))
                    try scene.drag(from: start, to: end, duration: Double(duration(frame, scope)))
                }
            },
            Word(
                "type", "Types into a field: {type: {view: name, text: Ada}}.",
                ArgumentSpec("text", .string, "What is typed, after what is there.").required
            ) { call in
                let text = call.string("text")
                return { scene, view, frame, scope in try scene.type(text(frame, scope), in: view) }
            },
            Word("clear", "Takes a field's text away: {clear: name}.") { _ in
                { scene, view, _, _ in try scene.clear(view) }
            },
            Word("submit", "Says that typing in a field is done: {submit: name}.") { _ in
                { scene, view, _, _ in try scene.submit(view) }
            },
            Word(
                "select",
                "Chooses an option of a picker, a menu or a row by its name: {select: {view: size, option: L}}.",
                ArgumentSpec("option", .string, "The option's name.").required
            ) { call in
                let option = call.string("option")
                return { scene, view, frame, scope in try scene.select(option(frame, scope), in: view) }
            },
            Word(
                "adjust", "Takes a value of a slider: {adjust: {view: volume, to: 0.5}}.",
                ArgumentSpec("to", .number, "The part of its range.", range: 0...1).required
            ) { call in
                let part = call.number("to", default: 0)
                return { scene, view, frame, scope in try scene.adjust(view, to: Double(part(frame, scope))) }
            },
        ]
    }

    /// The touch that scrolls, which also finds what is not made yet.
    static let scroll = (name: "scroll", doc: "Scrolls until a view is seen: {scroll: last}.")
}

extension SceneTouch.Word {
    /// - Parameter act: Reads the arguments, and returns what is done with the view.
    fileprivate init(
        _ name: String, _ doc: String, _ arguments: ArgumentSpec...,
        act: @escaping (CallReader) -> (LivingScene, FoundView, SceneFrame, Scope) throws -> Void
    ) {
        let view = ArgumentSpec.main("view", .string, "The view, by its id, its label or its text.").required
        self.init(name: name, doc: doc, arguments: [view] + arguments) { call in
            let (name, act) = (call.string("view"), act(call))
            return { scene, frame, scope in
                try act(scene, try scene.find(.name(name(frame, scope))), frame, scope)
            }
        }
    }
}

extension SceneChecker {
    /// A touch, by its word; nil for none.
    func touch(_ entry: SceneEntry, in scope: CheckScope) -> SceneTouch? {
        let source = entry.keyPlace.location
        let act: (LivingScene, SceneFrame, Scope) throws -> Void
        if entry.key == SceneTouch.scroll.name {
            guard let name = reader.text(entry.value, of: "\"scroll\"") else { return nil }
            act = { scene, _, _ in _ = try scene.scroll(to: .name(name)) }
        } else {
            guard let word = SceneTouch.words.first(where: { $0.name == entry.key }) else { return nil }
            let call = SceneCall(name: word.name, place: entry.keyPlace, arguments: entry.value, beside: [])
            act = word.make(CallReader(call, word.arguments, checker: self, scope: scope))
        }
        return SceneTouch { scene, frame, scope in
            do {
                try act(scene, frame, scope)
            } catch let error as RenderError {
                throw RenderErrors(errors: [
                    RenderError(error.message, at: .init(nil, source: source), hint: error.hint)
                ])
            }
        }
    }
}
