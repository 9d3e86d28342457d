public import Foundation

/// A part of an engine that is a unit of the system.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    public override init() {}
    /// The unit as numbers, its name and its maker.
    open internal(set) var audioComponentDescription = AudioComponentDescription()
    open var name: String { "\(type(of: self))" }
    open var manufacturerName: String { "" }
    open var version: Int { 0 }

    /// - Throws: ``AVError/Code/fileFormatNotRecognized``.
    open func loadPreset(at url: URL) throws { throw AVError(.fileFormatNotRecognized) }

    /// Makes a unit: there is none but those with classes of their own.
    open class func instantiate(
        with audioComponentDescription: AudioComponentDescription,
        options: AudioComponentInstantiationOptions = [],
        completionHandler: @escaping (AVAudioUnit?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let tell = completionHandler
        DispatchQueue.main.async { tell(nil, AVError(.deviceNotConnected)) }
    }
    open class func instantiate(
        with audioComponentDescription: AudioComponentDescription,
        options: AudioComponentInstantiationOptions = []
    ) async throws -> AVAudioUnit { throw AVError(.deviceNotConnected) }
}

/// Changes sounds as they come.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    /// Lets sounds through as they are.
    open var bypass = false

    public override init() {}
    /// Creates the unit of numbers.
    public init(audioComponentDescription: AudioComponentDescription) {
        super.init()
        self.audioComponentDescription = audioComponentDescription
    }
}

/// Changes the speed of sounds.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    /// Lets sounds through as they are.
    open var bypass = false

    public override init() {}
    /// Creates the unit of numbers.
    public init(audioComponentDescription: AudioComponentDescription) {
        super.init()
        self.audioComponentDescription = audioComponentDescription
    }
}

/// Makes sounds.
open class AVAudioUnitGenerator: AVAudioUnit, AVAudioMixing, @unchecked Sendable {
    /// Makes none.
    open var bypass = false

    /// Creates the unit of numbers.
    public init(audioComponentDescription: AudioComponentDescription) {
        super.init()
        self.audioComponentDescription = audioComponentDescription
    }
}

/// A unit of the system as numbers.
public struct AudioComponentDescription: Hashable, Sendable {
    /// The kind, the unit, its maker, and its traits.
    public var componentType: UInt32
    public var componentSubType: UInt32
    public var componentManufacturer: UInt32
    public var componentFlags: UInt32
    public var componentFlagsMask: UInt32

    public init() { self.init(componentType: 0, componentSubType: 0, componentManufacturer: 0) }

    /// Creates the numbers of a unit.
    public init(
        componentType: UInt32, componentSubType: UInt32, componentManufacturer: UInt32, componentFlags: UInt32 = 0,
        componentFlagsMask: UInt32 = 0
    ) {
        (self.componentType, self.componentSubType) = (componentType, componentSubType)
        self.componentManufacturer = componentManufacturer
        (self.componentFlags, self.componentFlagsMask) = (componentFlags, componentFlagsMask)
    }
}

/// The making of a unit.
public struct AudioComponentInstantiationOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let loadOutOfProcess = AudioComponentInstantiationOptions(rawValue: 1)
    public static let loadInProcess = AudioComponentInstantiationOptions(rawValue: 2)
}

/// The kinds of units, some of them, and their maker.
public let kAudioUnitManufacturer_Apple: UInt32 = 0x6170_706C
public let kAudioUnitType_Output: UInt32 = 0x6175_6F75
public let kAudioUnitType_MusicDevice: UInt32 = 0x6175_6D75
public let kAudioUnitType_Effect: UInt32 = 0x6175_6678
public let kAudioUnitType_Mixer: UInt32 = 0x6175_6D78
public let kAudioUnitType_Generator: UInt32 = 0x6175_676E
public let kAudioUnitSubType_MIDISynth: UInt32 = 0x6D73_796E
public let kAudioUnitSubType_Sampler: UInt32 = 0x7361_6D70
public let kAudioUnitSubType_RemoteIO: UInt32 = 0x7269_6F63
public let kAudioUnitSubType_VoiceProcessingIO: UInt32 = 0x7670_696F
public let kAudioUnitSubType_PeakLimiter: UInt32 = 0x6C6D_7472
public let kAudioUnitSubType_DynamicsProcessor: UInt32 = 0x6463_6D70
public let kAudioUnitSubType_LowPassFilter: UInt32 = 0x6C70_6173
public let kAudioUnitSubType_HighPassFilter: UInt32 = 0x6870_6173
public let kAudioUnitSubType_Delay: UInt32 = 0x6465_6C79
public let kAudioUnitSubType_Reverb2: UInt32 = 0x7276_6232
