// `import Messages` where Apple's framework is missing: there is no conversation. It brings Foundation and UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit

/// Messages that follow each other as one.
open class MSSession: NSObject, @unchecked Sendable {}

/// A message of an app.
open class MSMessage: NSObject, NSCopying, @unchecked Sendable {
    /// The session, the sender, whom nobody knows, and whether the message was sent.
    open private(set) var session: MSSession?
    open var isPending: Bool { true }
    open var senderParticipantIdentifier: UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
    /// The look, the values and the words of the message.
    open var layout: MSMessageLayout?
    open var url: URL?
    open var shouldExpire = false
    open var summaryText: String?
    open var error: (any Error)?

    public override init() {}

    /// Creates a message of a session.
    public init(session: MSSession) {
        self.session = session
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = session.map { MSMessage(session: $0) } ?? MSMessage()
        copy.layout = layout?.copy(with: zone) as? MSMessageLayout
        (copy.url, copy.shouldExpire) = (url, shouldExpire)
        copy.summaryText = summaryText
        return copy
    }
}

/// The look of a message.
open class MSMessageLayout: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A look of a picture and texts.
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
    /// The texts below and on the picture, and the picture or the file.
    open var caption: String?
    open var subcaption: String?
    open var trailingCaption: String?
    open var trailingSubcaption: String?
    open var image: UIImage?
    open var mediaFileURL: URL?
    open var imageTitle: String?
    open var imageSubtitle: String?

    public override init() {}

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MSMessageTemplateLayout()
        (copy.caption, copy.subcaption) = (caption, subcaption)
        (copy.trailingCaption, copy.trailingSubcaption) = (trailingCaption, trailingSubcaption)
        (copy.image, copy.mediaFileURL) = (image, mediaFileURL)
        (copy.imageTitle, copy.imageSubtitle) = (imageTitle, imageSubtitle)
        return copy
    }
}

/// A look that the app itself draws, with another where it is not there.
open class MSMessageLiveLayout: MSMessageLayout, @unchecked Sendable {
    /// The other look.
    public let alternateLayout: MSMessageTemplateLayout

    /// Creates a look.
    public init(alternateLayout: MSMessageTemplateLayout) {
        self.alternateLayout = alternateLayout
        super.init()
    }
}

/// The domain of the errors.
public let MSMessagesErrorDomain = "MSMessagesErrorDomain"
public let MSStickersErrorDomain = "MSStickersErrorDomain"

/// The reasons why nothing is put into a conversation.
public enum MSMessageErrorCode: Int, Error, Sendable, CustomNSError {
    case unknown = -1
    case fileNotFound = 1
    case fileUnreadable, improperFileType, improperFileURL, stickerFileImproperFileAttributes
    case stickerFileImproperFileSize, stickerFileImproperFileFormat, urlExceedsMaxSize
    case sendWithoutRecentInteraction, sendWhileNotVisible, apiUnavailableInPresentationContext

    /// The error as Foundation has it.
    public static var errorDomain: String { MSMessagesErrorDomain }
    public var errorCode: Int { rawValue }
}
