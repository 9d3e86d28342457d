public import Foundation
public import TintypeTree

/// Opens an address. A picture opens none: without an action of the user's nothing happens.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// The outcome of an action for an address.
    public struct Result: Sendable {
        let isAccepted: Bool

        public static let handled = Result(isAccepted: true)
        public static let discarded = Result(isAccepted: false)
        public static let systemAction = Result(isAccepted: false)

        /// The system opens the address, or another one.
        public static func systemAction(_ url: URL) -> Result { Result(isAccepted: false) }

        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result(isAccepted: false) }
    }

    private nonisolated(unsafe) let handler: (URL) -> Result

    /// Creates an action from a closure.
    public nonisolated init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) { _ = handler(url) }

    public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = handler(url) }

    /// Tells `completion` whether the address was accepted.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url).isAccepted)
    }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } } }

extension EnvironmentValues {
    /// Opens an address.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
