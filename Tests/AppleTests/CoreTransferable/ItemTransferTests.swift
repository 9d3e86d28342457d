import CoreTransferable
import Testing

private struct Note: Transferable, Sendable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.text, importing: { Note(text: $0) })
    }
}

@Suite("Transferable things of item providers")
struct ItemTransferTests {
    @Test("a thing is handed over as a type that stands for it; others get an error")
    func things() async {
        let provider = NSItemProvider(object: "hello")
        let note: Result<Note, any Error> = await withCheckedContinuation { told in
            provider.loadTransferable(type: Note.self) { told.resume(returning: $0) }
        }
        #expect((try? note.get())?.text == "hello")
        let none: Result<URL, any Error> = await withCheckedContinuation { told in
            provider.loadTransferable(type: URL.self) { told.resume(returning: $0) }
        }
        #expect(throws: (any Error).self) { try none.get() }
    }

    @Test("a registered thing is handed over")
    func registered() async {
        let provider = NSItemProvider()
        provider.register("hello")
        let text: Result<String, any Error> = await withCheckedContinuation { told in
            provider.loadTransferable(type: String.self) { told.resume(returning: $0) }
        }
        #expect((try? text.get()) == "hello")
    }

    @Test("types are named, all or those of a kind, and bytes are made for one")
    func types() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .png) { done in
            done(Data([1]), nil)
            return nil
        }
        provider.registerDataRepresentation(for: .plainText) { _ in nil }
        #expect(provider.registeredContentTypes == [.png, .plainText])
        #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
        let bytes: Data? = await withCheckedContinuation { told in
            provider.loadDataRepresentation(for: .png) { data, _ in told.resume(returning: data) }
        }
        #expect(bytes == Data([1]))
    }
}
