public import Foundation
public import UIKit

/// The facts of a card that is to be added.
open class PKAddPaymentPassRequestConfiguration: NSObject {
    /// The person, the last digits, and the network of the card.
    open var cardholderName: String?
    open var primaryAccountSuffix: String?
    open var primaryAccountIdentifier: String?
    open var localizedDescription: String?
    open var paymentNetwork: PKPaymentNetwork?
    open var style = PKAddPaymentPassStyle.payment
    open var requiresFelicaSecureElement = false
    public let encryptionScheme: PKEncryptionScheme

    /// Creates facts for a way of keeping secrets.
    public init?(encryptionScheme: PKEncryptionScheme) {
        self.encryptionScheme = encryptionScheme
    }
}

/// The answer of a bank to a question for a card.
open class PKAddPaymentPassRequest: NSObject {
    /// The secrets.
    open var encryptedPassData: Data?
    open var activationData: Data?
    open var ephemeralPublicKey: Data?
    open var wrappedKey: Data?

    public override init() {}
}

/// The page that adds a card. There is no wallet: no card can be added, and there is no page.
open class PKAddPaymentPassViewController: UIViewController, _UndrawnResponder {
    /// The delegate, and the ability.
    open weak var delegate: (any PKAddPaymentPassViewControllerDelegate)?
    open class func canAddPaymentPass() -> Bool { false }

    /// - Returns: nil: no card can be added.
    public init?(
        requestConfiguration configuration: PKAddPaymentPassRequestConfiguration,
        delegate: (any PKAddPaymentPassViewControllerDelegate)?
    ) { nil }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }
}

/// The delegate of such a page. Nothing calls it.
@MainActor @preconcurrency
public protocol PKAddPaymentPassViewControllerDelegate: NSObjectProtocol {
    /// The calls for the secrets of a card, and at the end.
    func addPaymentPassViewController(
        _ controller: PKAddPaymentPassViewController,
        generateRequestWithCertificateChain certificates: [Data], nonce: Data, nonceSignature: Data,
        completionHandler handler: @escaping (PKAddPaymentPassRequest) -> Void)
    func addPaymentPassViewController(
        _ controller: PKAddPaymentPassViewController, didFinishAdding pass: PKPaymentPass?, error: (any Error)?)
}

/// The use of a card.
public enum PKAddPaymentPassStyle: Int, Sendable {
    case payment, access
}

/// The way of keeping the secrets of a card.
public struct PKEncryptionScheme: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ECC_V2 = PKEncryptionScheme(rawValue: "EV_ECC_v2")
    public static let RSA_V2 = PKEncryptionScheme(rawValue: "EV_RSA_v2")
}
