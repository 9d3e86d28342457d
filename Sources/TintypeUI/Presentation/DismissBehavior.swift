public import TintypeTree

/// The way in which a window is closed.
public struct DismissBehavior: Hashable, Sendable {
    private let name: String

    public static let interactive = DismissBehavior(name: "interactive")
    public static let destructive = DismissBehavior(name: "destructive")
}

private enum DismissBehaviorKey: TransactionKey { static let defaultValue = DismissBehavior.interactive }

extension Transaction {
    /// The way in which the change closes windows: a picture has none to close.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
}
