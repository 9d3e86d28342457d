public import TintypeTree

private enum IsLuminanceReducedKey: EnvironmentKey { static let defaultValue = false }
private enum IsSceneCapturedKey: EnvironmentKey { static let defaultValue = false }
private enum IsFocusEffectEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Indicates whether the screen is darkened, as a watch's is while nobody looks.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }

    /// Indicates whether the screen is recorded.
    public var isSceneCaptured: Bool {
        get { self[IsSceneCapturedKey.self] }
        set { self[IsSceneCapturedKey.self] = newValue }
    }

    /// Indicates whether something is drawn around the view that has the focus.
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}
