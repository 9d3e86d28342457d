// `import Intents` where Apple's framework is missing: what is asked for by voice, as values. Nobody asks, and nothing is given to
// the system. It brings UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit

/// A wish that the system hands to an app.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
    /// The name, and the phrase that the app proposes.
    open var identifier: String? { nil }
    open var intentDescription: String? { nil }
    open var suggestedInvocationPhrase: String?
    open var donationMetadata: INIntentDonationMetadata?
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
    private var images: [String: INImage] = [:]

    public override init() {}

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        return nil
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Sets and gives the picture of a parameter.
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
    open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
    open func keyImage() -> INImage? { images.values.first }
}

/// The details that go to the system with a wish: none.
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {
    public override init() {}
}

/// An app's answer to a wish.
open class INIntentResponse: NSObject, NSCopying, @unchecked Sendable {
    /// The activity with which the app would be opened.
    open var userActivity: NSUserActivity?

    public override init() {}

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        return nil
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An answer with a code for the outcome.
open class _INCodedIntentResponse<Code: Sendable>: INIntentResponse, @unchecked Sendable {
    /// The outcome.
    public let code: Code

    /// Creates an answer.
    public init(code: Code, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        return nil
    }
}

/// The states of an answer.
public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

/// Whoever gives an object for each wish.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// The object that carries a wish out.
    func handler(for intent: INIntent) -> Any?
}

/// The beginning of an extension for wishes. Nothing starts it.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() {}

    open func handler(for intent: INIntent) -> Any? { nil }
}

/// A wish with its answer, to be given to the system.
open class INInteraction: NSObject, @unchecked Sendable {
    /// The wish, the answer, and what is said of them.
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
    open var direction = INInteractionDirection.unspecified
    open var dateInterval: DateInterval?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?

    /// Creates the pair.
    public init(intent: INIntent, response: INIntentResponse?) {
        (self.intent, intentResponse) = (intent, response)
    }

    /// Gives nothing to the system: the closure is told so.
    open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(INInteraction.refusal) }
    open func donate() async throws { throw INInteraction.refusal }

    /// Takes back what was given: there is nothing.
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
    open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// The value of a parameter: none.
    open func parameterValue(for parameter: INParameter) -> Any? { nil }

    static let refusal = NSError(
        domain: INIntentErrorDomain, code: INIntentErrorCode.interactionOperationNotSupported.rawValue)
}

/// The name of a wish's parameter.
open class INParameter: NSObject, @unchecked Sendable {
    override init() {}
}

/// The way that a message or a call goes.
public enum INInteractionDirection: Int, Sendable {
    case unspecified, outgoing, incoming
}

/// The errors of the framework.
public let INIntentErrorDomain = "IntentsErrorDomain"
public enum INIntentErrorCode: Int, Sendable {
    case interactionOperationNotSupported = 1900
    case donatingInteraction = 1901
    case deletingAllInteractions = 1902
    case deletingInteractionWithIdentifiers = 1903
    case deletingInteractionWithGroupIdentifier = 1904
    case intentSupportedByMultipleExtension = 2001
    case restrictedIntentsNotSupportedByExtension = 2002
    case noHandlerProvidedForIntent = 2003
    case invalidIntentName = 2004
    case requestTimedOut = 3001
    case invalidUserVocabularyFileLocation = 4000
    case extensionLaunchingTimeout = 5000
    case extensionBringUpFailed = 5001
    case voiceShortcutCreationFailed = 6000
    case voiceShortcutGetFailed = 6001
    case voiceShortcutDeleteFailed = 6002
}

/// The permission to be asked by voice.
public enum INSiriAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// The permission, asked for: no.
open class INPreferences: NSObject {
    /// The permission, which is denied, and the language of the voice: American English.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .denied }
    open class func siriLanguageCode() -> String { "en-US" }
}

/// The words of a person that a voice would know. None listens.
open class INVocabulary: NSObject {
    /// The words for all, which are not kept.
    open class func shared() -> INVocabulary { INVocabulary() }
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    open func removeAllVocabularyStrings() {}
}

/// The kinds of words.
public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1
    case contactGroupName = 2
    case photoTag = 100
    case photoAlbumName = 101
    case workoutActivityName = 200
    case carProfileName = 300
    case carName = 301
    case paymentsOrganizationName = 400
    case paymentsAccountNickname = 401
    case notebookItemTitle = 500
    case notebookItemGroupName = 501
    case mediaPlaylistTitle = 700
    case mediaMusicArtistName = 701
    case mediaAudiobookTitle = 702
    case mediaAudiobookAuthorName = 703
    case mediaShowTitle = 704
}

extension NSUserActivity {
    /// The wish that the activity comes of: none.
    public var interaction: INInteraction? { nil }
}
