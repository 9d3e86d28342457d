public import Foundation

/// Waits for connections of others. There is no network: it fails.
public final class NWListener: @unchecked Sendable {
    /// The states of it.
    public enum State: Hashable, Sendable {
        case setup, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }

    /// A name under which others find it.
    public struct Service: Hashable, Sendable {
        /// The name and the kind.
        public let name: String?
        public let type: String

        /// Creates a name.
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type) = (name, type)
        }
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
            self.init(name: name, type: type, domain: domain, txtRecord: txtRecord.data)
        }
    }

    /// The choices, the number, and the closures that are told.
    public let parameters: NWParameters
    public let port: NWEndpoint.Port?
    public var service: Service?
    public var serviceRegistrationUpdateHandler: ((ServiceRegistrationChange) -> Void)?

    /// A change of the names under which the service is found.
    public enum ServiceRegistrationChange: Hashable, Sendable {
        case add(NWEndpoint)
        case remove(NWEndpoint)
    }
    /// Told of states and of connections; of the latter at most so many at a time.
    public var stateUpdateHandler: ((State) -> Void)?
    public var newConnectionHandler: ((NWConnection) -> Void)?
    public var newConnectionLimit = Int.max
    public private(set) var state = State.setup
    /// The queue on which the listener tells; nil before it is started.
    public private(set) var queue: DispatchQueue?

    /// Creates one for a number.
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        (self.parameters, self.port) = (parameters, port)
    }
    public convenience init(service: Service, using parameters: NWParameters) throws {
        try self.init(using: parameters)
        self.service = service
    }

    /// Begins, which fails: the closure is told on the queue.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [self] in
            if state == .setup { change(to: .failed(NWConnection.failure)) }
        }
    }

    /// Ends.
    public func cancel() {
        (queue ?? .main).async { [self] in
            if state != .cancelled { change(to: .cancelled) }
        }
    }

    private func change(to state: State) {
        self.state = state
        stateUpdateHandler?(state)
    }
}
