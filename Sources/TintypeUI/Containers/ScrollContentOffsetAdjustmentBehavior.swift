public import TintypeTree

/// The way in which a scroll view follows content that changes its size.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
    public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

private enum AdjustmentKey: TransactionKey {
    static let defaultValue = ScrollContentOffsetAdjustmentBehavior.automatic
}

extension Transaction {
    /// The way in which scroll views follow content that the change gives another size: of no effect in a picture, which has
    /// no earlier one.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[AdjustmentKey.self] }
        set { self[AdjustmentKey.self] = newValue }
    }
}
