public import Foundation
import TintypeTree

// No key is pressed in a picture; a stage has some.
nonisolated extension View {
    /// Does something when a key is pressed while the view has the focus, or one in it.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        answeringKeys { $0.key == key ? action() : .ignored }
    }

    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        answeringKeys(in: phases) { $0.key == key ? action($0) : .ignored }
    }

    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        answeringKeys(in: phases) { keys.contains($0.key) ? action($0) : .ignored }
    }

    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        answeringKeys(in: phases) { press in
            press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
        }
    }

    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { answeringKeys(in: phases, action) }

    /// A key of a stage goes down and up again at once.
    private func answeringKeys(
        in phases: KeyPress.Phases = .down, _ answer: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        node(
            TouchModifier { scope in
                guard scope.environment.isEnabled else { return nil }
                return .keys { stroke in
                    let told = [KeyPress.Phases.down, .up].filter(phases.contains)
                    return told.map { answer(KeyPress(stroke, $0)) }.contains(.handled)
                }
            })
    }

    private func answering(_ keys: KeyEquivalent..., doing action: (() -> Void)?) -> some View {
        answeringKeys { press in
            guard let action, keys.contains(press.key) else { return .ignored }
            action()
            return .handled
        }
    }

    /// Does something when the modifier keys that are held down change.
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }

    /// Does something when the user asks to leave.
    public func onExitCommand(perform action: (() -> Void)?) -> some View { answering(.escape, doing: action) }

    /// Does something for a direction.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        answering(.upArrow, doing: action.map { action in { action(.up) } })
            .answering(.downArrow, doing: action.map { action in { action(.down) } })
            .answering(.leftArrow, doing: action.map { action in { action(.left) } })
            .answering(.rightArrow, doing: action.map { action in { action(.right) } })
    }

    /// Does something for the command that deletes.
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        answering(.delete, .deleteForward, doing: action)
    }

    /// Sets an action for the play and pause button.
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
}

/// A direction of the arrow keys.
public enum MoveCommandDirection: Hashable, Sendable {
    case up
    case down
    case left
    case right
}

extension KeyPress {
    fileprivate init(_ stroke: KeyStroke, _ phase: Phases) {
        self.phase = phase
        key = KeyEquivalent(stroke.key)
        characters = String(stroke.key)
        modifiers = EventModifiers(rawValue: stroke.modifiers)
    }
}
