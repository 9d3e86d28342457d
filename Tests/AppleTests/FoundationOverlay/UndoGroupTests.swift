import Foundation
import FoundationOverlay
import Testing

@Suite("Groups of steps that are undone")
struct UndoGroupTests {
    private final class Counter {
        var value = 0
        let undo = UndoManager()

        func add(_ number: Int) {
            value += number
            undo.registerUndo(withTarget: self) { $0.add(-number) }
        }
    }

    @Test("a group is undone and done again at once")
    func group() {
        let counter = Counter()
        counter.undo.beginUndoGrouping()
        counter.add(1)
        counter.add(2)
        counter.undo.setActionName("Add")
        counter.undo.endUndoGrouping()
        #expect(counter.undo.undoMenuItemTitle == "Undo Add")
        counter.undo.undo()
        #expect(counter.value == 0)
        #expect(counter.undo.redoActionName == "Add")
        counter.undo.redo()
        #expect(counter.value == 3)
        #expect(!counter.undo.canRedo && counter.undo.undoActionName == "Add")
    }

    @Test("steps outside of groups are undone one by one")
    func steps() {
        let counter = Counter()
        counter.add(1)
        counter.add(2)
        counter.undo.undo()
        #expect(counter.value == 1)
        counter.undo.removeAllActions(withTarget: counter)
        #expect(!counter.undo.canUndo)
    }
}
