import QuickLook
import Testing

@Suite("QuickLook")
@MainActor
struct QuickLookTests {
    @Test("nothing is shown")
    func controller() {
        #expect(!QLPreviewController.canPreview(URL(fileURLWithPath: "/a.pdf")))
    }

    @Test("the current file is that of the index, and none where there are none")
    func current() {
        let (controller, files) = (QLPreviewController(), Files())
        #expect(controller.currentPreviewItem == nil)
        controller.dataSource = files
        controller.currentPreviewItemIndex = 1
        #expect(controller.currentPreviewItem?.previewItemURL?.lastPathComponent == "b.pdf")
        controller.currentPreviewItemIndex = 9
        #expect(controller.currentPreviewItem?.previewItemURL?.lastPathComponent == "b.pdf")
    }
}

private final class Files: QLPreviewControllerDataSource {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 2 }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
        URL(fileURLWithPath: ["/a.pdf", "/b.pdf"][index])
    }
}
