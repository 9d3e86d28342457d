public import Foundation

/// Shows a file or folder, and is told of its changes through `NSFileCoordinator`. Foundation's protocol.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file or folder, and the queue on which changes are told.
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
    var primaryPresentedItemURL: URL? { get }
    var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { get }

    /// Lets others read or write.
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)

    /// Tells of changes of the file or folder.
    func presentedItemDidChange()
    func presentedItemDidMove(to newURL: URL)
    func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>)
    func presentedItemDidGain(_ version: NSFileVersion)
    func presentedItemDidLose(_ version: NSFileVersion)
    func presentedItemDidResolveConflict(_ version: NSFileVersion)

    /// Tells of changes in the folder.
    func accommodatePresentedSubitemDeletion(
        at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func presentedSubitemDidAppear(at url: URL)
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
    func presentedSubitemDidChange(at url: URL)
    func presentedSubitem(at url: URL, didGain version: NSFileVersion)
    func presentedSubitem(at url: URL, didLose version: NSFileVersion)
    func presentedSubitem(at url: URL, didResolve version: NSFileVersion)
}

extension NSFilePresenter {
    /// The answers of those that leave them out.
    public var primaryPresentedItemURL: URL? { nil }
    public var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { [] }
    public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        reader(nil)
    }
    public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        writer(nil)
    }
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func presentedItemDidChange() {}
    public func presentedItemDidMove(to newURL: URL) {}
    public func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>) {}
    public func presentedItemDidGain(_ version: NSFileVersion) {}
    public func presentedItemDidLose(_ version: NSFileVersion) {}
    public func presentedItemDidResolveConflict(_ version: NSFileVersion) {}
    public func accommodatePresentedSubitemDeletion(
        at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(nil) }
    public func presentedSubitemDidAppear(at url: URL) {}
    public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
    public func presentedSubitemDidChange(at url: URL) {}
    public func presentedSubitem(at url: URL, didGain version: NSFileVersion) {}
    public func presentedSubitem(at url: URL, didLose version: NSFileVersion) {}
    public func presentedSubitem(at url: URL, didResolve version: NSFileVersion) {}
}
