public import Foundation

/// The search for messages.
open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
    /// The people, the words, the marks, the time, and the names of what is looked for.
    public let recipients: [INPerson]?
    public let senders: [INPerson]?
    public let searchTerms: [String]?
    public let attributes: INMessageAttributeOptions
    public let dateTimeRange: INDateComponentsRange?
    public let identifiers: [String]?
    public let notificationIdentifiers: [String]?
    public let speakableGroupNames: [INSpeakableString]?
    public let conversationIdentifiers: [String]?
    /// The ways in which several of a kind are meant: any of them.
    open var recipientsOperator: INConditionalOperator { .any }
    open var sendersOperator: INConditionalOperator { .any }
    open var searchTermsOperator: INConditionalOperator { .any }
    open var identifiersOperator: INConditionalOperator { .any }
    open var notificationIdentifiersOperator: INConditionalOperator { .any }
    open var speakableGroupNamesOperator: INConditionalOperator { .any }

    /// Creates a search.
    public init(
        recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions,
        dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
        speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]? = nil
    ) {
        (self.recipients, self.senders, self.searchTerms) = (recipients, senders, searchTerms)
        (self.attributes, self.dateTimeRange, self.identifiers) = (attributes, dateTimeRange, identifiers)
        self.notificationIdentifiers = notificationIdentifiers
        (self.speakableGroupNames, self.conversationIdentifiers) = (speakableGroupNames, conversationIdentifiers)
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        return nil
    }
}

/// The way in which several of a kind are meant.
public enum INConditionalOperator: Int, Sendable {
    case all, any, none
}

/// The marks of messages that are looked for.
public struct INMessageAttributeOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Read or not, flagged or not, and played.
    public static let read = INMessageAttributeOptions(rawValue: 1 << 0)
    public static let unread = INMessageAttributeOptions(rawValue: 1 << 1)
    public static let flagged = INMessageAttributeOptions(rawValue: 1 << 2)
    public static let unflagged = INMessageAttributeOptions(rawValue: 1 << 3)
    public static let played = INMessageAttributeOptions(rawValue: 1 << 4)
}

/// The answer to a search for messages.
open class INSearchForMessagesIntentResponse:
    _INCodedIntentResponse<INSearchForMessagesIntentResponseCode>, @unchecked Sendable
{
    /// The messages that were found.
    open var messages: [INMessage]?
}

/// The outcomes of a search for messages.
public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
    case failureMessageServiceNotAvailable, failureMessageTooManyResults, failureRequiringInAppAuthentication
}

/// Whoever looks for messages for a voice. Nothing asks it.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
    /// Finds the parameters, agrees, and looks.
    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    func resolveRecipients(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
    func resolveSenders(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
}

extension INSearchForMessagesIntentHandling {
    public func confirm(
        intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
    ) { completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil)) }
    public func resolveRecipients(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) { completion([]) }
    public func resolveSenders(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) { completion([]) }
}
