import Foundation

extension AudioStreamBasicDescription {
    /// Creates the numbers of samples in memory.
    init(_ format: AVAudioCommonFormat, rate: Double, channels: UInt32, _ interleaved: Bool) {
        let form: (bytes: UInt32, flags: UInt32) =
            switch format {
            case .pcmFormatFloat32: (4, kAudioFormatFlagIsFloat)
            case .pcmFormatFloat64: (8, kAudioFormatFlagIsFloat)
            case .pcmFormatInt16: (2, kAudioFormatFlagIsSignedInteger)
            case .pcmFormatInt32: (4, kAudioFormatFlagIsSignedInteger)
            case .otherFormat: (0, 0)
            }
        let bytes = form.bytes * (interleaved ? channels : 1)
        self.init(
            mSampleRate: rate, mFormatID: kAudioFormatLinearPCM,
            mFormatFlags: form.flags | kAudioFormatFlagIsPacked | (interleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
            mBytesPerPacket: bytes, mFramesPerPacket: 1, mBytesPerFrame: bytes, mChannelsPerFrame: channels,
            mBitsPerChannel: 8 * form.bytes, mReserved: 0)
    }

    /// Creates the numbers of settings; nil without a rate or a channel.
    init?(settings: [String: Any]) {
        func number(_ key: String) -> Double? {
            (settings[key] as? any BinaryFloatingPoint).map { Double($0) }
                ?? (settings[key] as? any BinaryInteger).map { Double($0) } ?? (settings[key] as? NSNumber)?.doubleValue
        }
        func holds(_ key: String) -> Bool { settings[key] as? Bool ?? false }
        let channels = number(AVNumberOfChannelsKey).map { UInt32(exactly: $0) ?? 0 } ?? 1
        guard let rate = number(AVSampleRateKey), channels > 0 else { return nil }
        let isFloat = holds(AVLinearPCMIsFloatKey)
        let format: AVAudioCommonFormat =
            switch number(AVLinearPCMBitDepthKey) {
            case 64: .pcmFormatFloat64
            case 32: isFloat ? .pcmFormatFloat32 : .pcmFormatInt32
            default: .pcmFormatInt16
            }
        self.init(
            format, rate: rate, channels: channels,
            !holds(AVLinearPCMIsNonInterleaved))
        guard let kind = number(AVFormatIDKey).flatMap({ UInt32(exactly: $0) }), kind != kAudioFormatLinearPCM else {
            return
        }
        (mFormatID, mFormatFlags, mBytesPerPacket) = (kind, 0, 0)
        (mFramesPerPacket, mBytesPerFrame, mBitsPerChannel) = (0, 0, 0)
    }

    var commonFormat: AVAudioCommonFormat {
        guard mFormatID == kAudioFormatLinearPCM else { return .otherFormat }
        return switch (mFormatFlags & kAudioFormatFlagIsFloat != 0, mBitsPerChannel) {
        case (true, 32): .pcmFormatFloat32
        case (true, 64): .pcmFormatFloat64
        case (false, 16): .pcmFormatInt16
        case (false, 32): .pcmFormatInt32
        default: .otherFormat
        }
    }

    var settings: [String: Any] {
        var settings: [String: Any] = [
            AVFormatIDKey: mFormatID, AVSampleRateKey: mSampleRate, AVNumberOfChannelsKey: Int(mChannelsPerFrame),
        ]
        guard mFormatID == kAudioFormatLinearPCM else { return settings }
        settings[AVLinearPCMBitDepthKey] = Int(mBitsPerChannel)
        settings[AVLinearPCMIsFloatKey] = mFormatFlags & kAudioFormatFlagIsFloat != 0
        settings[AVLinearPCMIsBigEndianKey] = mFormatFlags & kAudioFormatFlagIsBigEndian != 0
        settings[AVLinearPCMIsNonInterleaved] = mFormatFlags & kAudioFormatFlagIsNonInterleaved != 0
        return settings
    }
}
