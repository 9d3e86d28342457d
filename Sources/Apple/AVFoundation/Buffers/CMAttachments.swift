public import CoreGraphics

/// The reach of what is kept with a part of a stream.
public typealias CMAttachmentMode = UInt32
public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1

/// A thing that facts can be kept with: a part of a stream, or a picture in memory.
public protocol CMAttachmentBearer: AnyObject {
    /// The facts, each with its reach.
    var attachmentsOfBearer: [String: (value: Any, mode: CMAttachmentMode)] { get set }
}

extension CMSampleBuffer: CMAttachmentBearer {
    /// The facts, each with its reach.
    public var attachmentsOfBearer: [String: (value: Any, mode: CMAttachmentMode)] {
        get { attachments }
        set { attachments = newValue }
    }
}

extension CVBuffer: CMAttachmentBearer {
    /// The facts, each with its reach.
    public var attachmentsOfBearer: [String: (value: Any, mode: CMAttachmentMode)] {
        get { attachments.mapValues { ($0.value, $0.mode.rawValue) } }
        set {
            attachments = newValue.mapValues { ($0.value, CVAttachmentMode(rawValue: $0.mode) ?? .shouldNotPropagate) }
        }
    }
}

/// Keeps facts with a part of a stream or a picture, and tells of them.
public func CMSetAttachment(
    _ target: any CMAttachmentBearer, key: CFString, value: Any?, attachmentMode: CMAttachmentMode
) { target.attachmentsOfBearer[key] = value.map { ($0, attachmentMode) } }
public func CMGetAttachment(
    _ target: any CMAttachmentBearer, key: CFString, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> CFTypeRef? {
    guard let kept = target.attachmentsOfBearer[key] else { return nil }
    attachmentModeOut?.pointee = kept.mode
    return kept.value as AnyObject
}
public func CMRemoveAttachment(_ target: any CMAttachmentBearer, key: CFString) {
    target.attachmentsOfBearer[key] = nil
}
public func CMRemoveAllAttachments(_ target: any CMAttachmentBearer) { target.attachmentsOfBearer = [:] }
public func CMCopyDictionaryOfAttachments(
    allocator: CFAllocator?, target: any CMAttachmentBearer, attachmentMode: CMAttachmentMode
) -> CFDictionary? { target.attachmentsOfBearer.filter { $0.value.mode == attachmentMode }.mapValues(\.value) }
public func CMSetAttachments(
    _ target: any CMAttachmentBearer, attachments: CFDictionary, attachmentMode: CMAttachmentMode
) {
    for (key, value) in attachments { target.attachmentsOfBearer[key] = (value, attachmentMode) }
}
public func CMPropagateAttachments(_ source: any CMAttachmentBearer, destination: any CMAttachmentBearer) {
    for (key, fact) in source.attachmentsOfBearer where fact.mode == kCMAttachmentMode_ShouldPropagate {
        destination.attachmentsOfBearer[key] = fact
    }
}

/// The facts of each sample of a part: none are known.
public func CMSampleBufferGetSampleAttachmentsArray(
    _ sbuf: CMSampleBuffer, createIfNecessary: Bool
) -> CFArray? { nil }

/// The keys of facts of samples.
public let kCMSampleAttachmentKey_NotSync = "NotSync"
public let kCMSampleAttachmentKey_DependsOnOthers = "DependsOnOthers"
public let kCMSampleAttachmentKey_DisplayImmediately = "DisplayImmediately"
public let kCMSampleAttachmentKey_DoNotDisplay = "DoNotDisplay"
public let kCMSampleBufferAttachmentKey_DroppedFrameReason = "DroppedFrameReason"
public let kCMSampleBufferAttachmentKey_CameraIntrinsicMatrix = "CameraIntrinsicMatrix"
public let kCMSampleBufferAttachmentKey_ResetDecoderBeforeDecoding = "ResetDecoderBeforeDecoding"
public let kCMSampleBufferAttachmentKey_EndsPreviousSampleDuration = "EndsPreviousSampleDuration"
