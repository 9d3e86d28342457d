import Testing
import VisionKit

@Suite("VisionKit")
@MainActor
struct VisionKitTests {
    @Test("there is no camera for documents")
    func camera() { #expect(!VNDocumentCameraViewController.isSupported) }
}
