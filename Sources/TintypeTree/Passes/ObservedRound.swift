import Observation
import Synchronization

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

    package func tracking<Result>(_ evaluation: () -> Result) -> Result {
        withObservationTracking {
            marker.read()
            return evaluation()
        } onChange: { [change] in
            change.happened.store(true, ordering: .releasing)
        }
    }

    deinit {
        marker.change()
    }
}

private final class Change: Sendable {
    let happened = Atomic(false)
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
