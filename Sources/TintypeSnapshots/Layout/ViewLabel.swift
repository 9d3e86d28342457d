import TintypeGraphics

/// The names by which people call the views of a settled tree.
enum ViewLabel {
    /// The greatest length of a shown text, in characters.
    private static let longestText = 24

    /// Kind and name, or what it shows: `Text#title`, `Text "Hello"`, `Image star.fill`; for a modifier what it modifies:
    /// `padding of Text "Hello"`.
    static func text(_ view: SettledTree.View) -> String {
        if isModifier(view), let content = content(of: view) { return "\(view.kind) of \(own(content))" }
        return own(view)
    }

    /// Returns whether the view is a modifier, which people name by its content.
    static func isModifier(_ view: SettledTree.View) -> Bool {
        view.kind.first?.isLowercase == true
    }

    /// The view inside the modifier `view`, or inside the chain of modifiers below it.
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

    /// The words of `text` in quotes, shortened to what a line has room for.
    static func quotedText(of text: SettledTree.View) -> String { "\"\(shortened(shownText(of: text) ?? ""))\"" }

    private static func shortened(_ text: String) -> String {
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ")
        return line.count > longestText ? line.prefix(longestText - 1) + "…" : line
    }
}
