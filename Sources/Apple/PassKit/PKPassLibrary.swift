public import Foundation
public import UIKit

/// The kind of a pass.
public enum PKPassType: UInt, Sendable {
    case barcode = 0
    case secureElement = 1
    case any = 4_294_967_295
    public static var payment: PKPassType { .secureElement }
}

/// Anything of the wallet.
open class PKObject: NSObject, @unchecked Sendable {}

/// A pass. None is read.
open class PKPass: PKObject, @unchecked Sendable {
    /// Creates a pass of a file.
    ///
    /// - Throws: ``PKPassKitError/Code/invalidDataError``: none is read.
    public init(data: Data) throws { throw PKPassKitError(.invalidDataError) }

    /// The facts about the pass.
    open var passType: PKPassType { .barcode }
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var organizationName: String { "" }
    open var localizedName: String { "" }
    open var localizedDescription: String { "" }
    open var authenticationToken: String? { nil }
    open var webServiceURL: URL? { nil }
    open var passURL: URL? { nil }
    open var relevantDate: Date? { nil }
    open var userInfo: [AnyHashable: Any]? { nil }
    open var icon: UIImage { UIImage() }
    open var isRemotePass: Bool { false }
    open var deviceName: String { "" }
    open var secureElementPass: PKSecureElementPass? { nil }
    open func localizedValue(forFieldKey key: String) -> Any? { nil }
}

/// A pass of a card.
open class PKSecureElementPass: PKPass, @unchecked Sendable {
    /// The facts about the card.
    open var primaryAccountIdentifier: String { "" }
    open var primaryAccountNumberSuffix: String { "" }
    open var deviceAccountIdentifier: String { "" }
    open var deviceAccountNumberSuffix: String { "" }
}

/// The name by which a pass of a card was known.
public typealias PKPaymentPass = PKSecureElementPass

/// The outcome of adding passes.
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
    case didAddPasses, shouldReviewPasses, didCancelAddPasses
}

/// The wallet. There is none.
open class PKPassLibrary: NSObject, @unchecked Sendable {
    /// Creates one.
    public override init() {}

    /// Indicates whether there is a wallet, and whether cards can be used: false.
    open class func isPassLibraryAvailable() -> Bool { false }
    open class func isPaymentPassActivationAvailable() -> Bool { false }
    open var isSecureElementPassActivationAvailable: Bool { false }
    open var remoteSecureElementPasses: [PKSecureElementPass] { [] }

    /// The passes: none.
    open func passes() -> [PKPass] { [] }
    open func passes(of passType: PKPassType) -> [PKPass] { [] }
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func canAddSecureElementPass(primaryAccountIdentifier: String) -> Bool { false }
    open func canAddPaymentPass(withPrimaryAccountIdentifier primaryAccountIdentifier: String) -> Bool { false }

    /// Shows a pass: there is no wallet to show it.
    open func present(_ pass: PKSecureElementPass) {}

    /// Changes the passes, which is refused.
    open func removePass(_ pass: PKPass) {}
    open func replacePass(with pass: PKPass) -> Bool { false }
    open func addPasses(
        _ passes: [PKPass], withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil
    ) { completion?(.didCancelAddPasses) }
    open func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus { .didCancelAddPasses }
    open func openPaymentSetup() {}
}

/// The delegate of a page that adds passes.
@MainActor @preconcurrency
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    /// Called when a person is done.
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// A page that adds passes. There is no wallet: none is made.
open class PKAddPassesViewController: UIViewController, _UndrawnResponder {
    /// The delegate.
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?

    /// Returns nil: no pass can be added.
    public init?(pass: PKPass) { nil }
    public init?(passes: [PKPass]) { nil }
    public init(issuerData: Data, signature: Data) throws { throw PKPassKitError(.invalidDataError) }
    public required init?(coder: NSCoder) { nil }

    /// Indicates whether passes can be added: false.
    open class func canAddPasses() -> Bool { false }
}
