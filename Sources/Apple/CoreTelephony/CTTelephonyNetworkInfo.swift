// `import CoreTelephony` where Apple's framework is missing: there is no telephone. It brings Foundation along.
@_exported public import Foundation

/// The facts about the telephone's network. There is none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    /// The companies and the radio of each line: none.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var dataServiceIdentifier: String? { nil }

    /// The delegate, and the closures for changes, which never come.
    open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
}

/// The delegate of the facts about the network.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
    /// Called when another line is used: never.
    func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
    public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// A company of telephones.
open class CTCarrier: NSObject, @unchecked Sendable {
    /// The name and the numbers of the company: none.
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { false }
}

/// The account of a line. There is none.
open class CTSubscriber: NSObject, @unchecked Sendable {
    /// The proof and the name of the account.
    open var carrierToken: Data? { nil }
    open var identifier: String { "" }
    open var isSIMInserted: Bool { false }
    open weak var delegate: (any CTSubscriberDelegate)?

    /// Asks for another proof, which is refused.
    open func refreshCarrierToken() -> Bool { false }
}

/// The delegate of an account.
public protocol CTSubscriberDelegate: AnyObject {
    /// Called when there is another proof: never.
    func subscriberTokenRefreshed(_ subscriber: CTSubscriber)
}

/// The accounts of all lines: none.
open class CTSubscriberInfo: NSObject {
    /// The accounts.
    open class func subscribers() -> [CTSubscriber] { [] }
}

/// The permission to use the telephone's network.
open class CTCellularData: NSObject, @unchecked Sendable {
    /// The permission: it is not known.
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }

    /// Called when it is set, and never again.
    open var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier? {
        didSet { cellularDataRestrictionDidUpdateNotifier?(restrictedState) }
    }
}

/// A permission to use the telephone's network.
public enum CTCellularDataRestrictedState: UInt, Sendable {
    case restrictedStateUnknown, restricted, notRestricted
}

/// The closure for a change of the permission.
public typealias CellularDataRestrictionDidUpdateNotifier = (CTCellularDataRestrictedState) -> Void

/// The request for a line that a company sends.
open class CTCellularPlanProvisioningRequest: NSObject {
    /// The server, and the numbers of the line.
    open var address = ""
    open var matchingID: String?
    open var oid: String?
    open var confirmationCode: String?
    open var iccid: String?
    open var eid: String?
}

/// The outcome of adding a line.
public enum CTCellularPlanProvisioningAddPlanResult: Int, Sendable {
    case unknown, fail, success, cancel
}

/// Adds lines. The device has no place for one.
open class CTCellularPlanProvisioning: NSObject {
    /// Indicates whether a line can be added: false.
    open func supportsCellularPlan() -> Bool { false }
    open var supportsEmbeddedSIM: Bool { false }

    /// Adds a line, which fails.
    open func addPlan(
        with request: CTCellularPlanProvisioningRequest,
        completionHandler: @escaping (CTCellularPlanProvisioningAddPlanResult) -> Void
    ) { completionHandler(.fail) }
    open func addPlan(with request: CTCellularPlanProvisioningRequest) async -> CTCellularPlanProvisioningAddPlanResult
    {
        .fail
    }
}

/// The names of radios.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

extension NSNotification.Name {
    /// The radio changed, which never happens.
    public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name(
        "CTServiceRadioAccessTechnologyDidChangeNotification")
    public static let CTRadioAccessTechnologyDidChange = NSNotification.Name(
        "CTRadioAccessTechnologyDidChangeNotification")
}
