/// The wish for an app's locations. Nobody allows them here.
public final class CLServiceSession: @unchecked Sendable {
    /// The permission that is asked for.
    public enum AuthorizationRequirement: Sendable {
        case none, whenInUse, always
    }

    /// Creates a wish.
    public init(authorization: AuthorizationRequirement) {}
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

    /// The state of the permission: it is denied.
    public var diagnostics: Diagnostics { Diagnostics() }

    /// A state of the permission.
    public struct Diagnostic: Sendable {
        /// The reasons for which no location comes.
        public let authorizationDenied = true
        public let authorizationDeniedGlobally = false
        public let authorizationRestricted = false
        public let authorizationRequestInProgress = false
        public let alwaysAuthorizationDenied = true
        public let fullAccuracyDenied = true
        public let insufficientlyInUse = false
        public let serviceSessionRequired = false
    }

    /// States of the permission, one after the other.
    public struct Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic

        /// The states: one.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var isDone = false

            public mutating func next() async throws -> Diagnostic? {
                defer { isDone = true }
                return isDone ? nil : Diagnostic()
            }
        }

        /// Begins at the first of them.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// Ends the session, which has told that it cannot do its work.
    public func invalidate() {}
}

/// The wish to go on in the background. Nothing does here.
public final class CLBackgroundActivitySession: @unchecked Sendable {
    public init() {}

    /// Ends the session, which has told that it cannot do its work.
    public func invalidate() {}
}
