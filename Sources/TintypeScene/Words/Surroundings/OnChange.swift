import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let onAppear = ModifierSpec(
        "onAppear", "Does something when the view is first there.", .action("perform", "What is done.").main.required,
        example: .hello("onAppear: dismiss", swift: ".onAppear {}")
    ) { view, action in view.onAppear(perform: action) }

    static let task = ModifierSpec(
        "task", "Does something when the view is first there, and again when a value is another one.",
        [
            .main("action", .action, "What is done.").required,
            ArgumentSpec("id", .value, "The value."),
        ], example: .hello("task: dismiss", swift: ".task {}")
    ) { call in
        let (action, id) = (Parameter.action("action", "").read(call), call.anyValue("id"))
        return wrapping { frame, scope in
            let action = action(frame, scope)
            return LifetimeModifier(
                "task", isLate: true, for: id?(frame, scope) ?? SceneDatum.none,
                isEqual: { ($0 as? SceneDatum) == ($1 as? SceneDatum) },
                start: {
                    action()
                    return DoneTask()
                })
        }
    }

    static let onChange = ModifierSpec(
        "onChange", "Does something when a value is another one.",
        .any("of", "The value."),
        .action("action", "What is done.").required,
        .bool("initial", "True to do it at first as well.", default: false),
        example: .hello("onChange: {of: 1, action: dismiss}", swift: ".onChange(of: 1) {}")
    ) { view, value, action, isInitial in
        view.onChange(of: value, initial: isInitial) { _, _ in action() }
    }

    static let onTapGesture = ModifierSpec(
        "onTapGesture", "Does something when the view is tapped.", .action("perform", "What is done.").main.required,
        .integer("count", "The number of taps.", range: 1...10, default: 1),
        example: .hello("onTapGesture: dismiss", swift: ".onTapGesture {}")
    ) { view, action, count in view.onTapGesture(count: count, perform: action) }

    static let onSubmit = ModifierSpec(
        "onSubmit", "Does something when what was typed is handed in.",
        .action("action", "What is done.").main.required,
        example: WordExample(
            "TextField: {title: City, text: Lisbon}\nmodifiers:\n  - onSubmit: dismiss",
            swift: #"TextField("City", text: .constant("Lisbon")).onSubmit {}"#)
    ) { view, action in view.onSubmit(action) }

    static let onDisappear = ModifierSpec(
        "onDisappear", "Does something when the view is there no more.",
        .action("perform", "What is done.").main.required,
        example: .hello("onDisappear: dismiss", swift: ".onDisappear {}")
    ) { view, action in view.onDisappear(perform: action) }
}

/// The rest of a task that is done at once: nothing that could be cancelled.
private final class DoneTask {}

extension WordExample {
    /// A modifier of a text.
    fileprivate static func hello(_ modifier: String, swift call: String) -> WordExample {
        WordExample("Text: Hello\nmodifiers:\n  - \(modifier)", swift: "Text(\"Hello\")\n    \(call)")
    }
}
