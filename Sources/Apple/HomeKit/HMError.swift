public import Foundation

/// A reason why nothing of a home is seen or changed.
public struct HMError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `HMErrorDomain`.
    @_ErrorCodes(HMErrorDomain)
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
    }
}

/// The reasons by their older name, and their domain.
public typealias HMErrorCode = HMError.Code
public let HMErrorDomain = "HMErrorDomain"
