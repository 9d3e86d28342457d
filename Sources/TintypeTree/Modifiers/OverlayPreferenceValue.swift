import TintypeGraphics

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: views made of what is written below for a key.
package struct PreferenceReaderModifier: NodeModifier {
    let isBehind: Bool
    let alignment: Alignment
    let key: PreferenceKeyDescription
    let content: (Any, inout Scope) -> Void

    package init(
        isBehind: Bool, alignment: Alignment, key: PreferenceKeyDescription,
        content: @escaping (Any, inout Scope) -> Void
    ) {
        self.isBehind = isBehind
        self.alignment = alignment
        self.key = key
        self.content = content
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        var origin = scope.origin
        origin.id = scope.session.secondaryID(beside: node)
        origin.stackAxis = nil
        let attachment = Attachment(
            primary: node, isBehind: isBehind, alignment: alignment,
            content: .reader(key, Evaluation(origin, content)))
        return scope.wrapper(.attachment(attachment), around: node)
    }
}
