import Foundation
import Testing
import TintypeGraphics

@testable import TintypeSnapshots

@Suite("Naming cases on the command line")
struct CaseSelectionTests {
    private let selection = CaseSelection(
        ["badges/bar", "badges/bar.dark", "badges/deep/dot", "cards/bar"].map { stem in
            CaseResult(
                id: "\(stem)@2x.png", name: stem.replacingOccurrences(of: ".dark", with: ""), scale: 2, status: .failed,
                message: "")
        })

    @Test(
        "an id, a name with its variants, a folder and patterns",
        arguments: [
            ("badges/bar@2x.png", ["badges/bar@2x.png"]),
            ("badges/bar", ["badges/bar@2x.png", "badges/bar.dark@2x.png"]),
            ("cards", ["cards/bar@2x.png"]), ("cards/", ["cards/bar@2x.png"]),
            ("badges/*", ["badges/bar@2x.png", "badges/bar.dark@2x.png"]),
            ("badges/**", ["badges/bar@2x.png", "badges/bar.dark@2x.png", "badges/deep/dot@2x.png"]),
            ("**/dot", ["badges/deep/dot@2x.png"]),
            ("*/ba?", ["badges/bar@2x.png", "badges/bar.dark@2x.png", "cards/bar@2x.png"]),
        ])
    func found(word: String, ids: [String]) throws {
        #expect(try selection.ids(word) == ids)
    }

    @Test("what is none is answered with what is like it")
    func unknown() {
        #expect(throws: ReviewError.unknownCase("badges/bsr", near: "badges/bar")) { try selection.ids("badges/bsr") }
        #expect(throws: ReviewError.self) { try selection.ids("badge") }
    }

    @Test("a pattern of many stars takes no time to speak of")
    func stars() {
        let pattern = String(repeating: "*a", count: 200)
        #expect(!CaseSelection.matches(pattern, String(repeating: "a", count: 400) + "b"))
    }

    @Test("the list of a report, and a bare list")
    func lists() throws {
        let list = try AcceptList(
            json: Data(#"{"schemaVersion": 1, "run": "9c", "accept": ["a"], "reject": ["b"]}"#.utf8))
        #expect(list == AcceptList(run: "9c", accept: ["a"], reject: ["b"]))
        #expect(try AcceptList(json: Data(#"["a"]"#.utf8)) == AcceptList(accept: ["a"]))
        for text in ["{}", "3", #"{"accept": 3}"#, #"{"schemaVersion": "2", "accept": []}"#] {
            #expect(try AcceptList(json: Data(text.utf8)) == nil)
        }
    }

    @Test(
        "a list of a later format is told, whatever it holds", arguments: ["[]", #"[{"id": "a"}]"#, #"{"all": true}"#])
    func laterLists(accepted: String) {
        #expect(throws: LaterFormat.self) {
            try AcceptList(json: Data(#"{"schemaVersion": 2, "accept": \#(accepted)}"#.utf8))
        }
    }
}
