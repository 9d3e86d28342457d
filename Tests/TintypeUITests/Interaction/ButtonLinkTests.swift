import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Buttons that come with their labels")
@MainActor
struct ButtonLinkTests {
    @Test("an edit button says what pressing it does")
    func edit() throws {
        #expect(try settle(EditButton()).tree.text().contains("text=Edit"))
        let active = EditButton().environment(\.editMode, .constant(.active))
        #expect(try settle(active).tree.text().contains("text=Done"))
    }

    @Test("a button to paste has a label and a symbol; on macOS its label alone")
    func paste() throws {
        let button = PasteButton(payloadType: String.self) { _ in }
        let text = try settle(button).tree.text()
        #expect(text.contains("text=Paste") && text.contains("doc.on.clipboard"))
        let mac = try settle(button, context: .blocks(platform: Platform(.macOS))).tree.text()
        #expect(mac.contains("text=Paste") && !mac.contains("doc.on.clipboard"))
    }

    @Test("what an undo manager was told of is undone and done again in order")
    func undo() {
        final class Model { var values: [Int] = [] }
        let (model, undoes) = (Model(), UndoManager())
        func add(_ value: Int) {
            model.values.append(value)
            undoes.registerUndo(withTarget: model) { _ in remove(value) }
            undoes.setActionName("Add \(value)")
        }
        func remove(_ value: Int) {
            model.values.removeLast()
            undoes.registerUndo(withTarget: model) { _ in add(value) }
        }
        add(1)
        add(2)
        #expect(undoes.undoMenuItemTitle == "Undo Add 2")
        undoes.undo()
        #expect(model.values == [1] && undoes.canRedo)
        undoes.redo()
        #expect(model.values == [1, 2] && undoes.canUndo && !undoes.canRedo)
    }

    @Test("a button below a rename action calls it")
    func rename() throws {
        final class Calls { var count = 0 }
        struct Reader: View {
            @Environment(\.rename) private var rename

            var body: some View { Color.red.onAppear { rename?() } }
        }
        let calls = Calls()
        _ = try settle(Reader().renameAction { calls.count += 1 })
        _ = try settle(Reader())
        #expect(calls.count == 1)
    }
}
