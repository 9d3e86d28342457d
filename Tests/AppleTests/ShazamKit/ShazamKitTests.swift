import ShazamKit
import Testing

@Suite("ShazamKit")
@MainActor
struct ShazamKitTests {
    private final class Listener: NSObject, SHSessionDelegate {
        let told: ((any Error)?) -> Void

        init(_ told: @escaping ((any Error)?) -> Void) {
            self.told = told
        }

        func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {
            told(error)
        }
    }

    @Test("no song is found, and whoever asked hears of it")
    func songs() async throws {
        let session = SHSession()
        var listeners: [Listener] = []
        let error: (any Error)? = try await answer { done in
            listeners.append(Listener(done))
            session.delegate = listeners[0]
            session.match(SHSignature())
        }
        #expect((error as? SHError)?.code == .matchAttemptFailed)
        guard case .error = await session.result(from: SHSignature()) else {
            Issue.record("a song was found")
            return
        }
    }

    @Test("the facts about a song read back, and a catalog knows those of its prints")
    func facts() throws {
        let song = SHMediaItem(properties: [.title: "a", .artist: "b", SHMediaItemProperty("own"): 3])
        #expect(song.title == "a" && song.artist == "b" && song[SHMediaItemProperty("own")] as? Int == 3)
        let (catalog, print) = (SHCustomCatalog(), try SHSignature(dataRepresentation: Data([1])))
        try catalog.addReferenceSignature(print, representing: [song])
        #expect(catalog.mediaItems(for: print) == [song])
        #expect(throws: SHError(.signatureInvalid)) { try SHSignature(dataRepresentation: Data()) }
    }
}
