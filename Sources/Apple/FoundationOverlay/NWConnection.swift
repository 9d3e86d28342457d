public import Foundation

/// A connection. There is none: it waits for one until it is cancelled.
public final class NWConnection: @unchecked Sendable {
    /// The states of a connection.
    public enum State: Hashable, Sendable {
        case setup, preparing, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }

    /// A message, or a part of one.
    public final class ContentContext: Sendable {
        /// A name for it.
        public let identifier: String

        /// The facts of the message by protocols, and its end.
        public let protocolMetadata: [NWProtocolMetadata]
        public let isFinal: Bool
        public let relativePriority: Double

        /// Creates a message.
        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
            antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
        ) {
            self.identifier = identifier
            (protocolMetadata, self.isFinal, relativePriority) = (metadata ?? [], isFinal, priority)
        }

        /// The facts by a protocol; nil where there are none.
        public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
            protocolMetadata.first { $0.definition == definition }
        }

        public static let defaultMessage = ContentContext(identifier: "Default Message")
        public static let finalMessage = ContentContext(identifier: "Final Message")
        public static let defaultStream = ContentContext(identifier: "Default Stream")
    }

    /// The closure that is told of what was sent.
    public enum SendCompletion {
        case contentProcessed((NWError?) -> Void)
        case idempotent
    }

    /// The place, the choices, and the closures that are told.
    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    public var stateUpdateHandler: ((State) -> Void)?
    public var pathUpdateHandler: ((NWPath) -> Void)?
    public var viabilityUpdateHandler: ((Bool) -> Void)?
    public var betterPathUpdateHandler: ((Bool) -> Void)?
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var currentPath: NWPath? { queue.map { _ in NWPath() } }
    /// 0: no connection is made.
    public var maximumDatagramSize: Int { 0 }
    static let failure = NWError.posix(.ENETDOWN)

    /// Creates a connection to a place.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters) = (endpoint, parameters)
    }
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    /// Begins: the closures are told on the queue that the connection waits for a network.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [self] in
            guard state == .setup else { return }
            pathUpdateHandler?(NWPath())
            viabilityUpdateHandler?(false)
            change(to: .waiting(Self.failure))
        }
    }
    public func restart() {
        queue?.async { [self] in
            if state != .cancelled { change(to: .waiting(Self.failure)) }
        }
    }

    /// Ends the connection.
    public func cancel() {
        (queue ?? .main).async { [self] in
            if state != .cancelled { change(to: .cancelled) }
        }
    }
    public func forceCancel() { cancel() }
    public func cancelCurrentEndpoint() {}

    private func change(to state: State) {
        self.state = state
        stateUpdateHandler?(state)
    }

    /// Sends and receives: the closures are told that there is no network.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        if case .contentProcessed(let told) = completion { told(Self.failure) }
    }
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
    ) { completion(nil, nil, true, Self.failure) }
    public func receiveMessage(completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void) {
        completion(nil, nil, true, Self.failure)
    }
    public func batch(_ block: () -> Void) { block() }
}
