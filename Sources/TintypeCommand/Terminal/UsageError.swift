import TintypeGraphics

/// A command line that cannot be followed, with what the user can do about it. The exit code is 2.
struct UsageError: ExplainedError {
    /// What is wrong, without a final stop.
    var message: String
    var hint: String
}
