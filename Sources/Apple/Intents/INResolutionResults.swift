public import CoreLocation
public import Foundation

/// The outcome of the question for a parameter of a wish.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
    /// The kinds of outcomes.
    public enum _Outcome {
        case success(Any), confirmation(Any?), choice([Any]), needsValue, notRequired, unsupported(Int)
    }
    public let _outcome: _Outcome

    /// Creates an outcome; the classes' own functions call it.
    public required init(_outcome outcome: _Outcome) {
        _outcome = outcome
    }

    /// There is none, or there need be none, or it is not of use.
    open class func needsValue() -> Self { Self(_outcome: .needsValue) }
    open class func notRequired() -> Self { Self(_outcome: .notRequired) }
    open class func unsupported() -> Self { Self(_outcome: .unsupported(0)) }
    open class func unsupported(withReason reason: Int) -> Self { Self(_outcome: .unsupported(reason)) }
    open class func confirmationRequired(withItemToConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
        Self(_outcome: .confirmation(itemToConfirm))
    }
}

/// The outcomes for a text.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// A text that is right, one to be confirmed, or several to choose from.
    open class func success(with resolvedString: String) -> Self { Self(_outcome: .success(resolvedString)) }
    open class func confirmationRequired(with stringToConfirm: String?) -> Self {
        Self(_outcome: .confirmation(stringToConfirm))
    }
    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
        Self(_outcome: .choice(stringsToDisambiguate))
    }
}

/// The outcomes for a text that can be said.
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// A text that is right, one to be confirmed, or several to choose from.
    open class func success(with resolvedString: INSpeakableString) -> Self { Self(_outcome: .success(resolvedString)) }
    open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
        Self(_outcome: .confirmation(stringToConfirm))
    }
    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
        Self(_outcome: .choice(stringsToDisambiguate))
    }
}

/// The outcomes for a yes or no.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// An answer that is right, or one to be confirmed.
    open class func success(with resolvedValue: Bool) -> Self { Self(_outcome: .success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
        Self(_outcome: .confirmation(valueToConfirm))
    }
}

/// The outcomes for a whole number.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// A number that is right, or one to be confirmed.
    open class func success(with resolvedValue: Int) -> Self { Self(_outcome: .success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Int?) -> Self {
        Self(_outcome: .confirmation(valueToConfirm))
    }
}

/// The outcomes for a number.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// A number that is right, or one to be confirmed.
    open class func success(with resolvedValue: Double) -> Self { Self(_outcome: .success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Double?) -> Self {
        Self(_outcome: .confirmation(valueToConfirm))
    }
}

/// The outcomes for a case of an enumeration.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The number of a case that is right, or one to be confirmed.
    open class func success(with resolvedValue: Int) -> Self { Self(_outcome: .success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Int) -> Self {
        Self(_outcome: .confirmation(valueToConfirm))
    }
}

/// The outcomes for a date.
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// A date that is right, one to be confirmed, or several to choose from.
    open class func success(with resolvedDateComponents: DateComponents) -> Self {
        Self(_outcome: .success(resolvedDateComponents))
    }
    open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
        Self(_outcome: .confirmation(dateComponentsToConfirm))
    }
    open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
        Self(_outcome: .choice(dateComponentsToDisambiguate))
    }
}

/// The outcomes for a place.
open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// A place that is right, one to be confirmed, or several to choose from.
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self { Self(_outcome: .success(resolvedPlacemark)) }
    open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
        Self(_outcome: .confirmation(placemarkToConfirm))
    }
    open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
        Self(_outcome: .choice(placemarksToDisambiguate))
    }
}

/// The outcomes for a person.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// A person that is right, one to be confirmed, or several to choose from.
    open class func success(with resolvedPerson: INPerson) -> Self { Self(_outcome: .success(resolvedPerson)) }
    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
        Self(_outcome: .confirmation(personToConfirm))
    }
    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
        Self(_outcome: .choice(peopleToDisambiguate))
    }
}

/// The outcomes for a thing of the app.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// A thing that is right, one to be confirmed, or several to choose from.
    open class func success(with resolvedObject: INObject) -> Self { Self(_outcome: .success(resolvedObject)) }
    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        Self(_outcome: .confirmation(objectToConfirm))
    }
    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        Self(_outcome: .choice(objectsToDisambiguate))
    }
}

/// The outcomes for a film or a sound.
open class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// An item or several that are right, one to be confirmed, or several to choose from.
    open class func success(with resolvedMediaItem: INMediaItem) -> Self { Self(_outcome: .success(resolvedMediaItem)) }
    open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INMediaItemResolutionResult] {
        resolvedMediaItems.map { success(with: $0) }
    }
    open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self {
        Self(_outcome: .confirmation(mediaItemToConfirm))
    }
    open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self {
        Self(_outcome: .choice(mediaItemsToDisambiguate))
    }
}

/// The outcomes for an address.
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// One that is right, one to be confirmed, or several to choose from.
    open class func success(with resolvedURL: URL) -> Self { Self(_outcome: .success(resolvedURL)) }
    open class func confirmationRequired(with urlToConfirm: URL?) -> Self {
        Self(_outcome: .confirmation(urlToConfirm))
    }
    open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self {
        Self(_outcome: .choice(urlsToDisambiguate))
    }
}

/// The outcomes for a span of time, in seconds.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// One that is right, or one to be confirmed.
    open class func success(with resolvedTimeInterval: TimeInterval) -> Self {
        Self(_outcome: .success(resolvedTimeInterval))
    }
    open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval?) -> Self {
        Self(_outcome: .confirmation(timeIntervalToConfirm))
    }
}

/// The outcomes for a file.
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// One that is right, one to be confirmed, or several to choose from.
    open class func success(with resolvedFile: INFile) -> Self { Self(_outcome: .success(resolvedFile)) }
    open class func confirmationRequired(with fileToConfirm: INFile?) -> Self {
        Self(_outcome: .confirmation(fileToConfirm))
    }
    open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self {
        Self(_outcome: .choice(filesToDisambiguate))
    }
}
