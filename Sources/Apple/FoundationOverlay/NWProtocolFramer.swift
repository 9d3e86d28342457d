public import Foundation

/// A protocol of an app's own, which puts messages into a stream and finds them in it. Network's class; there is no stream.
public final class NWProtocolFramer: NWProtocol, @unchecked Sendable {
    /// The name of such a protocol, with what carries it out.
    public final class Definition: NWProtocolDefinition, @unchecked Sendable {
        let implementation: any NWProtocolFramerImplementation.Type

        /// Creates the name of what carries it out.
        public init(implementation: any NWProtocolFramerImplementation.Type) {
            self.implementation = implementation
            super.init(name: implementation.label)
        }
    }

    /// The choices.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        /// The protocol.
        public let definition: Definition
        private var values: [String: Any] = [:]

        /// Creates the choices of a protocol.
        public init(definition: Definition) {
            self.definition = definition
            super.init()
        }

        /// A choice of the app's own.
        public subscript(key: String) -> Any? {
            get { values[key] }
            set { values[key] = newValue }
        }
    }

    /// The facts of a message.
    public final class Message: NWProtocolMetadata, @unchecked Sendable {
        private var values: [String: Any] = [:]

        /// Creates the facts of a message, or those of one of an instance.
        public init(definition: Definition) {
            super.init(definition)
        }
        public convenience init(instance: Instance) {
            self.init(definition: instance.definition)
        }

        /// A fact of the app's own.
        public subscript(key: String) -> Any? {
            get { values[key] }
            set { values[key] = newValue }
        }
    }

    /// The protocol of one connection. No bytes come and none go.
    public final class Instance: @unchecked Sendable {
        /// The protocol, the places and the choices.
        public let definition: Definition
        public var remote: NWEndpoint { .unix(path: "") }
        public var local: NWEndpoint { .unix(path: "") }
        public let parameters = NWParameters()
        public var options: Options { Options(definition: definition) }

        init(definition: Definition) {
            self.definition = definition
        }

        /// Tells of the state, and writes bytes: nothing is written.
        public func markReady() {}
        public func markFailed(error: NWError?) {}
        public func prependApplicationProtocol(options: NWProtocolOptions) throws { throw NWConnection.failure }
        public func passThroughInput() {}
        public func passThroughOutput() {}
        public func scheduleWakeup(wakeupTime: DispatchTime) {}
        public func async(execute: @escaping () -> Void) {
            DispatchQueue.main.async(execute: DispatchWorkItem(block: execute))
        }
        public func writeOutput(data: Data) {}
        public func writeOutput<Output: DataProtocol>(data: Output) {}
        public func writeOutputNoCopy(length: Int) throws { throw NWConnection.failure }

        /// Reads bytes: there are none, and the closure is not called.
        public func parseInput(
            minimumIncompleteLength: Int, maximumLength: Int,
            parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int
        ) -> Bool { false }
        public func parseOutput(
            minimumIncompleteLength: Int, maximumLength: Int,
            parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int
        ) -> Bool { false }
        public func deliverInput(data: Data, message: Message, isComplete: Bool) {}
        public func deliverInputNoCopy(length: Int, message: Message, isComplete: Bool) -> Bool { false }
    }

    /// The outcome of a beginning.
    public enum StartResult: Sendable {
        case ready, willMarkReady
    }
}

/// An app's own protocol. Network's protocol.
public protocol NWProtocolFramerImplementation: AnyObject {
    /// The name.
    static var label: String { get }

    /// Creates the protocol of a connection.
    init(framer: NWProtocolFramer.Instance)

    /// The calls of a connection. Nothing calls them.
    func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult
    func handleInput(framer: NWProtocolFramer.Instance) -> Int
    func handleOutput(
        framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool)
    func wakeup(framer: NWProtocolFramer.Instance)
    func stop(framer: NWProtocolFramer.Instance) -> Bool
    func cleanup(framer: NWProtocolFramer.Instance)
}
