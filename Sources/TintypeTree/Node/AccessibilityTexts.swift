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
