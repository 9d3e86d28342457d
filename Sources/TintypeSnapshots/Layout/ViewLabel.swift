import TintypeGraphics

/// What people call a view of a settled tree.
enum ViewLabel {
    /// How much of a text is shown, in characters.
    private static let longestText = 24

    /// Kind and name, or what it shows: `Text#title`, `Text "Hello"`, `Image star.fill`; for a modifier what it modifies:
    /// `padding of Text "Hello"`.
    static func text(_ view: SettledTree.View) -> String {
        if isModifier(view), let content = content(of: view) { return "\(view.kind) of \(own(content))" }
        return own(view)
    }

    /// Whether the view is a modifier, which people name by what it modifies.
    static func isModifier(_ view: SettledTree.View) -> Bool {
        view.kind.first?.isLowercase == true
    }

    /// What the modifier `view`, or the chain of modifiers below it, modifies.
    static func content(of view: SettledTree.View) -> SettledTree.View? {
        var view = view
        while isModifier(view) {
            guard let first = view.children.first else { return nil }
            view = first
        }
        return view
    }

    private static func own(_ view: SettledTree.View) -> String {
        if let id = view.id { return "\(view.kind)#\(id)" }
        func attribute(_ name: String) -> String? { view.attributes.first { $0.name == name }?.value }
        if view.kind == "Text", attribute("text") != nil { return "Text \(quotedText(of: view))" }
        if let name = attribute("systemName") ?? attribute("name") { return "\(view.kind) \(shortened(name))" }
        return view.kind
    }

    /// The text that `view` shows; nil for what is no text.
    static func shownText(of view: SettledTree.View) -> String? {
        view.kind == "Text" ? view.attributes.first { $0.name == "text" }?.value : nil
    }

    /// The first text within `view`, which people know a control by.
    static func caption(of view: SettledTree.View) -> SettledTree.View? {
        view.first { shownText(of: $0)?.isEmpty == false }
    }

    /// What `text` shows, in quotes, as far as a line has room.
    static func quotedText(of text: SettledTree.View) -> String { "\"\(shortened(shownText(of: text) ?? ""))\"" }

    private static func shortened(_ text: String) -> String {
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ")
        return line.count > longestText ? line.prefix(longestText - 1) + "…" : line
    }
}
