public import Foundation

/// A number of a phone: the country's code and the rest, as digits.
public typealias CXCallDirectoryPhoneNumber = Int64

/// An extension that gives lists of numbers. No system asks it.
open class CXCallDirectoryProvider: NSObject {
    public override init() {}

    /// Called for the lists.
    open func beginRequest(with context: CXCallDirectoryExtensionContext) {}
}

/// The lists of numbers. They are taken, and used nowhere.
open class CXCallDirectoryExtensionContext: NSExtensionContext, @unchecked Sendable {
    /// The delegate, and the choice whether only what changed is wanted.
    open weak var delegate: (any CXCallDirectoryExtensionContextDelegate)?
    open var isIncremental: Bool { false }

    /// Adds numbers to the lists, or takes them away.
    open func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
    open func removeBlockingEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
    open func removeAllBlockingEntries() {}
    open func addIdentificationEntry(
        withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber, label: String
    ) {}
    open func removeIdentificationEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
    open func removeAllIdentificationEntries() {}

    /// Ends the lists. The closure hears that they are not used.
    open func completeRequest(completionHandler completion: ((Bool) -> Void)? = nil) { completion?(false) }
}

/// The delegate of the lists.
public protocol CXCallDirectoryExtensionContextDelegate: NSObjectProtocol {
    /// The call where the lists could not be used.
    func requestFailed(for extensionContext: CXCallDirectoryExtensionContext, withError error: any Error)
}
