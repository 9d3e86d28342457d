public import Foundation

/// Somebody who has to do with a thing that is found.
open class CSPerson: NSObject, @unchecked Sendable {
    /// The name, and the addresses of a kind.
    public let displayName: String?
    public let handles: [String]
    public let handleIdentifier: String
    open var contactIdentifier: String?

    /// Creates somebody.
    public init(displayName: String?, handles: [String], handleIdentifier: String) {
        (self.displayName, self.handles, self.handleIdentifier) = (displayName, handles, handleIdentifier)
    }
}
