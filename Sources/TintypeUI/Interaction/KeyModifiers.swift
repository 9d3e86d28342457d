public import Foundation
import TintypeTree

// No key is pressed in a picture.
nonisolated extension View {
    /// Does something when a key is pressed while the view has the focus.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }

    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Does something when the modifier keys that are held down change.
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }

    /// Does something when the user asks to leave.
    public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

    /// Does something for a direction.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }

    /// Does something for the command that deletes.
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

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
