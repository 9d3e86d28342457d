import TintypeGraphics

/// The texts of a view for those who do not see it. They are no part of a picture, and the settled tree shows them.
package struct AccessibilityTexts {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: [String] = []
    package var isHidden = false

    var attributes: [SettledAttribute] {
        var attributes: [SettledAttribute] = []
        if let label { attributes.append(SettledAttribute("accessibilityLabel", label)) }
        if let value { attributes.append(SettledAttribute("accessibilityValue", value)) }
        if let hint { attributes.append(SettledAttribute("accessibilityHint", hint)) }
        if let identifier { attributes.append(SettledAttribute("accessibilityIdentifier", identifier)) }
        if !traits.isEmpty {
            attributes.append(SettledAttribute("accessibilityTraits", traits.joined(separator: " ")))
        }
        if isHidden { attributes.append(SettledAttribute("accessibilityHidden", "true")) }
        return attributes
    }
}

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
