private enum EnabledKey: EnvironmentKey {
    static let defaultValue = true
}
private enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
}
private enum ButtonContextKey: EnvironmentKey {
    static let defaultValue = ButtonContext.plain
}
private enum LabelsHiddenKey: EnvironmentKey {
    static let defaultValue = false
}
private enum TintStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}

/// Where controls stand that no style was chosen for: their looks differ in rows, bars and dialogs.
package enum ButtonContext: Hashable, Sendable {
    /// Among other views.
    case plain
    /// In a row of a list.
    case list
    /// In a row of a form, where controls show their labels at the leading edge and their values at the trailing one.
    case form
    /// In a navigation or tool bar.
    case toolbar
    /// Among the buttons of an alert or a dialog.
    case alert
    /// In an opened menu.
    case menu
    /// In a group of controls, which draws the border.
    case controlGroup

    /// Whether the control is a row, or a part of one.
    package var isRow: Bool { self == .list || self == .form }
}

extension EnvironmentValues {
    /// Whether the controls below may be used; they are drawn pale where not.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    /// How large the controls below are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Where the controls below stand.
    package var buttonContext: ButtonContext {
        get { self[ButtonContextKey.self] }
        set { self[ButtonContextKey.self] = newValue }
    }

    /// Whether the controls below leave their labels out.
    package var labelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }

    /// The accent style where it is no plain colour; nil where ``tint`` says it.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }

    /// Whether a tint was chosen around the view.
    package var hasTint: Bool { tint != nil || tintStyle != nil }
}
