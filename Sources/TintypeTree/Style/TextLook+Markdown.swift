extension TextLook {
    /// The look of a part of Markdown.
    package init(_ intent: InlinePresentationIntent, isLink: Bool) {
        self.init()
        if intent.contains(.stronglyEmphasized) { weight = .bold }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.code) { design = .monospaced }
        if intent.contains(.strikethrough) { strikethrough = .on(Line()) }
        if isLink { foreground = TintShapeStyle() }
    }
}
