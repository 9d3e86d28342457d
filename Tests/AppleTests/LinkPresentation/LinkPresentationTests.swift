import LinkPresentation
import Testing
import Tintype
import UIKit

@Suite("LinkPresentation")
@MainActor
struct LinkPresentationTests {
    private struct Card: UIViewRepresentable {
        let metadata: LPLinkMetadata

        func makeUIView(context: Context) -> LPLinkView { LPLinkView(metadata: metadata) }
        func updateUIView(_ uiView: LPLinkView, context: Context) {}
    }

    private let link = URL(string: "https://www.example.com/a")!

    @Test("nothing is fetched, and whoever asked is told so")
    func provider() async throws {
        let error = try await answer { (done: @escaping (LPError?) -> Void) in
            nonisolated(unsafe) let done = done
            LPMetadataProvider().startFetchingMetadata(for: link) { _, error in done(error as? LPError) }
        }
        #expect(error == LPError(.metadataFetchFailed))
        await #expect(throws: LPError(.metadataFetchFailed)) {
            _ = try await LPMetadataProvider().startFetchingMetadata(for: URLRequest(url: link))
        }
    }

    @Test("facts are kept, and a copy is changed by itself")
    func metadata() throws {
        let metadata = LPLinkView(url: link).metadata
        let copy = try #require(metadata.copy() as? LPLinkMetadata)
        copy.title = "A page"
        #expect(metadata.url == link && copy.url == link && metadata.title == nil)
    }

    @Test("a card has the title and the server's name")
    func card() throws {
        let metadata = LPLinkMetadata()
        (metadata.title, metadata.url) = ("A page", link)
        #expect(try LaidOutView(Card(metadata: metadata)).texts == ["A page", "example.com"])
    }
}
