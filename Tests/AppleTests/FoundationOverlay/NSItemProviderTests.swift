import FoundationOverlay
import Testing

@Suite("Things that are handed over")
@MainActor
struct NSItemProviderTests {
    @Test("a thing is handed over as what it is")
    func things() async throws {
        let provider = NSItemProvider(object: "hello")
        #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
        let text: String? = try await answer { told in
            nonisolated(unsafe) let told = told
            provider.loadObject(ofClass: String.self) { text, _ in told(text) }
        }
        #expect(text == "hello")
        let bytes: Data? = try await answer { told in
            nonisolated(unsafe) let told = told
            provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in told(data) }
        }
        #expect(bytes == Data("hello".utf8))
    }

    @Test("what a provider does not have it refuses, in each form")
    func refusals() async throws {
        let provider = NSItemProvider(item: 4, typeIdentifier: "org.example.number")
        let object: NSError? = try await answer { told in
            nonisolated(unsafe) let told = told
            provider.loadObject(ofClass: String.self) { _, error in told(error as NSError?) }
        }
        #expect(object?.domain == NSItemProvider.errorDomain && object?.code == -1200)
        let item: NSError? = try await answer { told in
            provider.loadItem(forTypeIdentifier: "public.text") { _, error in told(error as NSError?) }
        }
        #expect(item?.code == -1000)
        let data: NSError? = try await answer { told in
            nonisolated(unsafe) let told = told
            provider.loadDataRepresentation(forTypeIdentifier: "org.example.number") { _, error in
                told(error as NSError?)
            }
        }
        #expect(data?.code == -1000)
        let number: Int? = try await answer { told in
            provider.loadItem(forTypeIdentifier: "org.example.number") { item, _ in told(item as? Int) }
        }
        #expect(number == 4)
    }
}
