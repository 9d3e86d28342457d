/// A reason why an intent ends.
public enum AppIntentError: Error, Sendable {
    case needsValue, userCancelled, featureUnsupported

    /// A reason for which there is no way out.
    public enum Unrecoverable: Error, CustomLocalizedStringResourceConvertible, Sendable {
        case entityNotFound, featureCurrentlyRestricted, networkFailure, notAllowed, unknown
        case unsupportedOnDevice

        public var localizedStringResource: LocalizedStringResource { "\(String(describing: self))" }
    }

    /// A permission that a person has to give first.
    public enum PermissionRequired: Error, CustomLocalizedStringResourceConvertible, Sendable {
        case bluetooth, calendar, camera, contacts, location, microphone, photos, reminders, speechRecognition, unknown

        public var localizedStringResource: LocalizedStringResource { "\(String(describing: self))" }
    }

    /// A deed that a person has to do first.
    public enum UserActionRequired: Error, CustomLocalizedStringResourceConvertible, Sendable {
        case accountSetup, confirmation, signin, subscription, unknown

        public var localizedStringResource: LocalizedStringResource { "\(String(describing: self))" }
    }
}
