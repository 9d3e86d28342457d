public import CoreGraphics

/// The reach of a fact that is kept with a picture: with it alone, or also with those that are made of it.
public enum CVAttachmentMode: UInt32, Sendable {
    case shouldNotPropagate, shouldPropagate
}

/// Keeps facts with a picture in memory, and tells of them.
public func CVBufferSetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ value: Any, _ attachmentMode: CVAttachmentMode
) { buffer.attachments[key] = (value, attachmentMode) }
public func CVBufferSetAttachments(
    _ buffer: CVBuffer, _ theAttachments: CFDictionary, _ attachmentMode: CVAttachmentMode
) {
    for (key, value) in theAttachments { buffer.attachments[key] = (value, attachmentMode) }
}
public func CVBufferGetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Unmanaged<CFTypeRef>? {
    guard let kept = buffer.attachments[key] else { return nil }
    attachmentMode?.pointee = kept.mode
    return .passRetained(kept.value as AnyObject)
}
public func CVBufferCopyAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? {
    guard let kept = buffer.attachments[key] else { return nil }
    attachmentMode?.pointee = kept.mode
    return kept.value as AnyObject
}
public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    buffer.attachments.filter { $0.value.mode == attachmentMode }.mapValues(\.value)
}
public func CVBufferHasAttachment(_ buffer: CVBuffer, _ key: CFString) -> Bool { buffer.attachments[key] != nil }
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) { buffer.attachments[key] = nil }
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) { buffer.attachments = [:] }
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
    destinationBuffer.attachments.merge(sourceBuffer.attachments.filter { $0.value.mode == .shouldPropagate }) { $1 }
}

/// The keys of a picture's facts: its colours, its edges and its pixels.
public let kCVImageBufferCGColorSpaceKey = "CGColorSpace"
public let kCVImageBufferCleanApertureKey = "CVCleanAperture"
public let kCVImageBufferPixelAspectRatioKey = "CVPixelAspectRatio"
public let kCVImageBufferFieldCountKey = "CVFieldCount"
public let kCVImageBufferICCProfileKey = "CVImageBufferICCProfile"
public let kCVImageBufferGammaLevelKey = "CVImageBufferGammaLevel"
public let kCVImageBufferYCbCrMatrixKey = "CVImageBufferYCbCrMatrix"
public let kCVImageBufferYCbCrMatrix_ITU_R_709_2 = "ITU_R_709_2"
public let kCVImageBufferYCbCrMatrix_ITU_R_601_4 = "ITU_R_601_4"
public let kCVImageBufferYCbCrMatrix_ITU_R_2020 = "ITU_R_2020"
public let kCVImageBufferColorPrimariesKey = "CVImageBufferColorPrimaries"
public let kCVImageBufferColorPrimaries_ITU_R_709_2 = "ITU_R_709_2"
public let kCVImageBufferColorPrimaries_ITU_R_2020 = "ITU_R_2020"
public let kCVImageBufferColorPrimaries_P3_D65 = "P3_D65"
public let kCVImageBufferTransferFunctionKey = "CVImageBufferTransferFunction"
public let kCVImageBufferTransferFunction_ITU_R_709_2 = "ITU_R_709_2"
public let kCVImageBufferTransferFunction_ITU_R_2100_HLG = "ITU_R_2100_HLG"
public let kCVImageBufferTransferFunction_SMPTE_ST_2084_PQ = "SMPTE_ST_2084_PQ"
public let kCVImageBufferTransferFunction_sRGB = "IEC_sRGB"
public let kCVImageBufferTransferFunction_Linear = "Linear"
public let kCVImageBufferAlphaChannelModeKey = "AlphaChannelMode"
public let kCVImageBufferAlphaChannelMode_StraightAlpha = "StraightAlpha"
public let kCVImageBufferAlphaChannelMode_PremultipliedAlpha = "PremultipliedAlpha"
