import TintypeUI

extension ModifierSpec {
    static let keyboardShortcut = ModifierSpec(
        "keyboardShortcut", "Names the keys that press the controls below: nothing is drawn for them.",
        .keyboardShortcut,
        example: WordExample(
            """
            Button: Save
            modifiers: [buttonStyle: bordered, keyboardShortcut: {key: s, modifiers: [command, shift]}]
            """,
            swift: """
                Button("Save") {}
                    .buttonStyle(.bordered)
                    .keyboardShortcut("s", modifiers: [.command, .shift])
                """)
    ) { $0.keyboardShortcut($1) }
}

extension Parameter where Value == KeyboardShortcut {
    /// The purpose of a control, by which the keys are known, or the keys themselves.
    fileprivate static var keyboardShortcut: Parameter {
        Parameter([
            .main(
                "shortcut", .choice(Choices.keyboardShortcut.names),
                "What the control does, by which the keys are known."),
            ArgumentSpec(
                "key", .string,
                "A key: a character, or one of \(Choices.key.names.values.map { "`\($0)`" }.joined(separator: ", "))."),
            ArgumentSpec(
                "modifiers", .choices(Choices.eventModifiers.names), "The keys that are held with it.",
                default: "command"),
        ]) { call in
            call.need(oneOf: ["shortcut", "key"])
            call.exclude("shortcut", "key")
            call.need(["key"], for: "modifiers")
            guard call.has("key") else {
                return call.choice("shortcut", Choices.keyboardShortcut, default: .defaultAction)
            }
            let key = call.key("key")
            let modifiers = call.choices("modifiers", Choices.eventModifiers, default: .command)
            return Argument(fallback: .defaultAction) { frame, scope in
                KeyboardShortcut(key(frame, scope), modifiers: modifiers(frame, scope))
            }
        }
    }
}

extension CallReader {
    /// A key by its name or its character; one that is not written as such is an error.
    fileprivate func key(_ name: String) -> Argument<KeyEquivalent> {
        func key(of text: String) -> KeyEquivalent? {
            Choices.key.value(text) ?? (text.count == 1 ? text.first.map { KeyEquivalent($0) } : nil)
        }
        let text = string(name)
        guard let place = value(name)?.place else { return Argument(.return) }
        func problem(_ text: String) -> (message: String, hint: String) {
            (
                "\"\(text.abbreviated)\" is no key",
                Suggestion.hint(for: text, among: Choices.key.names.values, what: "keys")
                    ?? "a key is one character, or a name such as return"
            )
        }
        if let constant = text.constant {
            if let key = key(of: constant) { return Argument(key) }
            let (message, hint) = problem(constant)
            checker.diagnostics.error(message, at: place, hint: hint)
            return Argument(.return)
        }
        return Argument(fallback: .return) { (frame, scope) throws(EvaluationError) in
            let written = text(frame, scope)
            if let key = key(of: written) { return key }
            let (message, hint) = problem(written)
            throw EvaluationError(message, at: place, hint: hint)
        }
    }
}

extension Choices {
    fileprivate static let keyboardShortcut = Choice<KeyboardShortcut>(
        "keyboard shortcut", [("defaultAction", .defaultAction), ("cancelAction", .cancelAction)])
    fileprivate static let key = Choice<KeyEquivalent>(
        "key",
        [
            ("upArrow", .upArrow), ("downArrow", .downArrow), ("leftArrow", .leftArrow), ("rightArrow", .rightArrow),
            ("escape", .escape), ("delete", .delete), ("deleteForward", .deleteForward), ("home", .home),
            ("end", .end), ("pageUp", .pageUp), ("pageDown", .pageDown), ("clear", .clear), ("tab", .tab),
            ("space", .space), ("return", .return),
        ])
    fileprivate static let eventModifiers = Choice<EventModifiers>(
        "modifier",
        [
            ("command", .command), ("shift", .shift), ("option", .option), ("control", .control),
            ("capsLock", .capsLock), ("numericPad", .numericPad),
        ])
}
