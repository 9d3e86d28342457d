public import Foundation

/// A conversation. There is none with anybody else: what is put into one is refused.
open class MSConversation: NSObject, @unchecked Sendable {
    /// The people, of whom there is only the one here, and the message that is chosen.
    public let localParticipantIdentifier = UUID()
    open var remoteParticipantIdentifiers: [UUID] { [] }
    open var selectedMessage: MSMessage? { nil }

    /// Puts a message, a picture, a text or a file into the field of the conversation, or sends it.
    open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageErrorCode.apiUnavailableInPresentationContext)
    }
    open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageErrorCode.apiUnavailableInPresentationContext)
    }
    open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageErrorCode.apiUnavailableInPresentationContext)
    }
    open func insertAttachment(
        _ url: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(MSMessageErrorCode.apiUnavailableInPresentationContext) }
    open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageErrorCode.sendWhileNotVisible)
    }
    open func send(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageErrorCode.sendWhileNotVisible)
    }
    open func sendText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageErrorCode.sendWhileNotVisible)
    }
    open func sendAttachment(
        _ url: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(MSMessageErrorCode.sendWhileNotVisible) }

    /// The same, for whoever waits.
    open func insert(_ message: MSMessage) async throws {
        throw MSMessageErrorCode.apiUnavailableInPresentationContext
    }
    open func insert(_ sticker: MSSticker) async throws {
        throw MSMessageErrorCode.apiUnavailableInPresentationContext
    }
    open func insertText(_ text: String) async throws {
        throw MSMessageErrorCode.apiUnavailableInPresentationContext
    }
    open func insertAttachment(_ url: URL, withAlternateFilename filename: String?) async throws {
        throw MSMessageErrorCode.apiUnavailableInPresentationContext
    }
    open func send(_ message: MSMessage) async throws { throw MSMessageErrorCode.sendWhileNotVisible }
    open func send(_ sticker: MSSticker) async throws { throw MSMessageErrorCode.sendWhileNotVisible }
    open func sendText(_ text: String) async throws { throw MSMessageErrorCode.sendWhileNotVisible }
    open func sendAttachment(_ url: URL, withAlternateFilename filename: String?) async throws {
        throw MSMessageErrorCode.sendWhileNotVisible
    }
}
