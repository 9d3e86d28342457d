public import Foundation

/// The pages to be read later. There is no such list: nothing is added.
open class SSReadingList: NSObject {
    /// nil: there is no list.
    open class func `default`() -> SSReadingList? { nil }
    open class func supportsURL(_ URL: URL) -> Bool { URL.scheme == "http" || URL.scheme == "https" }

    /// - Throws: The list's error, for an address that is none of the web.
    open func addItem(with URL: URL, title: String?, previewText: String?) throws {
        throw NSError(domain: SSReadingListErrorDomain, code: 1)
    }
}

/// The domain of the list's errors.
public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

/// The blockers of content that an app brings. There is no browser: none is enabled.
open class SFContentBlockerManager: NSObject {
    /// Loads nothing: the completion is given an error.
    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(NSError(domain: SFErrorDomain, code: 1)) }
    open class func reloadContentBlocker(withIdentifier identifier: String) async throws {
        throw NSError(domain: SFErrorDomain, code: 1)
    }
    open class func getStateOfContentBlocker(
        withIdentifier identifier: String,
        completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
    ) { completionHandler(nil, NSError(domain: SFErrorDomain, code: 1)) }
    open class func stateOfContentBlocker(withIdentifier identifier: String) async throws -> SFContentBlockerState {
        throw NSError(domain: SFErrorDomain, code: 1)
    }
}

/// The state of a blocker of content.
open class SFContentBlockerState: NSObject, @unchecked Sendable {
    /// False: there is no browser.
    open var isEnabled: Bool { false }
}

/// The domain of errors of what an app brings to the browser.
public let SFErrorDomain = "SFErrorDomain"
