import TintypeTree

/// The columns that the rows of an open menu have before their words: where one row has a picture or may have a tick, the
/// words of the others stand below its words.
struct MenuColumns: Hashable, Sendable {
    var hasMarks = false
    var hasIcons = false

    init(hasMarks: Bool = false, hasIcons: Bool = false) {
        self.hasMarks = hasMarks
        self.hasIcons = hasIcons
    }

    /// The columns that views ask for.
    init(of nodes: [Node], in session: Session) {
        for node in nodes {
            let asked = node.earlyContribution(MenuColumnsKey.description, session.feedback) as? MenuColumns
            MenuColumnsKey.reduce(value: &self) { asked ?? MenuColumns() }
        }
    }
}

/// Carries what a row shows before its words to the menu around.
enum MenuColumnsKey: PreferenceKey {
    static var defaultValue: MenuColumns { MenuColumns() }

    static func reduce(value: inout MenuColumns, nextValue: () -> MenuColumns) {
        let next = nextValue()
        value.hasMarks = value.hasMarks || next.hasMarks
        value.hasIcons = value.hasIcons || next.hasIcons
    }

    static var description: PreferenceKeyDescription { PreferenceKeyDescription(MenuColumnsKey.self) }
}

private enum MenuColumnsOfRowsKey: EnvironmentKey { static let defaultValue = MenuColumns() }

extension EnvironmentValues {
    /// The columns of the open menu around.
    var menuColumns: MenuColumns {
        get { self[MenuColumnsOfRowsKey.self] }
        set { self[MenuColumnsOfRowsKey.self] = newValue }
    }
}
