import TintypeGraphics

extension LivingScene {
    /// Presses a key: the view that has the focus is asked for an answer, then those around it, then all that have the key for a shortcut,
    /// the last one first.
    ///
    /// - Throws: `RenderError` where nothing answers, and what the views throw.
    package func press(_ stroke: KeyStroke) throws {
        if let focused, try press(stroke, in: focused) { return }
        var shortcuts: [(KeyStroke) -> Bool] = []
        settled.root.walk { path in
            guard path[0].isEnabledControl != false else { return }
            for case .shortcut(let answer) in path[0].touch ?? [] { shortcuts.append(answer) }
        }
        let isAnswered = try perform { shortcuts.reversed().contains { $0(stroke) } }
        if isAnswered { return }
        throw RenderError(
            "nothing answers the key \"\(stroke.key.shown)\"",
            hint: focused == nil
                ? "no view has the focus: tap a field, or set the state that focused(_:) reads"
                : "\(focused?.name ?? "") has the focus; onKeyPress and keyboardShortcut answer keys")
    }

    /// Asks a view, what it is put into and the views around for an answer to a key.
    func press(_ stroke: KeyStroke, in view: FoundView) throws -> Bool {
        let answers = view.path.flatMap { $0.touch ?? [] }.compactMap { trait -> ((KeyStroke) -> Bool)? in
            if case .keys(let answer) = trait { answer } else { nil }
        }
        return answers.isEmpty ? false : try perform { answers.contains { $0(stroke) } }
    }

    /// The view that has the focus, from the innermost part of it on; nil for none.
    private var focused: FoundView? {
        var found: FoundView?
        settled.root.walk { path in
            for case .focus(let focus) in path[0].touch ?? [] where focus.isOn { found = FoundView(path: path) }
        }
        guard var view = found else { return nil }
        // What stands inside the modifier that gives the focus has it, too.
        while let inner = view.node.modified { view = FoundView(path: [inner] + view.path) }
        return view
    }
}

extension Character {
    /// The character, or its number where nothing is seen of it.
    fileprivate var shown: String {
        let isSeen = unicodeScalars.allSatisfy { $0.value > 0x20 && !(0xF700...0xF8FF).contains($0.value) }
        return isSeen
            ? String(self) : unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined()
    }
}
