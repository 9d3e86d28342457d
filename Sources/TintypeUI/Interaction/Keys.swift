import TintypeTree

/// A key of a keyboard, by the character that it stands for.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types.
    public var character: Character

    /// Creates the key of a character.
    public init(_ character: Character) {
        self.character = character
    }

    public init(extendedGraphemeClusterLiteral: Character) {
        character = extendedGraphemeClusterLiteral
    }

    /// The keys that have names.
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

/// A key that was pressed.
public struct KeyPress: Sendable {
    /// The phases of a key press.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The choice whether others are told of the key too.
    public enum Result: Hashable, Sendable {
        case handled
        case ignored
    }

    /// The phase, the key, the characters that it types, and the modifiers held with it.
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

extension KeyPress: CustomDebugStringConvertible {
    /// The characters, with the phase and the modifiers.
    public var debugDescription: String {
        "KeyPress(phase: \(phase), characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
    }
}

extension KeyPress.Phases: CustomDebugStringConvertible {
    /// The names of the phases.
    public var debugDescription: String {
        let names: KeyValuePairs<KeyPress.Phases, String> = [.down: "down", .repeat: "repeat", .up: "up"]
        return "[\(names.filter { contains($0.key) }.map(\.value).joined(separator: ", "))]"
    }
}
