public import Foundation

/// A reason why nothing of a home is seen or changed.
public struct HMError: Error, Hashable, Sendable, CustomNSError {
    /// A kind of reason, with its number in `HMErrorDomain`.
    public enum Code: Int, Sendable {
        case unexpectedError = -1
        case alreadyExists = 1
        case notFound, invalidParameter, accessoryNotReachable, readOnlyCharacteristic, writeOnlyCharacteristic
        case notificationNotSupported, operationTimedOut, accessoryPoweredOff, accessDenied
        case objectAssociatedToAnotherHome, objectNotAssociatedToAnyHome, objectAlreadyAssociatedToHome
        case accessoryIsBusy, operationInProgress, accessoryOutOfResources, insufficientPrivileges
        case accessoryPairingFailed, invalidDataFormatSpecified, nilParameter, unconfiguredParameter, invalidClass
        case operationCancelled, roomForHomeCannotBeInZone, noActionsInActionSet, noRegisteredActionSets
        case missingParameter, fireDateInPast, roomForHomeCannotBeUpdated, actionInAnotherActionSet
        case objectWithSimilarNameExistsInHome, homeWithSimilarNameExists, renameWithSimilarName
        case cannotRemoveNonBridgeAccessory, nameContainsProhibitedCharacters, nameDoesNotStartWithValidCharacters
        case userIDNotEmailAddress, userDeclinedAddingUser, userDeclinedRemovingUser, userDeclinedInvite
        case userManagementFailed, recurrenceTooSmall, invalidValueType, valueLowerThanMinimum, valueHigherThanMaximum
        case stringLongerThanMaximum, homeAccessNotAuthorized, operationNotSupported, maximumObjectLimitReached
        case accessorySentInvalidResponse, stringShorterThanMinimum, genericError, securityFailure
        case communicationFailure, messageAuthenticationFailed, invalidMessageSize, accessoryDiscoveryFailed
        case clientRequestError, accessoryResponseError, nameDoesNotEndWithValidCharacters, accessoryIsBlocked
        case invalidAssociatedServiceType, actionSetExecutionFailed, actionSetExecutionPartialSuccess
        case actionSetExecutionInProgress, accessoryOutOfCompliance, dataResetFailure, notificationAlreadyEnabled
        case recurrenceMustBeOnSpecifiedBoundaries

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? HMError)?.code == code }
    }

    /// The reason.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it, and its reasons.
    public static var errorDomain: String { HMErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var unexpectedError: Code { .unexpectedError }
    public static var alreadyExists: Code { .alreadyExists }
    public static var notFound: Code { .notFound }
    public static var invalidParameter: Code { .invalidParameter }
    public static var accessoryNotReachable: Code { .accessoryNotReachable }
    public static var readOnlyCharacteristic: Code { .readOnlyCharacteristic }
    public static var writeOnlyCharacteristic: Code { .writeOnlyCharacteristic }
    public static var notificationNotSupported: Code { .notificationNotSupported }
    public static var operationTimedOut: Code { .operationTimedOut }
    public static var accessoryPoweredOff: Code { .accessoryPoweredOff }
    public static var accessDenied: Code { .accessDenied }
    public static var objectAssociatedToAnotherHome: Code { .objectAssociatedToAnotherHome }
    public static var objectNotAssociatedToAnyHome: Code { .objectNotAssociatedToAnyHome }
    public static var objectAlreadyAssociatedToHome: Code { .objectAlreadyAssociatedToHome }
    public static var accessoryIsBusy: Code { .accessoryIsBusy }
    public static var operationInProgress: Code { .operationInProgress }
    public static var accessoryOutOfResources: Code { .accessoryOutOfResources }
    public static var insufficientPrivileges: Code { .insufficientPrivileges }
    public static var accessoryPairingFailed: Code { .accessoryPairingFailed }
    public static var invalidDataFormatSpecified: Code { .invalidDataFormatSpecified }
    public static var nilParameter: Code { .nilParameter }
    public static var unconfiguredParameter: Code { .unconfiguredParameter }
    public static var invalidClass: Code { .invalidClass }
    public static var operationCancelled: Code { .operationCancelled }
    public static var roomForHomeCannotBeInZone: Code { .roomForHomeCannotBeInZone }
    public static var noActionsInActionSet: Code { .noActionsInActionSet }
    public static var noRegisteredActionSets: Code { .noRegisteredActionSets }
    public static var missingParameter: Code { .missingParameter }
    public static var fireDateInPast: Code { .fireDateInPast }
    public static var roomForHomeCannotBeUpdated: Code { .roomForHomeCannotBeUpdated }
    public static var actionInAnotherActionSet: Code { .actionInAnotherActionSet }
    public static var objectWithSimilarNameExistsInHome: Code { .objectWithSimilarNameExistsInHome }
    public static var homeWithSimilarNameExists: Code { .homeWithSimilarNameExists }
    public static var renameWithSimilarName: Code { .renameWithSimilarName }
    public static var cannotRemoveNonBridgeAccessory: Code { .cannotRemoveNonBridgeAccessory }
    public static var nameContainsProhibitedCharacters: Code { .nameContainsProhibitedCharacters }
    public static var nameDoesNotStartWithValidCharacters: Code { .nameDoesNotStartWithValidCharacters }
    public static var userIDNotEmailAddress: Code { .userIDNotEmailAddress }
    public static var userDeclinedAddingUser: Code { .userDeclinedAddingUser }
    public static var userDeclinedRemovingUser: Code { .userDeclinedRemovingUser }
    public static var userDeclinedInvite: Code { .userDeclinedInvite }
    public static var userManagementFailed: Code { .userManagementFailed }
    public static var recurrenceTooSmall: Code { .recurrenceTooSmall }
    public static var invalidValueType: Code { .invalidValueType }
    public static var valueLowerThanMinimum: Code { .valueLowerThanMinimum }
    public static var valueHigherThanMaximum: Code { .valueHigherThanMaximum }
    public static var stringLongerThanMaximum: Code { .stringLongerThanMaximum }
    public static var homeAccessNotAuthorized: Code { .homeAccessNotAuthorized }
    public static var operationNotSupported: Code { .operationNotSupported }
    public static var maximumObjectLimitReached: Code { .maximumObjectLimitReached }
    public static var accessorySentInvalidResponse: Code { .accessorySentInvalidResponse }
    public static var stringShorterThanMinimum: Code { .stringShorterThanMinimum }
    public static var genericError: Code { .genericError }
    public static var securityFailure: Code { .securityFailure }
    public static var communicationFailure: Code { .communicationFailure }
    public static var messageAuthenticationFailed: Code { .messageAuthenticationFailed }
    public static var invalidMessageSize: Code { .invalidMessageSize }
    public static var accessoryDiscoveryFailed: Code { .accessoryDiscoveryFailed }
    public static var clientRequestError: Code { .clientRequestError }
    public static var accessoryResponseError: Code { .accessoryResponseError }
    public static var nameDoesNotEndWithValidCharacters: Code { .nameDoesNotEndWithValidCharacters }
    public static var accessoryIsBlocked: Code { .accessoryIsBlocked }
    public static var invalidAssociatedServiceType: Code { .invalidAssociatedServiceType }
    public static var actionSetExecutionFailed: Code { .actionSetExecutionFailed }
    public static var actionSetExecutionPartialSuccess: Code { .actionSetExecutionPartialSuccess }
    public static var actionSetExecutionInProgress: Code { .actionSetExecutionInProgress }
    public static var accessoryOutOfCompliance: Code { .accessoryOutOfCompliance }
    public static var dataResetFailure: Code { .dataResetFailure }
    public static var notificationAlreadyEnabled: Code { .notificationAlreadyEnabled }
    public static var recurrenceMustBeOnSpecifiedBoundaries: Code { .recurrenceMustBeOnSpecifiedBoundaries }
}

/// The reasons by their older name, and their domain.
public typealias HMErrorCode = HMError.Code
public let HMErrorDomain = "HMErrorDomain"
