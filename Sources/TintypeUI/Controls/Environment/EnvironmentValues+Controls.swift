public import TintypeTree

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum ButtonContextKey: EnvironmentKey { static let defaultValue = ButtonContext.plain }
private enum LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    /// The size of the controls below.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// The surroundings of the controls below.
    package var buttonContext: ButtonContext {
        get { self[ButtonContextKey.self] }
        set { self[ButtonContextKey.self] = newValue }
    }

    /// The choice whether the controls below show their labels.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// Indicates whether the controls below leave their labels out.
    package var labelsHidden: Bool { labelsVisibility == .hidden }
}
