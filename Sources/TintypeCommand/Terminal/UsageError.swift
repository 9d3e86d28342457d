import TintypeGraphics

/// A command line that cannot be followed, with what the user can do about it. The exit code is 2.
struct UsageError: ExplainedError {
    /// The fault, without a full stop at the end.
    var message: String
    var hint: String
}
