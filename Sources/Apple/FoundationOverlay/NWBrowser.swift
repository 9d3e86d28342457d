public import Foundation

/// Looks for services that are near. There is no network: it waits for one.
public final class NWBrowser: @unchecked Sendable {
    /// The kinds of services.
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
    }

    /// The states of it.
    public enum State: Hashable, Sendable {
        case setup, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }

    /// A service. None is found.
    public struct Result: Hashable, Sendable {
        /// A difference between two lists.
        public enum Change: Hashable, Sendable {
            case identical
            case added(Result)
            case removed(Result)
        }

        /// The facts of a service.
        public enum Metadata: Hashable, Sendable {
            case none
            case bonjour(NWTXTRecord)
        }

        /// The place, and its facts.
        public let endpoint: NWEndpoint
        public var metadata: Metadata { .none }
    }

    /// The kind, the choices, and the closures that are told.
    public let descriptor: Descriptor
    public let parameters: NWParameters
    public var stateUpdateHandler: ((State) -> Void)?
    public var browseResultsChangedHandler: ((Set<Result>, Set<Result.Change>) -> Void)?
    public var browseResults: Set<Result> { [] }
    public private(set) var state = State.setup

    /// Creates one for a kind.
    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }

    /// Begins: the closure is told on the queue that it waits for a network.
    public func start(queue: DispatchQueue) {
        queue.async { [self] in
            if state == .setup { change(to: .waiting(NWConnection.failure)) }
        }
    }

    /// Ends.
    public func cancel() { change(to: .cancelled) }

    private func change(to state: State) {
        self.state = state
        stateUpdateHandler?(state)
    }
}
