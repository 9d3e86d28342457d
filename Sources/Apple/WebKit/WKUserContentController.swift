public import Foundation

/// A road from pages to the app. Scripts are kept; no page says anything here.
open class WKUserContentController: NSObject {
    /// The scripts of the app.
    open private(set) var userScripts: [WKUserScript] = []

    public override init() {}

    /// Adds a handler of messages, or removes one.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) {}
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
        name: String
    ) {}
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
    open func removeAllScriptMessageHandlers() {}
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {}
    open func add(_ contentRuleList: WKContentRuleList) {}
    open func remove(_ contentRuleList: WKContentRuleList) {}
    open func removeAllContentRuleLists() {}
    open func removeScriptMessageHandler(forName name: String) {}
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
}

/// A script that runs in pages.
open class WKUserScript: NSObject {
    /// A moment of a page's loading.
    public enum InjectionTime: Int, Sendable {
        case atDocumentStart, atDocumentEnd
    }

    /// The text of the script.
    open private(set) var source: String
    open private(set) var injectionTime: InjectionTime
    open private(set) var isForMainFrameOnly: Bool

    /// Creates a script that does nothing.
    public override convenience init() { self.init(source: "", injectionTime: .atDocumentEnd, forMainFrameOnly: true) }
    /// Creates a script in a world of scripts.
    public convenience init(
        source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
    ) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
    }

    /// Creates a script.
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
    }
}

/// A moment of a page's loading, by its name in C.
public typealias WKUserScriptInjectionTime = WKUserScript.InjectionTime

/// A message of a page. None comes here.
open class WKScriptMessage: NSObject {
    /// The name and the body of the message.
    open var name: String { "" }
    open var body: Any { "" }
    /// The frame and the page that sent it.
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    open weak var webView: WKWebView? { nil }
    open var world: WKContentWorld { .page }
}

/// An object that is given the messages of pages.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called when a page sends a message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// An object that answers the messages of pages.
@MainActor @preconcurrency
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// Called when a page sends a message: with a closure for the answer or an error's text, or to return both.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void
    ) { replyHandler(nil, nil) }
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, nil) }
}
