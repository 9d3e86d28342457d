public import Foundation
public import UIKit

/// An intent that changes the app with a focus.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// The settings of the focus by the app, and what is told of them.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
    var appContext: FocusFilterAppContext { get async throws }
}

extension SetFocusFilterIntent {
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
    /// The settings of the focus that is on.
    ///
    /// - Throws: `AppIntentError.featureUnsupported`: no focus is on.
    public static var current: Self {
        get async throws { throw AppIntentError.featureUnsupported }
    }
}

/// The moment in which settings of a focus are suggested.
public struct FocusFilterSuggestionContext: Sendable {}

/// The app's state with a focus.
public struct FocusFilterAppContext: @unchecked Sendable {
    /// The notifications that are let through, and the beginning of the names of the scenes that are shown; nil for all.
    public let notificationFilterPredicate: NSPredicate?
    public let targetContentIdentifierPrefix: String?

    /// Creates a state.
    public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// An intent that tells of its progress.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// The progress of the intent.
    public var progress: Progress { Progress.current() ?? Progress(totalUnitCount: 1) }
}

extension ForegroundContinuableIntent {
    /// Asks a person to go on in the app.
    ///
    /// - Throws: `AppIntentError.needsValue`: nobody can be asked.
    @discardableResult
    public func requestToContinueInForeground<ResultValue: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue = { () }
    ) async throws -> ResultValue { throw AppIntentError.needsValue }
}

/// An intent that begins a sound.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that records a sound.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent that begins an activity.
public protocol LiveActivityStartingIntent: SystemIntent {}
/// An intent that begins an exercise.
public protocol StartWorkoutIntent: SystemIntent, InstanceDisplayRepresentable {
    /// The type of the exercise.
    associatedtype WorkoutStyle: AppValue
    /// The exercise, and those that are proposed.
    var workoutStyle: WorkoutStyle { get set }
    static var suggestedWorkouts: [Self] { get }
}

extension StartWorkoutIntent {
    public static var openAppWhenRun: Bool { true }
    /// Has the system ask again for exercises. It asks for none here.
    public static func invalidateSuggestedWorkouts() {}

    /// Creates an intent for an exercise.
    public init(style: WorkoutStyle) {
        self.init()
        workoutStyle = style
    }
}

/// An intent that takes a picture.
public protocol CameraCaptureIntent: SystemIntent {
    /// The type of the app's state.
    associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
    /// The app's state for the camera: none is kept.
    public static var appContext: AppContext? {
        get async throws { nil }
    }

    /// - Throws: `AppIntentError.featureUnsupported`: there is no camera that would keep the state.
    public static func updateAppContext(_ newContext: AppContext?) async throws {
        throw AppIntentError.featureUnsupported
    }
}

/// An intent that begins to speak to others.
public protocol PushToTalkTransmissionIntent: SystemIntent {}
/// An intent that deletes something.
public protocol DeleteIntent: SystemIntent {}
/// An intent that can be undone.
public protocol UndoableIntent: AppIntent {}
/// An intent that shows a view.
public protocol SnippetIntent: AppIntent {}
/// An intent that was one of the older form.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the intent of which it was made.
    static var intentClassName: String { get }
}

/// An intent that opens an address. Nothing opens it here.
public struct OpenURLIntent: SystemIntent {
    public static var title: LocalizedStringResource { "Open URL" }
    /// The address.
    @IntentParameter(title: "URL") public var url: URL

    public init() {}

    /// Creates one of an address.
    public init(_ url: URL) { self.url = url }

    /// - Throws: `AppIntentError.featureUnsupported`.
    public func perform() async throws -> some IntentResult {
        guard false else { throw AppIntentError.featureUnsupported }
        return .result()
    }
}

/// Tells the system what a person did in the app. Nobody learns from it here.
public final class IntentDonationManager: Sendable {
    /// The one of the app.
    public static let shared = IntentDonationManager()

    /// Tells it, or has it forgotten. Nobody listens.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    @discardableResult
    public func donate<Intent: AppIntent>(
        intent: Intent, result: some IntentResult
    ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws {}
}

/// The name of something that was told.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    var id = UUID()
}

/// The things that were told, for forgetting them.
public struct IntentDonationMatchingPredicate: Sendable {
    /// The things that were told of a type.
    public static func intentType<Intent: AppIntent>(_ type: Intent.Type) -> IntentDonationMatchingPredicate { Self() }
}

/// A moment in which an intent is of use.
public struct RelevantContext: Sendable {
    /// A time, a place or an activity.
    public static func date(from start: Date, to end: Date) -> RelevantContext { RelevantContext() }
    public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> RelevantContext {
        RelevantContext()
    }
    public static func date(_ date: Date) -> RelevantContext { RelevantContext() }
    public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext { RelevantContext() }
    public static func sleep(_ condition: SleepCondition) -> RelevantContext { RelevantContext() }
    public static func fitness(_ condition: FitnessCondition) -> RelevantContext { RelevantContext() }

    /// A place, and a device that is connected.
    public static func location(inferred: InferredLocation) -> RelevantContext { RelevantContext() }
    public static func hardware(headphones: HeadphonesCondition) -> RelevantContext { RelevantContext() }

    /// A place that the device knows by itself.
    public enum InferredLocation: Sendable {
        case home, work, school, commute, gym
    }

    /// The state of a person's headphones.
    public enum HeadphonesCondition: Sendable {
        case connected
    }

    /// The kind of a time.
    public enum DateKind: Sendable {
        case `default`, scheduled, informational
    }

    /// The state of a person's sleep.
    public enum SleepCondition: Sendable {
        case wakeup, bedtime
    }

    /// The state of a person's exercise.
    public enum FitnessCondition: Sendable {
        case activityRingsIncomplete, workoutActive
    }
}

/// An intent with the moment in which it is of use.
public struct RelevantIntent: Sendable {
    /// Creates one for a widget.
    public init<Intent: WidgetConfigurationIntent>(_ intent: Intent, widgetKind: String, relevance: RelevantContext) {}
}

/// Tells the system when intents are of use. No widget is chosen by it here.
public final class RelevantIntentManager: Sendable {
    /// The one of the app.
    public static let shared = RelevantIntentManager()

    /// - Throws: `AppIntentError.featureUnsupported`.
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
        throw AppIntentError.featureUnsupported
    }
}

/// An amount of money that an intent is given.
public struct IntentCurrencyAmount: Hashable, Codable, Sendable {
    /// The amount, and the code of the currency.
    public var amount: Decimal
    public var currencyCode: String

    /// Creates an amount of a currency, by its three letters.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension Bool {
    /// The words for true and false.
    public struct IntentDisplayName: Sendable {
        /// Creates the names of both values.
        public init(`true` trueName: LocalizedStringResource, `false` falseName: LocalizedStringResource) {}
    }
}

/// The look of a note about words for Siri.
public struct SiriTipViewStyle: Sendable {
    public static let automatic = SiriTipViewStyle()
    public static let dark = SiriTipViewStyle()
    public static let light = SiriTipViewStyle()
}

/// The look of a link to the shortcuts.
public struct ShortcutsLinkStyle: Sendable {
    public static let automatic = ShortcutsLinkStyle()
    public static let automaticOutline = ShortcutsLinkStyle()
    public static let dark = ShortcutsLinkStyle()
    public static let darkOutline = ShortcutsLinkStyle()
    public static let light = ShortcutsLinkStyle()
    public static let lightOutline = ShortcutsLinkStyle()
    public static let whiteOutline = ShortcutsLinkStyle()
}

extension View {
    /// Sets the look of notes about Siri in the view, which are not shown here.
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

    /// Sets the look of links to the shortcuts in the view, which have one.
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
