import TintypeGraphics

/// The transaction of the code that runs on this thread: what `withAnimation` and its like are given for their closures.
///
/// Not a task-local value: a task that begins in the closure changes things later, and not in this transaction.
package enum CurrentTransaction {
    private final class Values {
        var transaction: Transaction?
        weak var change: AnyObject?
    }

    private static let thread = ThreadLocal<Values>()

    private static var values: Values { thread.value(orMaking: Values.init) }

    /// nil outside all calls.
    package static var value: Transaction? { thread.value?.transaction }

    /// The last change of a model on this thread, for as long as no views were made of it.
    static var lastModelChange: AnyObject? {
        get { thread.value?.change }
        set { values.change = newValue }
    }

    /// Returns whether nothing can have changed in a transaction that somebody waits for the end of. Of the changes of models that come
    /// before the next round only the first is told, so that a later one cannot be excluded.
    package static func excludesChange(_ completion: AnimationCompletion) -> Bool {
        !completion.hasChange && lastModelChange == nil
    }

    /// Runs `body` with a transaction of its own; what that does not say is as outside.
    package static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let values = values
        let outer = values.transaction
        values.transaction = transaction.inside(outer)
        defer { values.transaction = outer }
        return try body()
    }
}
