// `import ActivityKit` where Apple's framework is missing: live activities as values. None can be started.
@_exported public import Foundation
@_exported public import Tintype

/// The facts of an activity: those that stay, and those that change.
public protocol ActivityAttributes: Codable {
    /// The type of the content state.
    associatedtype ContentState: Codable & Hashable
}

/// The facts of an activity that change, for a time.
public struct ActivityContent<State: Codable & Hashable>: Hashable, @unchecked Sendable {
    /// The facts, the moment at which they are old, and their weight among others.
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double

    /// Creates facts.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

/// A reason why no activity starts.
public enum ActivityAuthorizationError: LocalizedError, Hashable, Sendable {
    case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
    case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unsupported, unsupportedTarget, unentitled
    case visibility

    /// The reason, and the way out, of which there is none here.
    public var errorDescription: String? { failureReason }
    public var failureReason: String? { "no activity starts: \(self)" }
    public var recoverySuggestion: String? { nil }
}

/// The state of an activity.
public enum ActivityState: String, Codable, Hashable, Sendable {
    case active, ended, dismissed, stale, pending
}

/// The time at which an activity that has ended goes.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?
    private let name: String
    public static let `default` = ActivityUIDismissalPolicy(date: nil, name: "default")
    public static let immediate = ActivityUIDismissalPolicy(date: nil, name: "immediate")

    /// After a moment.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(date: date, name: "after")
    }
}

/// The source of an activity's changes from a server.
public struct PushType: Hashable, Sendable {
    private let name: String
    public static let token = PushType(name: "token")

    /// The changes of a channel.
    public static func channel(_ channelId: String) -> PushType { PushType(name: channelId) }
}

/// A text that tells of a change.
public struct AlertConfiguration: Sendable {
    /// The sound of the text.
    public struct AlertSound: Hashable, Sendable {
        private let name: String
        public static let `default` = AlertSound(name: "default")

        /// A sound of the app's.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    /// The texts and the sound.
    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public var sound: AlertSound

    /// Creates a text.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

/// The permission for activities: there is none.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    /// The permission, and its changes, of which there are none.
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// An activity on the lock screen. None can be started.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    /// The type of the content state.
    public typealias ContentState = Attributes.ContentState
    /// The facts of the activity.
    public let id: String
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>
    public var contentState: ContentState { content.state }
    public var activityState: ActivityState { .ended }
    public var pushToken: Data? { nil }

    private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
        (self.id, self.attributes, self.content) = (id, attributes, content)
    }

    /// The activities of the app: none.
    public static var activities: [Activity<Attributes>] { [] }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    public static var pushToStartToken: Data? { nil }
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }

    /// - Throws: ``ActivityAuthorizationError/unsupported``.
    @discardableResult
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
    @discardableResult
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
    @discardableResult
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
    @discardableResult
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// Changes or ends the activity, of which there is none.
    public func update(_ content: ActivityContent<ContentState>) async {}
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {}
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {}
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {}
    public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default)
        async
    {}

    /// The changes of the activity: none.
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}

/// The time for which an activity stays.
public enum ActivityStyle: Hashable, Sendable {
    case standard, transient
}
