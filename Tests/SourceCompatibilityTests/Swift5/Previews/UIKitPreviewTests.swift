import SwiftUI
import Testing
import Tintype
@testable import TintypeTesting
@testable import TintypeUI

@Suite("Previews of UIKit's views and pages")
@MainActor
struct UIKitPreviewTests {
    @Test("they are found, and show what is known of them")
    func found() async throws {
        let previews =
            [UnreadLabel(count: 3)].map { label in
                Preview(fileID: "", line: 0) { label }
            } + [
                Preview(fileID: "", line: 0) { EmptyInboxController() },
                Preview(fileID: "", line: 0) { UIHostingController(rootView: Text("Hosted in a page")) },
            ]
        var texts: [String] = []
        for preview in previews {
            let tree = try Rendered(await preview.makeView(), width: 200, height: 100).tree
            texts.append(tree.text())
        }
        #expect(texts[0].contains("3 new"))
        #expect(texts[1].contains("EmptyInboxController"))
        #expect(texts[2].contains("Hosted in a page"))
    }

    @Test("a macro makes each of them under its name")
    func names() throws {
        let cases = try PreviewFinder(modules: ["SourceCompatibilityTests"]).find()
        let names = PreviewCase.names(of: cases).filter { $0.contains("UIKitPreviews") }
        #expect(names.map { $0.components(separatedBy: "-").last } == ["Badge", "Inbox", "Hosted"])
    }
}
