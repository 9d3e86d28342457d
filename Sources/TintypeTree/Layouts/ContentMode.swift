/// The way in which a view that keeps its proportions uses the space that it is offered.
public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// All of it lies inside the space.
    case fit
    /// The view covers the space.
    case fill
}
