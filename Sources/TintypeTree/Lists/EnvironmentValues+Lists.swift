public import Foundation

/// Whether the rows of a list can be deleted, moved and chosen.
public enum EditMode: Hashable, Sendable {
    case inactive
    case transient
    case active

    /// Whether rows can be edited.
    public var isEditing: Bool { self != .inactive }
}

private enum HeaderProminenceKey: EnvironmentKey {
    static let defaultValue = false
}
private enum LeastRowHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
}
private enum LeastHeaderHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
}
private enum ListLookKey: EnvironmentKey {
    static let defaultValue = ListLook.automatic
}
private enum ListOptionsKey: EnvironmentKey {
    static let defaultValue = ListOptions()
}

/// What modifiers around a list say about it as a whole.
package struct ListOptions: Hashable, Sendable {
    /// Between rows, in points; nil for rows that touch.
    package var rowSpacing: CGFloat?
    /// Between sections, in points; nil for the style's.
    package var sectionSpacing: CGFloat?
    package var hidesBackground = false
    package var isEditing = false
    /// Whether every other row lies on a surface of another shade.
    package var alternatesRows = false

    package init() {}
}

extension EnvironmentValues {
    /// Whether the headers of sections stand out more than usual.
    package var hasProminentHeaders: Bool {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// The least height of a row, in points; at first that of the system.
    public var defaultMinListRowHeight: CGFloat {
        get { leastRowHeight ?? ListMetrics(.automatic, on: platform).leastRowHeight }
        set { leastRowHeight = newValue }
    }

    /// The least height of a header, in points; nil for what it holds.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[LeastHeaderHeightKey.self] }
        set { self[LeastHeaderHeightKey.self] = newValue }
    }

    /// The height that was set; nil for that of the list's style.
    var leastRowHeight: CGFloat? {
        get { self[LeastRowHeightKey.self] }
        set { self[LeastRowHeightKey.self] = newValue }
    }

    /// How lists look.
    package var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    package var listOptions: ListOptions {
        get { self[ListOptionsKey.self] }
        set { self[ListOptionsKey.self] = newValue }
    }
}
