import Foundation
import SwiftUI
import Testing

@Suite("The page before documents")
@MainActor
struct DocumentLaunchTests {
    @Test("it shows the title and the actions, and hands out the place of both")
    func page() throws {
        let view = DocumentLaunchView("Notes", for: [.text]) {
            Button("New Note") {}
        } onDocumentOpen: { file in
            Text(file.path)
        } background: {
            Color.yellow
        } overlayAccessoryView: { places in
            Text(verbatim: "\(places.titleViewFrame.midX) \(places.frame.width)")
        }
        #expect(try LaidOutView(view).texts == ["Notes", "New Note", "150.0 300.0"])
    }
}
