public import Foundation
public import UIKit

/// The page of an extension that fills in names and words of entry. No system opens it.
open class ASCredentialProviderViewController: UIViewController {
    /// The context of the extension.
    open override var extensionContext: ASCredentialProviderExtensionContext { context }
    private let context = ASCredentialProviderExtensionContext()

    /// The calls of the system: for a list, for one without a page or with one, and for the settings.
    open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    open func prepareOneTimeCodeCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {}
    open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
    open func prepareInterfaceForExtensionConfiguration() {}
}

/// The context of such an extension. A choice that it is given goes nowhere.
open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
    /// Ends the extension. The closure hears that nothing was filled in.
    open func completeRequest(
        withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
    open func completeExtensionConfigurationRequest() {}
}

/// The domain of an extension's errors.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"

/// A reason why an extension fills nothing in.
public struct ASExtensionError: CustomNSError, Hashable, @unchecked Sendable {
    /// A reason for an error.
    @_ErrorCodes(ASExtensionErrorDomain)
    public enum Code: Int, Sendable {
        case failed = 0
        case userCanceled = 1
        case userInteractionRequired = 100
        case credentialIdentityNotFound = 101
        case matchedExcludedCredential = 102
    }
}
