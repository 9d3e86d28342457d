public import Foundation

/// A home. Nobody has one here: all that would change it is refused.
open class HMHome: NSObject, @unchecked Sendable {
    /// The listener, the names and the parts.
    open weak var delegate: (any HMHomeDelegate)?
    open var name: String { "" }
    public let uniqueIdentifier = UUID()
    open var isPrimary: Bool { false }
    open var homeHubState: HMHomeHubState { .notAvailable }
    open var accessories: [HMAccessory] { [] }
    open var rooms: [HMRoom] { [] }
    open var zones: [HMZone] { [] }
    open var serviceGroups: [HMServiceGroup] { [] }
    open var actionSets: [HMActionSet] { [] }
    open var triggers: [HMTrigger] { [] }
    open var currentUser: HMUser { HMUser() }
    open var supportsAddingNetworkRouter: Bool { false }
    open func roomForEntireHome() -> HMRoom { HMRoom() }
    open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { nil }
    open func builtinActionSet(ofType actionSetType: String) -> HMActionSet? { nil }

    /// Changes the home, with a closure, or for whoever waits: all of it is refused.
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func addAccessory(_ accessory: HMAccessory) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func removeAccessory(
        _ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void
    ) { completion(HMError(.homeAccessNotAuthorized)) }
    open func removeAccessory(_ accessory: HMAccessory) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func assignAccessory(
        _ accessory: HMAccessory, to room: HMRoom, completionHandler completion: @escaping ((any Error)?) -> Void
    ) { completion(HMError(.homeAccessNotAuthorized)) }
    open func assignAccessory(_ accessory: HMAccessory, to room: HMRoom) async throws {
        throw HMError(.homeAccessNotAuthorized)
    }
    open func addAndSetupAccessories(completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func addAndSetupAccessories() async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addRoom(
        withName roomName: String, completionHandler completion: @escaping (HMRoom?, (any Error)?) -> Void
    ) { completion(nil, HMError(.homeAccessNotAuthorized)) }
    open func addRoom(withName roomName: String) async throws -> HMRoom { throw HMError(.homeAccessNotAuthorized) }
    open func removeRoom(_ room: HMRoom, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func removeRoom(_ room: HMRoom) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addZone(
        withName zoneName: String, completionHandler completion: @escaping (HMZone?, (any Error)?) -> Void
    ) { completion(nil, HMError(.homeAccessNotAuthorized)) }
    open func addZone(withName zoneName: String) async throws -> HMZone { throw HMError(.homeAccessNotAuthorized) }
    open func removeZone(_ zone: HMZone, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func addServiceGroup(
        withName serviceGroupName: String,
        completionHandler completion: @escaping (HMServiceGroup?, (any Error)?) -> Void
    ) { completion(nil, HMError(.homeAccessNotAuthorized)) }
    open func addActionSet(
        withName actionSetName: String, completionHandler completion: @escaping (HMActionSet?, (any Error)?) -> Void
    ) { completion(nil, HMError(.homeAccessNotAuthorized)) }
    open func addActionSet(withName actionSetName: String) async throws -> HMActionSet {
        throw HMError(.homeAccessNotAuthorized)
    }
    open func removeActionSet(
        _ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void
    ) { completion(HMError(.homeAccessNotAuthorized)) }
    open func removeActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func executeActionSet(
        _ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void
    ) { completion(HMError(.homeAccessNotAuthorized)) }
    open func executeActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addTrigger(_ trigger: HMTrigger, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func addTrigger(_ trigger: HMTrigger) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func removeTrigger(_ trigger: HMTrigger, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func manageUsers(completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
}

/// The state of the device that keeps a home.
public enum HMHomeHubState: UInt, Sendable {
    case notAvailable, connected, disconnected
}

/// The listener to a home, of which there is none.
public protocol HMHomeDelegate: NSObjectProtocol {
    /// Called as the home and its parts change: never.
    func homeDidUpdateName(_ home: HMHome)
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    func home(_ home: HMHome, didAdd room: HMRoom)
    func home(_ home: HMHome, didRemove room: HMRoom)
    func home(_ home: HMHome, didUpdateNameFor room: HMRoom)
    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
    func home(_ home: HMHome, didAdd actionSet: HMActionSet)
    func home(_ home: HMHome, didRemove actionSet: HMActionSet)
    func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet)
    func home(_ home: HMHome, didAdd trigger: HMTrigger)
    func home(_ home: HMHome, didRemove trigger: HMTrigger)
    func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
}

extension HMHomeDelegate {
    public func homeDidUpdateName(_ home: HMHome) {}
    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
    public func home(_ home: HMHome, didAdd room: HMRoom) {}
    public func home(_ home: HMHome, didRemove room: HMRoom) {}
    public func home(_ home: HMHome, didUpdateNameFor room: HMRoom) {}
    public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}
    public func home(_ home: HMHome, didAdd actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didRemove actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didAdd trigger: HMTrigger) {}
    public func home(_ home: HMHome, didRemove trigger: HMTrigger) {}
    public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {}
}
