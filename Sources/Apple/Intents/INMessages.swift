public import Foundation
public import UserNotifications

/// The sending of a message, also as what a notice of a message tells of itself.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
    /// The readers, the kind, the text, the group, the conversation, the service, the writer and the attachments.
    public let recipients: [INPerson]?
    public let outgoingMessageType: INOutgoingMessageType
    public let content: String?
    public let speakableGroupName: INSpeakableString?
    public let conversationIdentifier: String?
    public let serviceName: String?
    public let sender: INPerson?
    public let attachments: [INSendMessageAttachment]?

    /// Creates the sending of a message.
    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?, attachments: [INSendMessageAttachment]?
    ) {
        (self.recipients, self.outgoingMessageType, self.content) = (recipients, outgoingMessageType, content)
        (self.speakableGroupName, self.conversationIdentifier) = (speakableGroupName, conversationIdentifier)
        (self.serviceName, self.sender, self.attachments) = (serviceName, sender, attachments)
        super.init()
    }
    public convenience init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?, serviceName: String?, sender: INPerson?
    ) {
        self.init(
            recipients: recipients, outgoingMessageType: .outgoingMessageText, content: content,
            speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
            serviceName: serviceName, sender: sender, attachments: nil)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        return nil
    }
}

/// The kinds of messages.
public enum INOutgoingMessageType: Int, Sendable {
    case unknown, outgoingMessageText, outgoingMessageAudio
}

/// A file of a message.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
    /// A sound.
    public let audioMessageFile: INFile?

    /// Creates a sound of a message.
    public init(audioMessageFile: INFile) {
        self.audioMessageFile = audioMessageFile
    }
}

/// The answer to the sending of a message.
open class INSendMessageIntentResponse: _INCodedIntentResponse<INSendMessageIntentResponseCode>, @unchecked Sendable {
    /// The messages.
    open var sentMessages: [INMessage]?
    open var sentMessage: INMessage?
}

/// The outcomes of the sending of a message.
public enum INSendMessageIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
    case failureMessageServiceNotAvailable, failureRequiringInAppAuthentication
}

/// A message.
open class INMessage: NSObject, @unchecked Sendable {
    /// The number, the text, the time and the people.
    public let identifier: String
    public let conversationIdentifier: String?
    public let content: String?
    public let dateSent: Date?
    public let sender: INPerson?
    public let recipients: [INPerson]?
    public let groupName: INSpeakableString?
    public let messageType: INMessageType

    /// Creates a message.
    public init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString? = nil, messageType: INMessageType = .text
    ) {
        (self.identifier, self.conversationIdentifier) = (identifier, conversationIdentifier)
        (self.content, self.dateSent, self.sender) = (content, dateSent, sender)
        (self.recipients, self.groupName, self.messageType) = (recipients, groupName, messageType)
    }
    public convenience init(
        identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?
    ) {
        self.init(
            identifier: identifier, conversationIdentifier: nil, content: content, dateSent: dateSent, sender: sender,
            recipients: recipients)
    }
}

/// The kinds of a message's content.
public enum INMessageType: Int, Sendable {
    case unspecified, text, audio, digitalTouch, handwriting, sticker, tapbackLiked, tapbackDisliked
    case tapbackEmphasized, tapbackLoved, tapbackQuestioned, tapbackLaughed, mediaCalendar, mediaLocation
    case mediaAddressCard, mediaImage, mediaVideo, mediaPass, mediaAudio
}

/// The outcome for the readers of a message.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {}

/// Whoever sends messages for a voice. Nothing asks it.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    /// Finds the parameters, agrees, and sends.
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
}

extension INSendMessageIntentHandling {
    public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }
    public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) { completion([]) }
    public func resolveContent(
        for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// A wish that a notice can tell of itself: a message or a call.
public protocol UNNotificationContentProviding: NSObjectProtocol {}
extension INSendMessageIntent: UNNotificationContentProviding {}
extension INStartCallIntent: UNNotificationContentProviding {}

extension UNNotificationContent {
    /// The content with what it tells of itself: the same, as nobody here draws the sender.
    public func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent { self }
}
