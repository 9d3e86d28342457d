/// The visibility of something.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As it is usual where it is.
    case automatic
    case visible
    case hidden
}
