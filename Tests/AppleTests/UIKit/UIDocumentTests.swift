import Testing
import UIKit

@Suite("Documents and the buttons of bars")
@MainActor
struct UIDocumentTests {
    private final class Note: UIDocument {
        var text = ""
        var errors = 0
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
    }

    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")

    @Test("what is saved is read again, and changes are counted until then")
    func savingAndOpening() async {
        defer { try? FileManager.default.removeItem(at: file) }
        let note = Note(fileURL: file)
        #expect(note.documentState == .closed)
        note.text = "Hello"
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
        #expect(await note.save(to: file, for: .forCreating))
        #expect(!note.hasUnsavedChanges && note.documentState == .normal)
        let again = Note(fileURL: file)
        #expect(await again.open())
        #expect(again.text == "Hello")
        again.text = "Changed"
        again.updateChangeCount(.done)
        #expect(await again.close())
        #expect((try? String(contentsOf: file, encoding: .utf8)) == "Changed")
        #expect(again.documentState == .closed)
    }

    @Test("a file that is not there is an error, and the document stays closed")
    func missing() async {
        let note = Note(fileURL: URL(fileURLWithPath: "/no/such/folder/a.txt"))
        #expect(await !note.open())
        #expect(note.errors == 1 && note.documentState == .closed)
        #expect(await !note.save(to: note.fileURL, for: .forCreating))
        #expect(note.documentState.contains(.savingError))
    }

    @Test("a side's first button is that of its buttons, and takes its place alone")
    func bars() {
        let item = UINavigationItem(title: "x")
        let buttons = (0..<3).map { UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil) }
        item.rightBarButtonItem = buttons[0]
        #expect(item.rightBarButtonItems == [buttons[0]])
        item.rightBarButtonItems = [buttons[1], buttons[2]]
        #expect(item.rightBarButtonItem === buttons[1])
        item.rightBarButtonItem = buttons[0]
        #expect(item.rightBarButtonItems == [buttons[0], buttons[2]])
        item.leftBarButtonItem = nil
        #expect(item.leftBarButtonItems == nil)
    }
}
