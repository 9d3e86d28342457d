import Foundation

/// The transaction of the code that runs on this thread: what `withAnimation` and its like are given for their closures.
///
/// Not a task-local value: a task that begins in the closure changes things later, and not in this transaction.
package enum CurrentTransaction {
    private static let key = "tintype.transaction"

    /// nil outside all calls.
    package static var value: Transaction? {
        Thread.current.threadDictionary[key] as? Transaction
    }

    /// Runs `body` with a transaction of its own; what that does not say is as outside.
    package static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let outer = value
        let values = Thread.current.threadDictionary
        values[key] = transaction.inside(outer)
        defer { values[key] = outer }
        return try body()
    }
}
