import ImagePlayground
import Testing

@Suite("ImagePlayground")
@MainActor
struct ImagePlaygroundTests {
    @Test("nobody makes pictures")
    func refused() async {
        await #expect(throws: ImageCreator.Error.notSupported) { _ = try await ImageCreator() }
        #expect(!ImagePlaygroundViewController.isAvailable)
        #expect(!EnvironmentValues().supportsImagePlayground)
    }
}
