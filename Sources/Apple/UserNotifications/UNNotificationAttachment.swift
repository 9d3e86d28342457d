public import Foundation

/// A file that is shown with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// The attachment's identifier, and the file.
    public let identifier: String
    public let url: URL

    /// - Throws: ``UNError/Code/attachmentInvalidURL`` where there is no such file.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier
        url = URL
        let name = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        type = name ?? URL.pathExtension
    }

    /// The kind of the file: its type as the app names it, or the ending of its name.
    public let type: String
}

/// The names of an attachment's options.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
