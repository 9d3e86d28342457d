/// A reason why an intent ends.
public struct AppIntentError: Error, Hashable, CustomStringConvertible, CustomLocalizedStringResourceConvertible,
    Sendable
{
    /// The reason in a word.
    public let description: String

    init(_ description: String) { self.description = description }

    /// The reason for a person.
    public var localizedStringResource: LocalizedStringResource { "\(description)" }

    /// A value that lacks, a person who does not want to go on, something that there is not, and an intent that begins anew.
    public static let needsValue = AppIntentError("needsValue")
    public static let userCancelled = AppIntentError("userCancelled")
    public static let featureUnsupported = AppIntentError("featureUnsupported")
    public static let restartPerform = AppIntentError("restartPerform")

    /// A reason for which there is no way out.
    public enum Unrecoverable {
        /// The reasons from A to Z.
        public static let entityNotFound = AppIntentError("entityNotFound")
        public static let featureCurrentlyRestricted = AppIntentError("featureCurrentlyRestricted")
        public static let networkFailure = AppIntentError("networkFailure")
        public static let notAllowed = AppIntentError("notAllowed")
        public static let partialFailure = AppIntentError("partialFailure")
        public static let unknown = AppIntentError("unknown")
        public static let unsupportedOnDevice = AppIntentError("unsupportedOnDevice")
    }

    /// A permission that a person has to give first.
    public enum PermissionRequired {
        /// The permissions from A to Z.
        public static let bluetooth = AppIntentError("bluetooth")
        public static let contacts = AppIntentError("contacts")
        public static let localNetwork = AppIntentError("localNetwork")
        public static let photos = AppIntentError("photos")
        public static let siri = AppIntentError("siri")

        /// The permission to know where the device is, also to a few metres.
        public static func location(precise: Bool = false) -> AppIntentError {
            AppIntentError(precise ? "preciseLocation" : "location")
        }
    }

    /// A deed that a person has to do first.
    public enum UserActionRequired {
        /// The deeds from A to Z.
        public static let accountSetup = AppIntentError("accountSetup")
        public static let confirmation = AppIntentError("confirmation")
        public static let signin = AppIntentError("signin")
    }
}
