public import Foundation

// The names of `Network`, which other packages ask for with `canImport`: the module itself is one of C.

/// The state of the connection.
public struct NWPath: Hashable, Sendable {
    /// The state.
    public enum Status: Hashable, Sendable {
        case satisfied, unsatisfied, requiresConnection
    }

    /// A reason why there is no connection.
    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
    }

    /// The facts about the connection: there is none.
    public var status: Status { .unsatisfied }
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { false }
    public var supportsIPv6: Bool { false }
    public var supportsDNS: Bool { false }
    public var availableInterfaces: [NWInterface] { [] }
    public var gateways: [NWEndpoint] { [] }
    public var localEndpoint: NWEndpoint? { nil }
    public var remoteEndpoint: NWEndpoint? { nil }
    public var isUltraConstrained: Bool { false }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// A way to the network.
public struct NWInterface: Hashable, Sendable {
    /// The kind of a way.
    public enum InterfaceType: Hashable, Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    /// The kind and the name.
    public let type: InterfaceType
    public let name: String
}

/// Tells of the connection: once, that there is none.
public final class NWPathMonitor: @unchecked Sendable, AsyncSequence {
    /// The type of the states.
    public typealias Element = NWPath
    /// The closure that is told, and the state.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var currentPath: NWPath { NWPath() }
    public private(set) var queue: DispatchQueue?

    public init() {}
    /// Creates a monitor of one kind of way.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    /// Begins: the closure is told on the queue.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [self] in pathUpdateHandler?(NWPath()) }
    }

    /// Ends the telling.
    public func cancel() { pathUpdateHandler = nil }

    /// The states: one.
    public struct Iterator: AsyncIteratorProtocol {
        private var isDone = false

        public mutating func next() async -> NWPath? {
            defer { isDone = true }
            return isDone ? nil : NWPath()
        }
    }

    /// Begins at the state that holds.
    public func makeAsyncIterator() -> Iterator { Iterator() }
}
