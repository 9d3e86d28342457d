public import Foundation

/// The places of channels around the ear.
open class AVAudioChannelLayout: NSObject, @unchecked Sendable {
    /// The name of the places as a number, and the channels in it.
    public let layoutTag: AudioChannelLayoutTag
    open var channelCount: AVAudioChannelCount { layoutTag & 0xFFFF }

    /// Creates the places of a name; nil for a name without channels.
    public init?(layoutTag: AudioChannelLayoutTag) {
        guard layoutTag & 0xFFFF > 0 else { return nil }
        self.layoutTag = layoutTag
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? AVAudioChannelLayout)?.layoutTag == layoutTag
    }
    open override var hash: Int { layoutTag.hashValue }
}

/// The names of places as numbers, of which the lower half is the number of channels.
public typealias AudioChannelLayoutTag = UInt32
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2
public let kAudioChannelLayoutTag_StereoHeadphones: AudioChannelLayoutTag = 102 << 16 | 2
public let kAudioChannelLayoutTag_Binaural: AudioChannelLayoutTag = 106 << 16 | 2
public let kAudioChannelLayoutTag_Quadraphonic: AudioChannelLayoutTag = 108 << 16 | 4
public let kAudioChannelLayoutTag_Pentagonal: AudioChannelLayoutTag = 109 << 16 | 5
public let kAudioChannelLayoutTag_Hexagonal: AudioChannelLayoutTag = 110 << 16 | 6
public let kAudioChannelLayoutTag_Octagonal: AudioChannelLayoutTag = 111 << 16 | 8
public let kAudioChannelLayoutTag_MPEG_5_1_A: AudioChannelLayoutTag = 121 << 16 | 6
public let kAudioChannelLayoutTag_MPEG_7_1_A: AudioChannelLayoutTag = 126 << 16 | 8
public let kAudioChannelLayoutTag_AudioUnit_5_1: AudioChannelLayoutTag = 121 << 16 | 6
