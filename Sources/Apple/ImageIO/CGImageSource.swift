// `import ImageIO` where Apple's framework is missing: PNG with its animations, JPEG and WebP are read, PNG is written. It brings
// Foundation and CoreGraphics along.
@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import Foundation
import TintypeImage

/// A file of pictures: PNG, JPEG or WebP.
public final class CGImageSource: @unchecked Sendable {
    private let lock = NSLock()
    private var data: Data
    private var isComplete: Bool
    private var read: SourcePictures?

    init(_ data: Data, isComplete: Bool = true) {
        (self.data, self.isComplete) = (data, isComplete)
    }

    /// Takes all bytes that are there by now.
    func update(_ data: Data, isComplete: Bool) {
        lock.withLock { (self.data, self.isComplete, read) = (data, isComplete, nil) }
    }

    /// The pictures, read when they are asked for first. Of a file that is not whole there are none.
    var pictures: SourcePictures {
        lock.withLock {
            if let read { return read }
            let pictures = isComplete ? SourcePictures(Array(data)) : SourcePictures()
            read = pictures
            return pictures
        }
    }

    var byteCount: Int { lock.withLock { data.count } }

    var status: CGImageSourceStatus {
        guard lock.withLock({ isComplete }) else { return .statusIncomplete }
        return pictures.frames.isEmpty ? .statusUnknownType : .statusComplete
    }
}

/// The state of a file of pictures.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// Opens a file, or bytes: nil for a file that is not there.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0) }
}
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}
public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(Data(referencing: data))
}
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.map { CGImageSource($0) } }

/// Begins a file that comes in parts, and takes all bytes that are there by now.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isComplete: false)
}
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isComplete: final)
}
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFMutableData, _ final: Bool) {
    isrc.update(Data(referencing: data), isComplete: final)
}
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    isrc.update(provider.data ?? Data(), isComplete: final)
}

/// The number of pictures, 0 for a file that is not read, the first that is looked at, and the type of the file.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.pictures.frames.count }
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.pictures.type }
public func CGImageSourceGetTypeID() -> CFTypeID { 1 }
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    [SourcePictures.png, SourcePictures.jpeg, SourcePictures.webP]
}

/// The state of the file, and that of a picture.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.status == .statusComplete && !isrc.pictures.frames.indices.contains(index) ? .statusUnexpectedEOF : isrc.status
}

/// A picture; nil where there is none of this number.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let frames = isrc.pictures.frames
    return frames.indices.contains(index) ? CGImage(frames[index].bitmap) : nil
}

/// A small picture, at most as many pixels wide and high as the options say, and never larger than the picture itself. No file
/// that is read has one of its own: nil where the options do not ask for it to be made.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let frames = isrc.pictures.frames
    let asks = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent]
    guard frames.indices.contains(index), asks.contains(where: { options?[$0] as? Bool == true }) else { return nil }
    let bitmap = frames[index].bitmap
    guard let most = number(options?[kCGImageSourceThumbnailMaxPixelSize]) else { return CGImage(bitmap) }
    return CGImage(Thumbnail.of(bitmap, most: most))
}

/// A number of any kind of number.
private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Int: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
}

/// The facts about a file, and about one of its pictures; nil where there is none.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    let pictures = isrc.pictures
    guard !pictures.frames.isEmpty else { return nil }
    var facts: CFDictionary = [kCGImagePropertyFileSize: isrc.byteCount]
    if pictures.frames.count > 1 { facts[kCGImagePropertyPNGDictionary] = [kCGImagePropertyAPNGLoopCount: 0] }
    return facts
}
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    let pictures = isrc.pictures
    return pictures.frames.indices.contains(index) ? pictures.facts(of: pictures.frames[index]) : nil
}

/// Lets go of what was read for a picture: it is kept here.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

/// The metadata and the pictures beside a picture: none are read.
public func CGImageSourceCopyMetadataAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImageMetadata? { nil }
public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString
) -> CFDictionary? { nil }
