public import Foundation
public import UIKit

/// An intent that changes the app with a focus.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// The settings of the focus by the app, and what is told of them.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
    var appContext: FocusFilterAppContext { get }
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
public struct FocusFilterAppContext: Sendable {
    /// The notifications that are let through.
    public var notificationFilterPredicate: NSPredicate? { nil }

    /// Creates a state.
    public init(notificationFilterPredicate: NSPredicate? = nil) {}
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
    public func requestToContinueInForeground(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) async throws { throw AppIntentError.needsValue }
    /// The error by which a person is asked.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false,
        continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> AppIntentError { .needsValue }
}

/// An intent that begins a sound.
public protocol AudioStartingIntent: AppIntent {}
/// An intent that records a sound.
public protocol AudioRecordingIntent: AppIntent {}
/// An intent that begins an activity.
public protocol LiveActivityStartingIntent: AppIntent {}
/// An intent that begins an exercise.
public protocol StartWorkoutIntent: AppIntent {}
/// An intent that takes a picture.
public protocol CameraCaptureIntent: AppIntent {}
/// An intent that begins to speak to others.
public protocol PushToTalkTransmissionIntent: AppIntent {}
/// An intent that deletes something.
public protocol DeleteIntent: AppIntent {}
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
public struct OpenURLIntent: AppIntent {
    public static var title: LocalizedStringResource { "Open URL" }
    /// The address.
    public var url: URL?

    public init() {}

    /// Creates one of an address.
    public init(_ url: URL) {
        self.url = url
    }

    /// - Throws: `AppIntentError.featureUnsupported`.
    public func perform() async throws -> some IntentResult {
        guard url == nil else { throw AppIntentError.featureUnsupported }
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
public struct IntentDonationIdentifier: Hashable, Sendable {
    let id = UUID()
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

/// A person that an intent is given.
public struct IntentPerson: Hashable, Sendable {
    /// The name, the handle and the identifier.
    public var name: Name
    public var handle: Handle?
    public var identifier: Identifier?
    public var isMe = false

    /// The name of a person.
    public enum Name: Hashable, Sendable {
        case components(PersonNameComponents)
        case displayName(String)
        /// The words for the name.
        public var displayString: String {
            switch self {
            case .components(let name): name.formatted()
            case .displayName(let name): name
            }
        }
    }

    /// The address of a person.
    public struct Handle: Hashable, Sendable {
        public var value: Value

        /// An address by its kind.
        public enum Value: Hashable, Sendable {
            case emailAddress(String)
            case phoneNumber(String)
            case applicationDefined(String)
        }

        public init(_ value: Value) {
            self.value = value
        }
    }

    /// The identifier of a person.
    public enum Identifier: Hashable, Sendable {
        case contactIdentifier(String)
        case applicationDefined(String)
    }

    /// Creates a person.
    public init(identifier: Identifier? = nil, name: Name, handle: Handle? = nil, isMe: Bool = false) {
        (self.identifier, self.name, self.handle, self.isMe) = (identifier, name, handle, isMe)
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
