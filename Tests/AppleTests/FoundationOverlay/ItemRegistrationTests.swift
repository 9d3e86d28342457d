import Foundation
import FoundationOverlay
import Testing

@Suite("Things that are registered to be handed over")
@MainActor
struct ItemRegistrationTests {
    @Test("bytes are made once they are asked for, and objects are read of them")
    func representations() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { done in
            done(Data("leaf".utf8), nil)
            return nil
        }
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.canLoadObject(ofClass: NSString.self))
        let text: String? = try await answer { told in
            nonisolated(unsafe) let told = told
            provider.loadObject(ofClass: NSString.self) { text, _ in told(text.map { $0.substring(from: 0) }) }
        }
        #expect(text == "leaf")
    }

    @Test("the error of a maker reaches who asks")
    func failure() async throws {
        let provider = NSItemProvider()
        provider.registerFileRepresentation(forTypeIdentifier: "public.json", visibility: .all) { done in
            done(nil, false, CocoaError(.fileNoSuchFile))
            return nil
        }
        let error: String? = try await answer { told in
            nonisolated(unsafe) let told = told
            provider.loadDataRepresentation(forTypeIdentifier: "public.json") { _, error in
                told((error as? CocoaError).map { "\($0.code.rawValue)" })
            }
        }
        #expect(error == "\(CocoaError.Code.fileNoSuchFile.rawValue)")
    }
}
