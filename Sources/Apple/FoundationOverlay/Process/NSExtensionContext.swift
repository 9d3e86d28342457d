public import Foundation

/// The app from which an extension was called. Foundation's class; no app calls one here.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    /// The things that were handed over: none.
    open var inputItems: [Any] { [] }

    /// Gives things back: nobody takes them. The end is told with true where the extension may go on at once.
    open func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        if let completionHandler { DispatchQueue.main.async { completionHandler(true) } }
    }
    open func cancelRequest(withError error: any Error) {}

    /// Opens an address in another app, which there is none to do.
    open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        if let completionHandler { DispatchQueue.main.async { completionHandler(false) } }
    }
}

/// The key under which an extension's errors list the things that they belong to.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"

/// The keys of the facts of a thing that is handed over, and of those that a page's script gives and takes.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
public let NSItemProviderPreferredImageSizeKey = "NSItemProviderPreferredImageSizeKey"

extension NSNotification.Name {
    /// The moves of the app that called, which nothing here makes.
    public static let NSExtensionHostWillEnterForeground = Self("NSExtensionHostWillEnterForegroundNotification")
    public static let NSExtensionHostDidEnterBackground = Self("NSExtensionHostDidEnterBackgroundNotification")
    public static let NSExtensionHostWillResignActive = Self("NSExtensionHostWillResignActiveNotification")
    public static let NSExtensionHostDidBecomeActive = Self("NSExtensionHostDidBecomeActiveNotification")
}

/// An object that an extension answers with. Foundation's protocol.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Begins with what was handed over.
    func beginRequest(with context: NSExtensionContext)
}

/// A thing that is handed to an extension. Foundation's class.
open class NSExtensionItem: NSObject, NSCopying, @unchecked Sendable {
    /// The texts of the thing, what hangs on it, and the rest.
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?

    public override init() {}

    /// A thing with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = NSExtensionItem()
        other.attributedTitle = attributedTitle
        other.attributedContentText = attributedContentText
        other.attachments = attachments
        other.userInfo = userInfo
        return other
    }
}
