import FoundationOverlay
import Testing

@Suite("Lists of what can be undone")
struct UndoManagerTests {
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

    @Test("a method that was registered undoes with its argument")
    @MainActor func method() {
        final class Model: NSObject {
            var name = "new"
            func rename(_ name: String) { self.name = name }
        }
        let (model, undoes) = (Model(), UndoManager())
        undoes.registerUndo(withTarget: model, selector: Selector(Model.rename), object: "old")
        undoes.undo()
        #expect(model.name == "old")
    }
}
