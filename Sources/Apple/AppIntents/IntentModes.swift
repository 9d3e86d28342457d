public import Foundation

/// The ways in which an intent may run: behind other things, or in the app itself.
public struct IntentModes: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The ways that there are.
    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)

    /// The app itself, with the moment at which it comes to the front.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }

    /// The moment at which an app comes to the front.
    public enum ForegroundMode: Hashable, Sendable {
        case immediate, dynamic, deferred
    }
}

/// The system around an intent that runs.
public struct IntentSystemContext: Sendable {
    /// The moment at which a person asked for it: nobody did here.
    public var preciseTimestamp: Date? { nil }
    /// The way in which the intent runs.
    public var currentMode: CurrentMode { CurrentMode() }

    /// The way in which an intent runs: in the app itself, which alone runs it here.
    public struct CurrentMode: Hashable, Sendable {
        /// Indicates whether the app can come to the front: nobody sees it.
        public var canContinueInForeground: Bool { false }
    }
}

extension AppIntent {
    /// The ways in which the intent may run: behind other things, where it says none.
    public static var supportedModes: IntentModes { .background }
    /// The system around the intent.
    public var systemContext: IntentSystemContext { IntentSystemContext() }

    /// - Throws: `AppIntentError.needsValue`: nobody can be asked to go on in the app.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        throw AppIntentError.needsValue
    }
    /// The error by which a person is asked to go on in the app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true,
        continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> AppIntentError { .needsValue }
}
