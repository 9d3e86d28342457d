/// A list of what can be undone: Foundation's class, which Foundation has on Apple's systems alone. Here as there, what was
/// registered is done again in reverse order.
public final class UndoManager {
    private struct Step {
        let name: String
        let action: () -> Void
    }

    private var undoes: [Step] = []
    private var redoes: [Step] = []
    private var isUndone = false
    private var isRedone = false
    private var name = ""
    private var disabledCount = 0

    public init() {}

    /// The manager's state.
    public var canUndo: Bool { !undoes.isEmpty }
    public var canRedo: Bool { !redoes.isEmpty }
    public var isUndoing: Bool { isUndone }
    public var isRedoing: Bool { isRedone }
    public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// The name of the next step in a menu; empty where it has none.
    public var undoActionName: String { undoes.last?.name ?? "" }
    public var redoActionName: String { redoes.last?.name ?? "" }
    public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
    /// The most steps that are kept; 0 for any number.
    public var levelsOfUndo = 0
    public var groupsByEvent = true

    /// Notes how something is undone. Actions that are registered during an undo are its redo.
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let step = Step(name: name) { handler(target) }
        if isUndone {
            redoes.append(step)
            return
        }
        if !isRedone { redoes = [] }
        undoes.append(step)
        if levelsOfUndo > 0, undoes.count > levelsOfUndo { undoes.removeFirst() }
    }

    /// Names the step that was noted last.
    public func setActionName(_ actionName: String) {
        name = actionName
        if let last = undoes.popLast() { undoes.append(Step(name: actionName, action: last.action)) }
    }

    /// Undoes the last step.
    public func undo() {
        guard let step = undoes.popLast() else { return }
        isUndone = true
        name = step.name
        step.action()
        isUndone = false
    }

    /// Does the step again that was undone last.
    public func redo() {
        guard let step = redoes.popLast() else { return }
        isRedone = true
        name = step.name
        step.action()
        isRedone = false
    }

    /// Forgets all steps.
    public func removeAllActions() {
        undoes = []
        redoes = []
    }

    /// Stops and resumes the registration of steps.
    public func disableUndoRegistration() { disabledCount += 1 }
    public func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

    /// Steps are not grouped here: each is undone by itself.
    public func beginUndoGrouping() {}
    public func endUndoGrouping() {}
}
