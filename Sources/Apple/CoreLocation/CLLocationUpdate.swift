import Foundation

/// A place at a moment, as `for await` tells it.
public struct CLLocationUpdate: Sendable {
    /// The place, and the state of the app's permission.
    public let location: CLLocation?
    public let isStationary: Bool
    public var stationary: Bool { isStationary }
    public var authorizationRestricted: Bool { false }
    public var accuracyLimited: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var locationUnavailable: Bool { location == nil }
    public var serviceSessionRequired: Bool { false }
    public let authorizationDenied: Bool
    public let authorizationDeniedGlobally: Bool
    public let authorizationRequestInProgress: Bool

    /// The use of the places.
    public enum LiveConfiguration: Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    /// The places as they come: one update without a place, for the app may not know it.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        /// The updates, one after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var isDone = false

            public mutating func next() async throws -> CLLocationUpdate? {
                defer { isDone = true }
                return isDone
                    ? nil
                    : CLLocationUpdate(
                        location: nil, isStationary: false, authorizationDenied: true,
                        authorizationDeniedGlobally: false, authorizationRequestInProgress: false)
            }
        }

        /// Begins at the first of them.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// The places as they come.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}
