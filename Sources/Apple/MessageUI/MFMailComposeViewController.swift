// `import MessageUI` where Apple's framework is missing. It brings Foundation and UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit

/// The outcome of composing a mail.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled, saved, sent, failed
}

/// The delegate of a mail composer. No mail is written here.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the composing has ended.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// A view controller to compose a mail. No mail can be sent, and it says so; it is drawn as a box with its representable's name.
open class MFMailComposeViewController: UINavigationController, _UndrawnResponder {
    /// The delegate.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Returns whether mail can be sent; the other methods set the parts of the mail.
    open class func canSendMail() -> Bool { false }
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// A reason why a mail is not written.
public struct MFMailComposeError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `MFMailComposeErrorDomain`.
    @_ErrorCodes(MFMailComposeErrorDomain)
    public enum Code: Int, Sendable {
        case saveFailed, sendFailed
    }
}

/// The domain of the errors.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// The outcome of composing a message.
public enum MessageComposeResult: Int, Sendable {
    case cancelled, sent, failed
}

/// The delegate of a message composer. No message is written here.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the composing has ended.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A view controller to compose a message. No messages can be sent, and it says so.
open class MFMessageComposeViewController: UINavigationController, _UndrawnResponder {
    /// The delegate, and the parts of the message.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
    open var attachments: [[AnyHashable: Any]]? { nil }

    /// Returns whether messages can be sent, and what may be in them.
    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    /// Adds a file, which is refused.
    @discardableResult
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    @discardableResult
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    open func disableUserAttachments() {}
}
