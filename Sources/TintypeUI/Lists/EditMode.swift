/// Whether the rows of a list can be deleted, moved and chosen.
public enum EditMode: Hashable, Sendable {
    case inactive
    case transient
    case active

    /// Whether rows can be edited.
    public var isEditing: Bool { self != .inactive }
}
