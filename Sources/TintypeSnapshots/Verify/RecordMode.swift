import TintypeGraphics

/// The condition under which a run writes goldens. The names and their meaning are those of swift-snapshot-testing.
package enum RecordMode: String, CaseIterable, Hashable, Sendable {
    /// Writes what is missing, what differs, and what has equal pixels but another layout.
    case all
    /// Writes what would fail otherwise: what is missing or has other pixels. Goldens that pass stay as they are.
    case failed
    /// Writes what is missing; what differs fails.
    case missing
    /// Writes nothing.
    case never

    /// - Throws: ``RecordModeError`` where `text` is the name of none.
    package init(parsing text: String) throws(RecordModeError) {
        guard let mode = RecordMode(rawValue: text) else { throw RecordModeError(value: text) }
        self = mode
    }
}

/// A text that should name a ``RecordMode`` and does not.
package struct RecordModeError: Error, Hashable, Sendable {
    package var value: String

    package init(value: String) {
        self.value = value
    }

    /// The fault, without a full stop at the end.
    package var message: String { "there is no record mode '\(value)'" }

    /// The remedy for the user.
    package var hint: String { "use one of \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))" }
}

extension RecordModeError: ExplainedError {}
