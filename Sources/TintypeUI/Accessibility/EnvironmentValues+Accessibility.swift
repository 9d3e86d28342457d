public import TintypeTree

private enum SettingsKey: EnvironmentKey { static let defaultValue: Set<AccessibilitySetting> = [] }

/// A setting that readers make for themselves. A picture begins with none of it, whatever the host has set.
private enum AccessibilitySetting: Hashable {
    case reduceMotion, reduceTransparency, differentiateWithoutColor, invertColors, showButtonShapes
    case voiceOver, switchControl, largeContentViewer, quickActions, dimFlashingLights, playAnimatedImages
    case prefersCrossFade, assistiveAccess
}

extension EnvironmentValues {
    private subscript(setting: AccessibilitySetting) -> Bool {
        get { self[SettingsKey.self].contains(setting) }
        set {
            if newValue { self[SettingsKey.self].insert(setting) } else { self[SettingsKey.self].remove(setting) }
        }
    }

    /// Indicates whether readers like less movement.
    public var accessibilityReduceMotion: Bool {
        get { self[.reduceMotion] }
        set { self[.reduceMotion] = newValue }
    }

    /// Indicates whether readers like less transparency.
    public var accessibilityReduceTransparency: Bool {
        get { self[.reduceTransparency] }
        set { self[.reduceTransparency] = newValue }
    }

    /// Indicates whether colours must not be the only difference between things.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[.differentiateWithoutColor] }
        set { self[.differentiateWithoutColor] = newValue }
    }

    /// Indicates whether colours are inverted.
    public var accessibilityInvertColors: Bool {
        get { self[.invertColors] }
        set { self[.invertColors] = newValue }
    }

    /// Indicates whether buttons have visible shapes.
    public var accessibilityShowButtonShapes: Bool {
        get { self[.showButtonShapes] }
        set { self[.showButtonShapes] = newValue }
    }

    /// Indicates whether VoiceOver is on.
    public var accessibilityVoiceOverEnabled: Bool {
        get { self[.voiceOver] }
        set { self[.voiceOver] = newValue }
    }

    /// Indicates whether Switch Control is on.
    public var accessibilitySwitchControlEnabled: Bool {
        get { self[.switchControl] }
        set { self[.switchControl] = newValue }
    }

    /// Indicates whether Assistive Access is on.
    public var accessibilityAssistiveAccessEnabled: Bool {
        get { self[.assistiveAccess] }
        set { self[.assistiveAccess] = newValue }
    }

    /// Indicates whether the large content viewer is on.
    public var accessibilityLargeContentViewerEnabled: Bool {
        get { self[.largeContentViewer] }
        set { self[.largeContentViewer] = newValue }
    }

    /// Indicates whether quick actions are on.
    public var accessibilityQuickActionsEnabled: Bool {
        get { self[.quickActions] }
        set { self[.quickActions] = newValue }
    }

    /// Indicates whether flashing lights are dimmed.
    public var accessibilityDimFlashingLights: Bool {
        get { self[.dimFlashingLights] }
        set { self[.dimFlashingLights] = newValue }
    }

    /// Indicates whether readers like fading in place of movement.
    public var accessibilityPrefersCrossFadeTransitions: Bool {
        get { self[.prefersCrossFade] }
        set { self[.prefersCrossFade] = newValue }
    }

    /// Indicates whether pictures that move do so by themselves.
    public var accessibilityPlayAnimatedImages: Bool {
        get { !self[.playAnimatedImages] }
        set { self[.playAnimatedImages] = !newValue }
    }

    /// Indicates whether an assistive technology is on.
    public var accessibilityEnabled: Bool {
        get { accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled }
        set { accessibilityVoiceOverEnabled = newValue }
    }
}

extension EnvironmentValues {
    /// The settings of readers by the names under which previews set them, where the others can only be read.
    public var _accessibilityReduceMotion: Bool {
        get { accessibilityReduceMotion }
        set { accessibilityReduceMotion = newValue }
    }
    public var _accessibilityReduceTransparency: Bool {
        get { accessibilityReduceTransparency }
        set { accessibilityReduceTransparency = newValue }
    }
    public var _accessibilityDifferentiateWithoutColor: Bool {
        get { accessibilityDifferentiateWithoutColor }
        set { accessibilityDifferentiateWithoutColor = newValue }
    }
    public var _accessibilityInvertColors: Bool {
        get { accessibilityInvertColors }
        set { accessibilityInvertColors = newValue }
    }
    public var _accessibilityShowButtonShapes: Bool {
        get { accessibilityShowButtonShapes }
        set { accessibilityShowButtonShapes = newValue }
    }
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { colorSchemeContrast }
        set { colorSchemeContrast = newValue }
    }
}
