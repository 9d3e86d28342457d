public import Foundation
public import FoundationOverlay

/// A file with sound that is open, its kind, and a fact of it, as AudioToolbox names them.
public typealias AudioFileID = OpaquePointer
public typealias AudioFileTypeID = UInt32
public typealias AudioFilePropertyID = UInt32

/// The use for which a file is opened.
public enum AudioFilePermissions: Int8, Sendable {
    case readPermission = 1
    case writePermission
    case readWritePermission
}

/// The manner in which a file is made.
public struct AudioFileFlags: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let eraseFile = AudioFileFlags(rawValue: 1)
    public static let dontPageAlignAudioData = AudioFileFlags(rawValue: 2)
}

/// Opens no file, as none of them is read packet by packet: the answer is that there is none, or that its kind is not known.
@discardableResult
public func AudioFileOpenURL(
    _ inFileRef: CFURL, _ inPermissions: AudioFilePermissions, _ inFileTypeHint: AudioFileTypeID,
    _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus {
    outAudioFile.pointee = nil
    let isThere = FileManager.default.fileExists(atPath: inFileRef.path)
    return isThere ? kAudioFileUnsupportedFileTypeError : kAudioFileFileNotFoundError
}

/// Makes no file: the answer is that its kind is not known.
@discardableResult
public func AudioFileCreateWithURL(
    _ inFileRef: CFURL, _ inFileType: AudioFileTypeID, _ inFormat: UnsafePointer<AudioStreamBasicDescription>,
    _ inFlags: AudioFileFlags, _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus {
    outAudioFile.pointee = nil
    return kAudioFileUnsupportedFileTypeError
}

/// Does nothing with a file: no file is open, which is the answer.
@discardableResult
public func AudioFileClose(_ inAudioFile: AudioFileID) -> OSStatus { kAudioFileNotOpenError }
@discardableResult
public func AudioFileOptimize(_ inAudioFile: AudioFileID) -> OSStatus { kAudioFileNotOpenError }
@discardableResult
public func AudioFileGetPropertyInfo(
    _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID, _ outDataSize: UnsafeMutablePointer<UInt32>?,
    _ isWritable: UnsafeMutablePointer<UInt32>?
) -> OSStatus { kAudioFileNotOpenError }
@discardableResult
public func AudioFileGetProperty(
    _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID, _ ioDataSize: UnsafeMutablePointer<UInt32>,
    _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus { kAudioFileNotOpenError }
@discardableResult
public func AudioFileSetProperty(
    _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID, _ inDataSize: UInt32,
    _ inPropertyData: UnsafeRawPointer
) -> OSStatus { kAudioFileNotOpenError }
@discardableResult
public func AudioFileReadBytes(
    _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inStartingByte: Int64, _ ioNumBytes: UnsafeMutablePointer<UInt32>,
    _ outBuffer: UnsafeMutableRawPointer
) -> OSStatus { kAudioFileNotOpenError }
@discardableResult
public func AudioFileWriteBytes(
    _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inStartingByte: Int64, _ ioNumBytes: UnsafeMutablePointer<UInt32>,
    _ inBuffer: UnsafeRawPointer
) -> OSStatus { kAudioFileNotOpenError }
