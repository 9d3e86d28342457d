import TintypeUI

// The texts show in the tree of a scene, as `tintype inspect` prints it, and in no picture.
extension ModifierSpec {
    static let accessibilityLabel = ModifierSpec(
        "accessibilityLabel", "Sets the view's name for those who do not see it.",
        .string("label", "The name.").main, .isEnabled,
        example: .on("accessibilityLabel: Add to favourites", swift: ".accessibilityLabel(\"Add to favourites\")")
    ) { $0.accessibilityLabel($1, isEnabled: $2) }

    static let accessibilityValue = ModifierSpec(
        "accessibilityValue", "Sets the view's value for those who do not see it.",
        .string("value", "The value, in words.").main, .isEnabled,
        example: .on("accessibilityValue: 3 of 5 stars", swift: ".accessibilityValue(\"3 of 5 stars\")")
    ) { $0.accessibilityValue($1, isEnabled: $2) }

    static let accessibilityHint = ModifierSpec(
        "accessibilityHint", "Sets a text that tells those who do not see the view its effect.",
        .string("hint", "The effect, in words.").main,
        example: .on("accessibilityHint: Opens the card", swift: ".accessibilityHint(\"Opens the card\")")
    ) { $0.accessibilityHint($1) }

    static let accessibilityIdentifier = ModifierSpec(
        "accessibilityIdentifier",
        "Sets the name by which tests know the view; `inspect` and masks find it by that too, where it has no `id`.",
        .string("identifier", "The name.").main, .isEnabled,
        example: .on("accessibilityIdentifier: favourite", swift: ".accessibilityIdentifier(\"favourite\")")
    ) { $0.accessibilityIdentifier($1, isEnabled: $2) }

    static let accessibilityHidden = ModifierSpec(
        "accessibilityHidden", "Leaves the view out for those who do not see it.",
        .bool("hidden", "True to leave it out.", default: true).main, .isEnabled,
        example: .on("accessibilityHidden: true", swift: ".accessibilityHidden(true)")
    ) { $0.accessibilityHidden($1, isEnabled: $2) }

    static let accessibilityAddTraits = ModifierSpec(
        "accessibilityAddTraits", "Adds traits to the view: its kinds, for those who do not see it.",
        .traits("traits", "The traits that it gets.").main.required,
        example: .on(
            "accessibilityAddTraits: [isHeader, isButton]", swift: ".accessibilityAddTraits([.isHeader, .isButton])")
    ) { $0.accessibilityAddTraits(AccessibilityTraits($1)) }

    static let accessibilityRemoveTraits = ModifierSpec(
        "accessibilityRemoveTraits", "Takes traits from the view.",
        .traits("traits", "The traits that it loses.").main.required,
        example: .on("accessibilityRemoveTraits: isHeader", swift: ".accessibilityRemoveTraits(.isHeader)")
    ) { $0.accessibilityRemoveTraits(AccessibilityTraits($1)) }
}

extension Parameter where Value == Bool {
    fileprivate static var isEnabled: Parameter {
        .bool("isEnabled", "False for a word that changes nothing.", default: true)
    }
}

extension Parameter where Value == [AccessibilityTraits] {
    fileprivate static func traits(_ name: String, _ doc: String) -> Parameter {
        .names(name, Choices.accessibilityTrait, doc)
    }
}

extension Choices {
    static let accessibilityTrait = Choice<AccessibilityTraits>(
        "trait",
        [
            ("isButton", .isButton), ("isHeader", .isHeader), ("isSelected", .isSelected), ("isLink", .isLink),
            ("isSearchField", .isSearchField), ("isImage", .isImage), ("playsSound", .playsSound),
            ("isKeyboardKey", .isKeyboardKey), ("isStaticText", .isStaticText),
            ("isSummaryElement", .isSummaryElement), ("updatesFrequently", .updatesFrequently),
            ("startsMediaSession", .startsMediaSession), ("allowsDirectInteraction", .allowsDirectInteraction),
            ("causesPageTurn", .causesPageTurn), ("isModal", .isModal), ("isToggle", .isToggle),
            ("isTabBar", .isTabBar),
        ])
}
