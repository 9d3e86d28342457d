public import Foundation

/// A list of what can be undone: Foundation's class, which Foundation has on Apple's systems alone. Here as there, what was
/// registered is done again in reverse order. A step is undone by itself, unless it stands in a group that was opened.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Step {
        var name: String
        var actions: [(target: AnyObject, action: () -> Void)]
        var isDiscardable = false
    }

    private var undoes: [Step] = []
    private var redoes: [Step] = []
    private var groups: [Step] = []
    private var isUndone = false
    private var isRedone = false
    private var disabledCount = 0

    public override init() {}

    /// The manager's state.
    open var canUndo: Bool { !undoes.isEmpty || groups.contains { !$0.actions.isEmpty } }
    open var canRedo: Bool { !redoes.isEmpty }
    open var isUndoing: Bool { isUndone }
    open var isRedoing: Bool { isRedone }
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    open var groupingLevel: Int { groups.count }
    open var undoActionIsDiscardable: Bool { undoes.last?.isDiscardable ?? false }
    open var redoActionIsDiscardable: Bool { redoes.last?.isDiscardable ?? false }
    open var undoCount: Int { undoes.count }
    open var redoCount: Int { redoes.count }
    /// The name of the next step in a menu; empty where it has none.
    open var undoActionName: String { undoes.last?.name ?? "" }
    open var redoActionName: String { redoes.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
    /// The most steps that are kept; 0 for any number.
    open var levelsOfUndo = 0
    open var groupsByEvent = true
    open var runLoopModes: [RunLoop.Mode] = [.default]

    /// Notes how something is undone. Actions that are registered during an undo are its redo.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let action = (target: target as AnyObject, action: { handler(target) })
        if !isUndone, !isRedone { redoes = [] }
        if groups.isEmpty {
            keep(Step(name: "", actions: [action]))
            post(.NSUndoManagerDidCloseUndoGroup)
        } else {
            groups[groups.count - 1].actions.append(action)
        }
    }

    /// Notes the method that undoes something, with its argument. It is called on the main thread.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { selector._performNow(on: $0, anObject) }
    }

    /// Names the step that was noted last.
    open func setActionName(_ actionName: String) {
        if !groups.isEmpty {
            groups[0].name = actionName
        } else if isUndone {
            if !redoes.isEmpty { redoes[redoes.count - 1].name = actionName }
        } else if !undoes.isEmpty {
            undoes[undoes.count - 1].name = actionName
        }
    }

    /// Says of the step that was noted last that it does not change what is saved.
    open func setActionIsDiscardable(_ discardable: Bool) {
        if !groups.isEmpty {
            groups[0].isDiscardable = discardable
        } else if !undoes.isEmpty {
            undoes[undoes.count - 1].isDiscardable = discardable
        }
    }

    /// Undoes the last step.
    open func undo() {
        while !groups.isEmpty { endUndoGrouping() }
        undoNestedGroup()
    }
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard let step = undoes.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndone = true
        run(step)
        isUndone = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does the step again that was undone last.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        guard let step = redoes.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedone = true
        run(step)
        isRedone = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Forgets all steps, or those of an object.
    open func removeAllActions() { (undoes, redoes, groups) = ([], [], []) }
    open func removeAllActions(withTarget target: Any) {
        func rest(_ steps: [Step]) -> [Step] {
            steps.compactMap { step in
                var step = step
                step.actions.removeAll { $0.target === target as AnyObject }
                return step.actions.isEmpty ? nil : step
            }
        }
        (undoes, redoes) = (rest(undoes), rest(redoes))
    }

    /// Stops and resumes the registration of steps.
    open func disableUndoRegistration() { disabledCount += 1 }
    open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

    /// Opens and closes a group, whose actions are undone together.
    open func beginUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        groups.append(Step(name: "", actions: []))
        post(.NSUndoManagerDidOpenUndoGroup)
    }
    open func endUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        guard let group = groups.popLast() else { return }
        post(.NSUndoManagerWillCloseUndoGroup)
        if groups.isEmpty {
            if !group.actions.isEmpty { keep(group) }
        } else {
            groups[groups.count - 1].actions += group.actions
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// The actions of a step become one step of the other list, under its name.
    private func run(_ step: Step) {
        groups.append(Step(name: step.name, actions: [], isDiscardable: step.isDiscardable))
        for action in step.actions.reversed() { action.action() }
        while groups.count > 1 { endUndoGrouping() }
        if let opposite = groups.popLast(), !opposite.actions.isEmpty { keep(opposite) }
    }

    private func keep(_ step: Step) {
        if isUndone {
            redoes.append(step)
            return
        }
        undoes.append(step)
        if levelsOfUndo > 0, undoes.count > levelsOfUndo { undoes.removeFirst() }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension Notification.Name {
    /// The names of the notifications of undoing.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
