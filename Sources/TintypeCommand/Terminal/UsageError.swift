/// A command line that cannot be followed, with what the user can do about it. The exit code is 2.
struct UsageError: Error, CustomStringConvertible {
    /// What is wrong, without a final stop.
    var message: String
    var hint: String

    var description: String { "\(message)\nhint: \(hint)" }
}
