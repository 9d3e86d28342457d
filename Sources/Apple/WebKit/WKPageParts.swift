public import Foundation

/// The pages before and after.
open class WKBackForwardList: NSObject {
    /// The pages: none.
    open var currentItem: WKBackForwardListItem? { nil }
    open var backItem: WKBackForwardListItem? { nil }
    open var forwardItem: WKBackForwardListItem? { nil }
    open var backList: [WKBackForwardListItem] { [] }
    open var forwardList: [WKBackForwardListItem] { [] }
    open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

/// A page that was shown.
open class WKBackForwardListItem: NSObject {
    /// The address and the title.
    open var url: URL { URL(fileURLWithPath: "/") }
    open var title: String? { nil }
    open var initialURL: URL { url }
}

/// The picture that is taken of a page.
open class WKSnapshotConfiguration: NSObject {
    public override init() {}
    /// The part of the page, in points.
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
}

/// The document that is made of a page.
open class WKPDFConfiguration: NSObject {
    public override init() {}
    open var rect: CGRect?
    /// Leaves the ground of the pages clear.
    open var allowTransparentBackground = false
}

/// A world of scripts.
open class WKContentWorld: NSObject, @unchecked Sendable {
    public static let page = WKContentWorld()
    public static let defaultClient = WKContentWorld()
    public let name: String?

    override init() {
        name = nil
    }

    private init(name: String) {
        self.name = name
    }

    /// A world of a name.
    open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

/// The manner of a search in a page.
open class WKFindConfiguration: NSObject {
    public override init() {}
    /// The direction, and the comparison of letters.
    open var backwards = false
    open var caseSensitive = false
    open var wraps = true
}

/// The end of a search in a page: nothing is found.
open class WKFindResult: NSObject {
    /// False: nothing is searched.
    open var matchFound: Bool { false }
}
