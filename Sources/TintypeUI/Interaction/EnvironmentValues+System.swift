public import TintypeTree

/// The contrast between colours.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard
    case increased
}

/// The weight of texts that readers prefer.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

private enum ContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
}
private enum LegibilityWeightKey: EnvironmentKey {
    static let defaultValue: LegibilityWeight? = nil
}
private enum LuminanceKey: EnvironmentKey {
    static let defaultValue = false
}
private enum CaptureKey: EnvironmentKey {
    static let defaultValue = false
}
private enum FocusEffectKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// The contrast between colours: the standard one, whatever the host has set.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    /// The weight of texts that readers prefer; nil where they set none.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// Indicates whether the screen is darkened, as a watch's is while nobody looks.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// Indicates whether the screen is recorded.
    public var isSceneCaptured: Bool {
        get { self[CaptureKey.self] }
        set { self[CaptureKey.self] = newValue }
    }

    /// Indicates whether something is drawn around the view that has the focus.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}
