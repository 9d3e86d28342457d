package import Foundation
import TintypeGraphics

// The deeds that are done with a control as a whole. Each throws a `RenderError` where the view is gone, disabled or covered, or is no such
// control, and what the views throw.

extension LivingScene {
    /// Changes a toggle, or a disclosure group.
    package func toggle(_ view: FoundView) throws {
        try use(view, "toggle()") { if case .toggle(let toggle) = $0 { toggle } else { nil } }
    }

    /// Types at the end of a field's text, a character after the other.
    package func type(_ text: String, in view: FoundView) throws {
        for character in text {
            // A key that a view has an answer for writes nothing.
            if try press(KeyStroke(character, modifiers: 0), in: again(view)) { continue }
            try use(view, "type(_:)") { action in
                guard case .edit(let written, let write, _, let focus) = action else { return nil }
                return {
                    focus()
                    write(written + String(character))
                }
            }
        }
    }

    /// Takes a field's whole text away.
    package func clear(_ view: FoundView) throws {
        try use(view, "clear()") { action in
            guard case .edit(_, let write, _, let focus) = action else { return nil }
            return {
                focus()
                write("")
            }
        }
    }

    /// Says that typing is done.
    package func submit(_ view: FoundView) throws {
        try use(view, "submit()") { if case .edit(_, _, let submit, _) = $0 { submit } else { nil } }
    }

    /// Chooses an option by its name.
    package func select(_ name: String, in view: FoundView) throws {
        var options: [ControlOption] = []
        try use(view, "select(_:)") {
            if case .select(let more) = $0 { options += more() }
            return options.first { $0.name == name && $0.isEnabled }?.choose
        } otherwise: {
            if options.isEmpty { return nil }
            if options.contains(where: { $0.name == name }) { return "the option \"\(name)\" is disabled" }
            return
                "no option is called \"\(name)\"; there are: \(options.map { "\"\($0.name)\"" }.joined(separator: ", "))"
        }
    }

    /// Takes a part of a slider's range, 0...1.
    package func adjust(_ view: FoundView, to fraction: Double) throws {
        try use(view, "adjust(to:)") { action in
            if case .adjust(_, let set) = action { { set(fraction) } } else { nil }
        }
    }

    /// Goes a step with a stepper; none where the way is barred.
    package func step(_ view: FoundView, up isUp: Bool) throws {
        try use(view, isUp ? "increment()" : "decrement()") { action in
            if case .step(let up, let down) = action { (isUp ? up : down) ?? {} } else { nil }
        }
    }

    /// Takes a date of a date picker; of one that chooses several, takes or drops its day.
    package func set(_ date: Date, in view: FoundView) throws {
        try use(view, "set(_:)") { action in
            if case .date(let set) = action { { set(date) } } else { nil }
        }
    }

    /// Takes a colour of a colour picker.
    package func set(_ color: Color, in view: FoundView) throws {
        try use(view, "set(_:)") { action in
            if case .color(let set) = action { { set(color) } } else { nil }
        }
    }

    /// Does the first of a view's actions that `choose` takes, where the view can be met.
    ///
    /// - Parameter otherwise: The reason where there is none; nil for that the view is none of the kind.
    private func use(
        _ view: FoundView, _ name: String, _ choose: (ControlAction) -> (() -> Void)?,
        otherwise: () -> String? = { nil }
    ) throws {
        let view = try again(view)
        try requireReach(of: view)
        if let action = view.actions.lazy.compactMap(choose).first { return try perform(action) }
        let reason = otherwise().map { ": \($0)" } ?? " does not answer \(name)"
        throw RenderError(
            "\(view.name)\(reason)",
            hint: view.role.map { "it is a \($0.rawValue)" } ?? "find the control itself, by role, label or id")
    }
}
