public import TintypeTree

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
