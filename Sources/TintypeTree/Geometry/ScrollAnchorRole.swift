package import TintypeGraphics

/// What an anchor of a scroll view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// What of larger content is shown at first.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// What stays where it is when the content's size changes: nothing that a picture shows.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// Where smaller content stands.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension ScrollStart {
    /// Sets the anchor of a role, or of all.
    package mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole?) {
        if role == nil || role == .initialOffset { initial = anchor }
        if role == nil || role == .alignment { alignment = anchor }
    }
}
