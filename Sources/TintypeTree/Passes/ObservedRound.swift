import Observation
import Synchronization
import TintypeGraphics

/// Watches the observable models that views read in one round.
///
/// Observation tells of the first change only and offers no way to stop waiting for it, so a model that outlives many
/// pictures would remember all of them. The round therefore reads a marker of its own along with the models: changing the
/// marker is the change that ends the wait.
package final class ObservedRound {
    private let marker = Marker()
    private let change = Change()

    /// Indicates whether a model that views read has changed, on whatever thread.
    package var hasChanged: Bool { change.happened.load(ordering: .acquiring) }
    /// The transaction of the first change; nil for one that came by itself.
    var transaction: Transaction? { change.transaction.withLock { $0.value } }

    package func tracking<Result>(_ evaluation: () -> Result) -> Result {
        withObservationTracking {
            marker.read()
            return evaluation()
        } onChange: { [change] in
            let transaction = CurrentTransaction.value
            transaction?.noteChange()
            change.transaction.withLock { $0 = Change.Kept(value: transaction) }
            change.happened.store(true, ordering: .releasing)
            CurrentTransaction.lastModelChange = change
        }
    }

    deinit {
        marker.change()
    }
}

private final class Change: Sendable {
    /// A transaction, which is read when the change is over.
    struct Kept: @unchecked Sendable {
        var value: Transaction?
    }

    let happened = Atomic(false)
    let transaction = Lock(Kept())
}

private final class Marker: Observable {
    private let registrar = ObservationRegistrar()
    private var value: Void { () }

    func read() {
        registrar.access(self, keyPath: \.value)
    }

    func change() {
        registrar.withMutation(of: self, keyPath: \.value) {}
    }
}
