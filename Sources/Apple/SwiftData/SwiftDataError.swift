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
    public static let historyTokenExpired = SwiftDataError("historyTokenExpired")
    public static let unknownSchema = SwiftDataError("unknownSchema")
    public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
    public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
    public static let includePendingChangesWithBatchSize = SwiftDataError("includePendingChangesWithBatchSize")
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError("sortingPendingChangesWithIdentifiers")
    public static let missingModelContext = SwiftDataError("missingModelContext")
    public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        "configurationFileNameContainsInvalidCharacters")
    public static let configurationFileNameTooLong = SwiftDataError("configurationFileNameTooLong")
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        "configurationSchemaNotFoundInContainerSchema")
    public static let invalidTransactionFetchRequest = SwiftDataError("invalidTransactionFetchRequest")
    public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
    public static let backwardMigration = SwiftDataError("backwardMigration")

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

    /// Matches errors in the patterns of `catch`.
    public static func ~= (pattern: SwiftDataError, error: any Error) -> Bool { error as? SwiftDataError == pattern }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
