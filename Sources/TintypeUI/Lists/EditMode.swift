/// The state of a list whose rows can be deleted, moved and chosen, or of one that is only read.
public enum EditMode: Hashable, Sendable {
    case inactive
    case transient
    case active

    /// Indicates whether rows can be edited.
    public var isEditing: Bool { self != .inactive }
}
