public import Foundation

/// The marking of messages.
open class INSetMessageAttributeIntent: INIntent, @unchecked Sendable {
    /// The messages, and the mark.
    public let identifiers: [String]?
    public let attribute: INMessageAttribute

    /// Creates the marking of messages.
    public init(identifiers: [String]?, attribute: INMessageAttribute) {
        (self.identifiers, self.attribute) = (identifiers, attribute)
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        return nil
    }
}

/// The marks of a message.
public enum INMessageAttribute: Int, Sendable {
    case unknown, read, unread, flagged, unflagged, played
}

/// The answer to the marking of messages.
open class INSetMessageAttributeIntentResponse:
    _INCodedIntentResponse<INSetMessageAttributeIntentResponseCode>, @unchecked Sendable
{}

/// The outcomes of the marking of messages.
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageNotFound
    case failureMessageAttributeNotSet
}

/// The outcomes for a mark.
open class INMessageAttributeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// A mark that is right, or one to be confirmed.
    open class func success(with resolvedValue: INMessageAttribute) -> Self { Self(_outcome: .success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: INMessageAttribute) -> Self {
        Self(_outcome: .confirmation(valueToConfirm))
    }
}

/// Whoever marks messages for a voice. Nothing asks it.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
    /// Finds the mark, agrees, and marks.
    func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
    func confirm(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
    func resolveAttribute(
        for intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void
    )
}

extension INSetMessageAttributeIntentHandling {
    public func confirm(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) { completion(INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil)) }
    public func resolveAttribute(
        for intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void
    ) { completion(.notRequired()) }
}
