/// `accessibilityLabel(_:)` and its kin: the outermost of a kind counts.
///
/// An identifier also names the view, for `inspect`, masks and tests, where nothing else does.
package struct AccessibilityModifier: NodeModifier {
    private let edit: (inout AccessibilityTexts) -> Void

    package init(_ edit: @escaping (inout AccessibilityTexts) -> Void) {
        self.edit = edit
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        var texts = node.traits.accessibility ?? AccessibilityTexts()
        edit(&texts)
        node.traits.accessibility = texts
        if node.label == nil { node.label = texts.identifier }
        return node
    }
}
