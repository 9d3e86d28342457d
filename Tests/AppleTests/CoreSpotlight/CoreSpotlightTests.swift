import CoreSpotlight
import Testing

@Suite("CoreSpotlight")
@MainActor
struct CoreSpotlightTests {
    @Test("facts are kept, and no index takes them")
    func index() async throws {
        let facts = CSSearchableItemAttributeSet(contentType: .text)
        facts.title = "Fern"
        let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "plants", attributeSet: facts)
        #expect(item.attributeSet.title == "Fern" && !CSSearchableIndex.isIndexingAvailable())
        let index = CSSearchableIndex.default()
        let error: (any Error)? = try await answer { index.indexSearchableItems([item], completionHandler: $0) }
        #expect(error as? CSIndexError == CSIndexError(.indexingUnsupported))
        await #expect(throws: CSIndexError.self) { try await index.deleteAllSearchableItems() }
    }
}
