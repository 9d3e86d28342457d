import Foundation

/// The transaction of the code that runs on this thread: what `withAnimation` and its like are given for their closures.
///
/// Not a task-local value: a task that begins in the closure changes things later, and not in this transaction.
package enum CurrentTransaction {
    private static let key = "tintype.transaction"
    private static let changeKey = "tintype.model-change"

    /// nil outside all calls.
    package static var value: Transaction? {
        Thread.current.threadDictionary[key] as? Transaction
    }

    private final class Seen {
        weak var change: AnyObject?

        init(_ change: AnyObject?) {
            self.change = change
        }
    }

    /// The last change of a model on this thread, for as long as no views were made of it.
    static var lastModelChange: AnyObject? {
        get { (Thread.current.threadDictionary[changeKey] as? Seen)?.change }
        set { Thread.current.threadDictionary[changeKey] = Seen(newValue) }
    }

    /// Returns whether nothing can have changed in a transaction that somebody waits for the end of. Of the changes of models that come
    /// before the next round only the first is told, so that a later one cannot be excluded.
    package static func excludesChange(_ completion: AnimationCompletion) -> Bool {
        !completion.hasChange && lastModelChange == nil
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
