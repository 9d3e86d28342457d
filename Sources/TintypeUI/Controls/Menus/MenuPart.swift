import TintypeTree

/// The part of an open menu that a view is, where it is more than some view.
enum MenuPart: Hashable, Sendable {
    case row
    /// The words above a section's rows.
    case header
    /// The end of a group of rows.
    case divider
}

/// The key of a view that is a part of the open menu around it.
enum MenuPartKey: SaidKey {
    typealias Value = MenuPart
}

extension Node {
    /// The part of an open menu that the view is; nil for a view that is none by itself, such as a text.
    var menuPart: MenuPart? { said(MenuPartKey.self) }
}

extension Scope {
    /// Appends the end of a group of an open menu's rows. The menu draws a line where another group follows.
    mutating func appendMenuDivider() {
        wrap(with: SayModifier(MenuPartKey.self, .divider)) { $0.appendDivider() }
    }

    /// Appends a section of an open menu: its rows between dividers, below its header.
    mutating func appendMenuSection(
        isExpanded: Bool, header: (inout Scope) -> Void, content: (inout Scope) -> Void, footer: (inout Scope) -> Void
    ) {
        descend(.index(3)) { $0.appendMenuDivider() }
        descend(.index(0)) { scope in
            scope.withEnvironment {
                $0.font = OpenMenuMetrics($0).headerFont
                $0.foreground = AnyShapeStyle(Color.secondary)
            } _: {
                $0.wrap(with: SayModifier(MenuPartKey.self, .header), header)
            }
        }
        if isExpanded { descend(.index(1), content) }
        descend(.index(2), footer)
        descend(.index(4)) { $0.appendMenuDivider() }
    }
}
