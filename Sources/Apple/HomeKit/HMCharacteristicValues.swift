// The values that stand for states of devices.

/// The state of a door.
public enum HMCharacteristicValueDoorState: Int, Sendable {
    case open, closed, opening, closing, stopped
}

/// The heating and cooling that is asked for.
public enum HMCharacteristicValueHeatingCooling: Int, Sendable {
    case off, heat, cool, auto
}
/// The heating and cooling that goes on.
public enum HMCharacteristicValueCurrentHeatingCooling: Int, Sendable {
    case off, heat, cool
}

/// The state of a lock.
public enum HMCharacteristicValueLockMechanismState: Int, Sendable {
    case unsecured, secured, jammed, unknown
}
/// The state of a lock that is asked for.
public enum HMCharacteristicValueTargetLockMechanismState: Int, Sendable {
    case unsecured, secured
}

/// The unit of temperatures.
public enum HMCharacteristicValueTemperatureUnit: Int, Sendable {
    case celsius, fahrenheit
}

/// The state of an alarm.
public enum HMCharacteristicValueCurrentSecuritySystemState: Int, Sendable {
    case stayArm, awayArm, nightArm, disarmed, triggered
}
/// The state of an alarm that is asked for.
public enum HMCharacteristicValueTargetSecuritySystemState: Int, Sendable {
    case stayArm, awayArm, nightArm, disarm
}

/// The quality of the air.
public enum HMCharacteristicValueAirQuality: Int, Sendable {
    case unknown, excellent, good, fair, inferior, poor
}

/// The state of charging.
public enum HMCharacteristicValueChargingState: Int, Sendable {
    case none, inProgress, notChargeable
}
/// The state of a battery.
public enum HMCharacteristicValueBatteryStatus: Int, Sendable {
    case normal, low
}
