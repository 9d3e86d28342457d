public import Foundation
public import UIKit

/// The room that an app takes in a conversation.
public enum MSMessagesAppPresentationStyle: UInt, Sendable {
    case compact, expanded, transcript
}

/// The place where an app is shown.
public enum MSMessagesAppPresentationContext: Int, Sendable {
    case messages, media
}

/// A page that can be a message in a conversation.
@MainActor @preconcurrency
public protocol MSMessagesAppTranscriptPresentation: AnyObject {
    /// The size in points of the page in the room that there is.
    func contentSizeThatFits(_ size: CGSize) -> CGSize
}

/// The page of an app in a conversation. It stands alone here.
open class MSMessagesAppViewController: UIViewController, MSMessagesAppTranscriptPresentation {
    /// The conversation, which is none, and the room of the page.
    open var activeConversation: MSConversation? { nil }
    open private(set) var presentationStyle = MSMessagesAppPresentationStyle.compact
    open var presentationContext: MSMessagesAppPresentationContext { .messages }

    /// Asks for another room, which is given at once.
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
        willTransition(to: presentationStyle)
        self.presentationStyle = presentationStyle
        didTransition(to: presentationStyle)
    }
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}

    /// Closes the page, which nobody opened.
    open func dismiss() {}

    /// Called as the page comes and goes in a conversation, and for its messages: never.
    open func willBecomeActive(with conversation: MSConversation) {}
    open func didBecomeActive(with conversation: MSConversation) {}
    open func willResignActive(with conversation: MSConversation) {}
    open func didResignActive(with conversation: MSConversation) {}
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}

    /// The size in points of the page as a message: all that there is.
    open func contentSizeThatFits(_ size: CGSize) -> CGSize { size }
}
