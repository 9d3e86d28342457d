import SwiftUI
import Testing

@Suite("Buttons that paste")
@MainActor
struct PasteButtonTests {
    @Test("a button to paste has a label and a symbol; on macOS its label alone")
    func paste() throws {
        let button = PasteButton(payloadType: String.self) { _ in }
        let text = try LaidOutView(button).tree.text()
        #expect(text.contains("text=Paste") && text.contains("doc.on.clipboard"))
        let mac = try LaidOutView(button, platform: Platform(.macOS)).tree.text()
        #expect(mac.contains("text=Paste") && !mac.contains("doc.on.clipboard"))
    }
}
