import FoundationOverlay
import Testing

@Suite("Protocols of an app's own")
struct NetworkFramerTests {
    private final class Lines: NWProtocolFramerImplementation {
        static let definition = NWProtocolFramer.Definition(implementation: Lines.self)
        static var label: String { "lines" }

        init(framer: NWProtocolFramer.Instance) {}
        func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult { .ready }
        func handleInput(framer: NWProtocolFramer.Instance) -> Int { 0 }
        func handleOutput(
            framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool
        ) {}
        func wakeup(framer: NWProtocolFramer.Instance) {}
        func stop(framer: NWProtocolFramer.Instance) -> Bool { true }
        func cleanup(framer: NWProtocolFramer.Instance) {}
    }

    @Test("a message is found among a context's facts by its protocol")
    func messages() {
        let message = NWProtocolFramer.Message(definition: Lines.definition)
        message["kind"] = 4
        let context = NWConnection.ContentContext(identifier: "message", metadata: [message])
        let found = context.protocolMetadata(definition: Lines.definition) as? NWProtocolFramer.Message
        #expect(found?["kind"] as? Int == 4)
    }

    @Test("the choices of secrecy go into the stack")
    func stack() {
        let (tls, tcp) = (NWProtocolTLS.Options(), NWProtocolTCP.Options())
        let parameters = NWParameters(tls: tls, tcp: tcp)
        #expect(parameters.defaultProtocolStack.transportProtocol === tcp)
        #expect(parameters.defaultProtocolStack.applicationProtocols.first === tls)
    }
}
