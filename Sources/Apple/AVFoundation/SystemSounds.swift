/// A sound of the system's by its number.
public typealias SystemSoundID = UInt32
/// The number by which a telephone trembles.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays nothing: there is no device.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays nothing, and is done at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
