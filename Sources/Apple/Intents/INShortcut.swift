public import Foundation

/// A thing to ask for in one word: a wish or an activity.
public enum INShortcut: @unchecked Sendable {
    case intent(INIntent)
    case userActivity(NSUserActivity)

    /// Creates one of a wish; the class of each wish has an answer.
    public init?(intent: INIntent) {
        self = .intent(intent)
    }
    public init(userActivity: NSUserActivity) {
        self = .userActivity(userActivity)
    }

    /// The wish, or the activity.
    public var intent: INIntent? {
        if case .intent(let intent) = self { return intent }
        return nil
    }
    public var userActivity: NSUserActivity? {
        if case .userActivity(let activity) = self { return activity }
        return nil
    }
}

/// A wish with a person's own phrase. There is none.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    /// The number, the phrase and the wish.
    public let identifier: UUID
    public let invocationPhrase: String
    public let shortcut: INShortcut

    init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        (self.identifier, self.invocationPhrase, self.shortcut) = (identifier, invocationPhrase, shortcut)
    }
}

/// The phrases of a person: none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    /// The one for all, and what the app proposes, which is not kept.
    public static let shared = INVoiceShortcutCenter()
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}

    /// Gives the phrases: none; and the one with a number: an error.
    open func getAllVoiceShortcuts(completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completionHandler([], nil)
    }
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    open func getVoiceShortcut(
        with identifier: UUID, completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        completionHandler(
            nil, NSError(domain: INIntentErrorDomain, code: INIntentErrorCode.voiceShortcutGetFailed.rawValue))
    }
}

/// A wish that suits a moment.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
    /// The wish, the moments and the look.
    public let shortcut: INShortcut
    open var relevanceProviders: [INRelevanceProvider] = []
    open var watchTemplate: INDefaultCardTemplate?
    open var widgetKind: String?
    open var shortcutRole = INRelevantShortcutRole.action

    /// Creates one.
    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
    }
}

/// The use of such a wish.
public enum INRelevantShortcutRole: Int, Sendable {
    case action, information
}

/// Moments that something suits: by the time.
open class INRelevanceProvider: NSObject, @unchecked Sendable {
    override init() {}
}

/// Moments from a date on, or between two.
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
    /// The ends of the time.
    public let startDate: Date
    public let endDate: Date?

    /// Creates a time.
    public init(start startDate: Date, end endDate: Date?) {
        (self.startDate, self.endDate) = (startDate, endDate)
        super.init()
    }
}

/// Moments in a part of the day.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
    /// The part of the day.
    public let situation: INDailyRoutineSituation

    /// Creates a part of the day.
    public init(situation: INDailyRoutineSituation) {
        self.situation = situation
        super.init()
    }
}

/// The parts of a day.
public enum INDailyRoutineSituation: Int, Sendable {
    case morning, evening, home, work, school, gym, commute, headphonesConnected, activeWorkout
    case physicalActivityIncomplete
}

/// The look of such a wish.
open class INDefaultCardTemplate: NSObject, @unchecked Sendable {
    /// The texts and the picture.
    open var title: String
    open var subtitle: String?
    open var image: INImage?

    /// Creates a look.
    public init(title: String) {
        self.title = title
    }
}

/// Keeps such wishes for the system, which has no place for them.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    public static let `default` = INRelevantShortcutStore()

    /// Keeps nothing: the closure is told so.
    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(INInteraction.refusal) }
    open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws { throw INInteraction.refusal }
}

/// Proposes films and sounds to the system, which has no place for them.
open class INUpcomingMediaManager: NSObject, @unchecked Sendable {
    public static let shared = INUpcomingMediaManager()

    /// Keeps nothing: no films or sounds are proposed.
    open func setSuggestedMediaIntents(_ intents: NSOrderedSet) {}
}

/// The state in which a person does not want to be disturbed, which nobody tells.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    /// The one for all, and the state: unknown.
    public static let `default` = INFocusStatusCenter()
    open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
    open func requestAuthorization(
        completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil
    ) { completionHandler?(.denied) }
    open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}

/// The permission to be told of it.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// The state: whether a person wants to be left alone; nil where it is unknown.
open class INFocusStatus: NSObject, @unchecked Sendable {
    /// True where the person wants to be left alone.
    public let isFocused: Bool?

    /// Creates a state.
    public init(isFocused: Bool?) {
        self.isFocused = isFocused
    }
}
