public import Foundation

/// Rules for what pages may load. None is made here: there is no page.
open class WKContentRuleList: NSObject {
    /// The name of the rules.
    open var identifier: String { "" }

    override init() {}
}

/// Makes and keeps rules for what pages may load. Rules are kept as they were written, and not compiled.
@MainActor @preconcurrency
open class WKContentRuleListStore: NSObject {
    private static let shared = WKContentRuleListStore()

    /// The store of the app, or one in a folder.
    open class func `default`() -> WKContentRuleListStore! { shared }
    public convenience init!(url: URL) { self.init() }

    /// Compiles nothing: the completion is given ``WKError/Code/contentRuleListStoreCompileFailed``.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
    ) { completionHandler(nil, WKError(.contentRuleListStoreCompileFailed)) }
    @discardableResult
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!
    ) async throws -> WKContentRuleList? { throw WKError(.contentRuleListStoreCompileFailed) }

    /// Finds no rules: the completion is given ``WKError/Code/contentRuleListStoreLookUpFailed``.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
    ) { completionHandler(nil, WKError(.contentRuleListStoreLookUpFailed)) }
    open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
        throw WKError(.contentRuleListStoreLookUpFailed)
    }
    open func removeContentRuleList(
        forIdentifier identifier: String!, completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(WKError(.contentRuleListStoreRemoveFailed)) }
    open func removeContentRuleList(forIdentifier identifier: String!) async throws {
        throw WKError(.contentRuleListStoreRemoveFailed)
    }
    open func getAvailableContentRuleListIdentifiers(_ completionHandler: @escaping ([String]?) -> Void) {
        completionHandler([])
    }
    open func availableIdentifiers() async -> [String]? { [] }
}
