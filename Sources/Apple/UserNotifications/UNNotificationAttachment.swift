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
    }
}
