/// A reason why a store fails.
public struct SwiftDataError: Error, Hashable, Sendable, CustomStringConvertible {
    private let name: String
    private let reason: String?

    private init(_ name: String, _ reason: String? = nil) {
        self.name = name
        self.reason = reason
    }

    public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
    public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")

    /// The refusal of a store in a file.
    static func file(_ path: String) -> SwiftDataError {
        SwiftDataError(
            loadIssueModelContainer.name,
            "the store \(path) is neither read nor written: models are kept in memory here; leave out the url")
    }

    /// The refusal to save what may not be saved.
    static let readOnly = SwiftDataError("saveNotAllowed", "the configuration says that nothing is saved")

    public var description: String { name + (reason.map { ": " + $0 } ?? "") }

    // Code that catches an error compares it with Apple's constant, which has no reason.
    public static func == (a: SwiftDataError, b: SwiftDataError) -> Bool { a.name == b.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
