import Foundation
import SwiftUI
import Testing

/// The views of this folder import nothing but SwiftUI and Foundation: that they compile is the first test.
@Suite("Sources of language mode 6")
@MainActor
struct Swift6SourceTests {
    @Test("a model that a task loads is drawn loaded")
    func player() throws {
        let loaded = try ImageRenderer(content: PlayerView()).bitmap()
        let twin = VStack(alignment: .leading) {
            Text("Loaded")
            TrackRow(track: .constant(Track(name: "One", isOn: true)))
            TrackRow(track: .constant(Track(name: "Two", isOn: true)))
            Text("seen 2")
        }
        #expect(try loaded == ImageRenderer(content: twin).bitmap())
    }

    @Test("a measured width reaches a text")
    func width() throws {
        let twin = VStack {
            Color.red.frame(width: 33, height: 4)
            Text("33")
        }
        #expect(try ImageRenderer(content: WidthReader()).bitmap() == ImageRenderer(content: twin).bitmap())
    }
}
