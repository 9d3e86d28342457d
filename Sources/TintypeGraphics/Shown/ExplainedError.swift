/// An error that says what is wrong and what the user can do about it, on a line each.
package protocol ExplainedError: Error, CustomStringConvertible, ShownTextConvertible {
    /// The fault, without a final stop.
    var message: String { get }
    /// The remedy.
    var hint: String { get }
}

extension ExplainedError {
    package var shownText: ShownText { "\(message)\nhint: \(hint)" }

    package var description: String { shownText.text }
}
