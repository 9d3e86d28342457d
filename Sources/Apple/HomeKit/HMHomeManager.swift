// `import HomeKit` where Apple's framework is missing: there is no home. It brings Foundation and UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit

/// The permission to see homes.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
    public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
    public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}

/// The listener to a keeper of homes.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
    /// Called once with no homes, and with the permission, which is not given. The others are never called.
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    func homeManager(_ manager: HMHomeManager, didReceiveAddAccessoryRequest request: HMAddAccessoryRequest)
}

extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
    public func homeManager(
        _ manager: HMHomeManager, didReceiveAddAccessoryRequest request: HMAddAccessoryRequest
    ) {}
}

/// The keeper of homes, of which there are none.
open class HMHomeManager: NSObject, @unchecked Sendable {
    /// The listener, who is told once he is set.
    open weak var delegate: (any HMHomeManagerDelegate)? {
        didSet {
            guard delegate != nil else { return }
            DispatchQueue.main.async { [weak self] in
                guard let self, let delegate else { return }
                delegate.homeManager(self, didUpdate: authorizationStatus)
                delegate.homeManagerDidUpdateHomes(self)
            }
        }
    }
    /// The homes, and the permission: a person said no.
    open var homes: [HMHome] { [] }
    open var primaryHome: HMHome? { nil }
    open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }

    public override init() {}

    /// Changes the homes, which is refused.
    open func addHome(
        withName homeName: String, completionHandler completion: @escaping (HMHome?, (any Error)?) -> Void
    ) { completion(nil, HMError(.homeAccessNotAuthorized)) }
    open func addHome(withName homeName: String) async throws -> HMHome { throw HMError(.homeAccessNotAuthorized) }
    open func removeHome(_ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func removeHome(_ home: HMHome) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func updatePrimaryHome(_ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updatePrimaryHome(_ home: HMHome) async throws { throw HMError(.homeAccessNotAuthorized) }
}

/// A wish of another app to add a device. None comes.
open class HMAddAccessoryRequest: NSObject, @unchecked Sendable {
    /// The home, and what is known of the device.
    open var home: HMHome { HMHome() }
    open var accessoryName: String { "" }
    open var requiresSetupPayloadURL: Bool { false }
    open var requiresOwnershipToken: Bool { false }
}

/// The listener to a browser.
public protocol HMAccessoryBrowserDelegate: NSObjectProtocol {
    /// Called for devices that come and go: never.
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory)
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory)
}

extension HMAccessoryBrowserDelegate {
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {}
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory) {}
}

/// The browser of devices that belong to no home: there are none.
open class HMAccessoryBrowser: NSObject, @unchecked Sendable {
    /// The listener, and the devices.
    open weak var delegate: (any HMAccessoryBrowserDelegate)?
    open var discoveredAccessories: [HMAccessory] { [] }

    public override init() {}

    /// Begins or ends to look: nothing is found.
    open func startSearchingForNewAccessories() {}
    open func stopSearchingForNewAccessories() {}
}
