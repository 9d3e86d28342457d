import CoreNFC
import Testing

@Suite("CoreNFC")
@MainActor
struct CoreNFCTests {
    @Test("there is no reader, and the delegate is told once")
    func refused() async throws {
        let delegate = ReaderDelegate()
        let session = NFCNDEFReaderSession(delegate: delegate, queue: nil, invalidateAfterFirstRead: true)
        let error: any Error = try await answer { done in
            delegate.done = done
            session.begin()
            session.invalidate()
        }
        #expect((error as? NFCReaderError)?.code == .readerErrorUnsupportedFeature)
        #expect(!NFCNDEFReaderSession.readingAvailable)
    }

    @Test("addresses and texts are written and read")
    func payloads() throws {
        let link = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.org/a"))
        #expect(link.payload == Data([2]) + Data("example.org/a".utf8))
        #expect(link.wellKnownTypeURIPayload()?.absoluteString == "https://www.example.org/a")
        let text = try #require(
            NFCNDEFPayload.wellKnownTypeTextPayload(string: "Moos", locale: Locale(identifier: "de_DE")))
        #expect(text.wellKnownTypeTextPayload().0 == "Moos")
        #expect(text.wellKnownTypeTextPayload().1?.identifier == "de")
        #expect(text.wellKnownTypeURIPayload() == nil)
        #expect(NFCNDEFMessage(records: [link]).length == 4 + link.payload.count)
    }
}

private final class ReaderDelegate: NSObject, NFCNDEFReaderSessionDelegate {
    var done: ((any Error) -> Void)?

    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) { done?(error) }
}
