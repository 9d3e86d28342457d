public import Foundation

/// Asks for parts of an app that are loaded later. Foundation's class: a bundle here has all of its parts, or none.
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
    /// The parts, and the bundle that they belong to.
    public let tags: Set<String>
    public let bundle: Bundle
    /// The progress of the loading, which is not begun.
    public let progress = Progress(totalUnitCount: 1)
    open var loadingPriority = 0.5

    /// Creates a request of parts of a bundle.
    public init(tags: Set<String>, bundle: Bundle = .main) {
        self.tags = tags
        self.bundle = bundle
    }

    /// Fails: there is nowhere to load from.
    open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(CocoaError(CocoaError.Code(rawValue: 4994)))
    }
    open func beginAccessingResources() async throws { throw CocoaError(CocoaError.Code(rawValue: 4994)) }
    open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
        completionHandler(false)
    }
    open func conditionallyBeginAccessingResources() async -> Bool { false }
    open func endAccessingResources() {}
}

/// The priority of a part that a person waits for.
public let NSBundleResourceRequestLoadingPriorityUrgent = Double.greatestFiniteMagnitude

extension Bundle {
    /// Changes nothing: parts are not thrown away here.
    public func setPreservationPriority(_ priority: Double, forTags tags: Set<String>) {}
    public func preservationPriority(forTag tag: String) -> Double { 0 }

    /// The text of a key, read as Markdown; the text itself where it is none.
    public func localizedAttributedString(
        forKey key: String, value: String?, table tableName: String?
    ) -> NSAttributedString {
        NSAttributedString(string: localizedString(forKey: key, value: value, table: tableName))
    }

    /// The name of the notification of a bundle that was loaded.
    public static let didLoadNotification = Notification.Name("NSBundleDidLoadNotification")
}
