public import Foundation

/// Looks for services that are near. There is no network: it waits for one.
public final class NWBrowser: @unchecked Sendable {
    /// The kinds of services.
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        case applicationService(name: String)
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
        public indirect enum Change: Hashable, Sendable {
            case identical
            case changed(old: Result, new: Result, flags: Flags)
            case added(Result)
            case removed(Result)

            /// The parts that differ.
            public struct Flags: OptionSet, Hashable, Sendable {
                public static let interfaceAdded = Flags(rawValue: 1)
                public static let interfaceRemoved = Flags(rawValue: 2)
                public static let metadataChanged = Flags(rawValue: 4)
                public static let identical = Flags(rawValue: 8)
                public let rawValue: Int

                public init(rawValue: Int) {
                    self.rawValue = rawValue
                }
            }
        }

        /// The facts of a service.
        public enum Metadata: Hashable, Sendable {
            case none
            case bonjour(NWTXTRecord)
        }

        /// The place, its ways, and its facts.
        public let endpoint: NWEndpoint
        public var interfaces: [NWInterface] { [] }
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
