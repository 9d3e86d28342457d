public import Foundation

// The parts of a home. Nobody has a home here, so that these are never met.

/// A room.
open class HMRoom: NSObject, @unchecked Sendable {
    /// The name, the number and the devices.
    open var name: String { "" }
    public let uniqueIdentifier = UUID()
    open var accessories: [HMAccessory] { [] }

    /// Changes the name, which is refused.
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
}

/// Rooms that belong together.
open class HMZone: NSObject, @unchecked Sendable {
    /// The name, the number and the rooms.
    open var name: String { "" }
    public let uniqueIdentifier = UUID()
    open var rooms: [HMRoom] { [] }

    /// Changes the rooms, which is refused.
    open func addRoom(_ room: HMRoom, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func removeRoom(_ room: HMRoom, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
}

/// Services that belong together.
open class HMServiceGroup: NSObject, @unchecked Sendable {
    /// The name, the number and the services.
    open var name: String { "" }
    public let uniqueIdentifier = UUID()
    open var services: [HMService] { [] }

    /// Changes the services, which is refused.
    open func addService(_ service: HMService, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
}

/// A person who may be at home.
open class HMUser: NSObject, @unchecked Sendable {
    /// The name and the number.
    open var name: String { "" }
    public let uniqueIdentifier = UUID()
}

/// Deeds that are done as one.
open class HMActionSet: NSObject, @unchecked Sendable {
    /// The name, the number, the deeds and their state.
    open var name: String { "" }
    public let uniqueIdentifier = UUID()
    open var actions: Set<HMAction> { [] }
    open var isExecuting: Bool { false }
    open var actionSetType: String { HMActionSetTypeUserDefined }
    open var lastExecutionDate: Date? { nil }

    /// Changes the deeds or the name, which is refused.
    open func addAction(_ action: HMAction, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func addAction(_ action: HMAction) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func removeAction(_ action: HMAction, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
}

/// The kinds of such deeds.
public let HMActionSetTypeWakeUp = "HMActionSetTypeWakeUp"
public let HMActionSetTypeSleep = "HMActionSetTypeSleep"
public let HMActionSetTypeHomeDeparture = "HMActionSetTypeHomeDeparture"
public let HMActionSetTypeHomeArrival = "HMActionSetTypeHomeArrival"
public let HMActionSetTypeUserDefined = "HMActionSetTypeUserDefined"
public let HMActionSetTypeTriggerOwned = "HMActionSetTypeTriggerOwned"

/// A deed.
open class HMAction: NSObject, @unchecked Sendable {
    /// The number of the deed.
    public let uniqueIdentifier = UUID()

    public override init() {}
}

/// The writing of a value.
open class HMCharacteristicWriteAction<TargetValue: NSCopying>: HMAction, @unchecked Sendable {
    /// The place of the value, and the value.
    public let characteristic: HMCharacteristic
    open private(set) var targetValue: TargetValue

    /// Creates a deed.
    public init(characteristic: HMCharacteristic, targetValue: TargetValue) {
        (self.characteristic, self.targetValue) = (characteristic, targetValue)
        super.init()
    }

    /// Changes the value, which is refused.
    open func updateTargetValue(
        _ targetValue: TargetValue, completionHandler completion: @escaping ((any Error)?) -> Void
    ) { completion(HMError(.homeAccessNotAuthorized)) }
}

/// A cause for deeds.
open class HMTrigger: NSObject, @unchecked Sendable {
    /// The name, the number, the state and the deeds.
    public let name: String
    public let uniqueIdentifier = UUID()
    open var isEnabled: Bool { false }
    open var actionSets: [HMActionSet] { [] }
    open var lastFireDate: Date? { nil }

    init(name: String) {
        self.name = name
    }

    /// Changes the deeds or the state, which is refused.
    open func addActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func enable(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
}

/// A time as a cause.
open class HMTimerTrigger: HMTrigger, @unchecked Sendable {
    /// The first time, and the time between two.
    public let fireDate: Date
    public let timeZone: TimeZone?
    public let recurrence: DateComponents?

    /// Creates a cause.
    public init(
        name: String, fireDate: Date, timeZone: TimeZone? = nil, recurrence: DateComponents? = nil,
        recurrenceCalendar: Calendar? = nil
    ) {
        (self.fireDate, self.timeZone, self.recurrence) = (fireDate, timeZone, recurrence)
        super.init(name: name)
    }
}

/// An event.
open class HMEvent: NSObject, @unchecked Sendable {
    /// The number of the event.
    public let uniqueIdentifier = UUID()
}

/// A value as an event: any, or one alone.
open class HMCharacteristicEvent<TriggerValue: NSCopying>: HMEvent, @unchecked Sendable {
    /// The place of the value, and the value; nil for any.
    public let characteristic: HMCharacteristic
    public let triggerValue: TriggerValue?

    /// Creates an event.
    public init(characteristic: HMCharacteristic, triggerValue: TriggerValue?) {
        (self.characteristic, self.triggerValue) = (characteristic, triggerValue)
    }
}

/// Events as a cause.
open class HMEventTrigger: HMTrigger, @unchecked Sendable {
    /// The events, and what must hold as well.
    public let events: [HMEvent]
    public let predicate: NSPredicate?

    /// Creates a cause.
    public init(name: String, events: [HMEvent], predicate: NSPredicate?) {
        (self.events, self.predicate) = (events, predicate)
        super.init(name: name)
    }
}
