import Testing
import VisionKit

@Suite("Pages that read")
@MainActor
struct ScannerTests {
    @Test("a scanner keeps its wishes, and says that there is no camera")
    func scanner() async {
        let scanner = DataScannerViewController(
            recognizedDataTypes: [.barcode(symbologies: [.qr])], qualityLevel: .fast)
        #expect(scanner.recognizedDataTypes == [.barcode(symbologies: [.qr])])
        #expect(!DataScannerViewController.isSupported)
        #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
        var seen = 0
        for await _ in scanner.recognizedItems { seen += 1 }
        #expect(seen == 0)
    }

    @Test("an analysis fails, and an interaction knows its view")
    func analysis() async {
        let configuration = ImageAnalyzer.Configuration([.text])
        await #expect(throws: VNError.self) {
            _ = try await ImageAnalyzer().analyze(UIImage(), configuration: configuration)
        }
        let (view, interaction) = (UIView(), ImageAnalysisInteraction())
        view.addInteraction(interaction)
        #expect(interaction.view === view)
    }
}
