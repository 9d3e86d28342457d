package import TintypeGraphics

/// The decision that an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// The part of larger content that is shown at first.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// The point that stays when the content's size changes: nothing that a picture shows.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// The place of smaller content.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension ScrollStart {
    /// Sets the anchor of a role, or of all.
    package mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole?) {
        if role == nil || role == .initialOffset { initial = anchor }
        if role == nil || role == .alignment { alignment = anchor }
    }
}
