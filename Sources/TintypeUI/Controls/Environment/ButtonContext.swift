/// The surroundings of controls that no style was chosen for: their looks differ in rows, bars and dialogs.
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
    /// In a group of controls of an opened menu, which stand side by side.
    case menuTile
    /// Beside a row that is swiped aside.
    case swipe
    /// In a group of controls, which draws the border.
    case controlGroup

    /// Indicates whether the control is a row, or a part of one.
    package var isRow: Bool { self == .list || self == .form }
}
