/// A command line that is not understood.
struct AppUsageError: Error, Hashable {
    /// The fault, without a full stop at the end.
    let message: String
    /// The remedy for the user.
    let hint: String

    init(_ message: String, hint: String) {
        self.message = message
        self.hint = hint
    }
}
