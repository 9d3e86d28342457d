public import CoreGraphics
public import Foundation

// Addresses, bytes and options as Foundation's objects, which Apple's compiler takes for CoreFoundation's.

/// Opens a file, or bytes, with options of a dictionary of Foundation's.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithURL(url as URL, options)
}
@_disfavoredOverload
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithURL(url as URL, options?.table)
}
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: NSDictionary) -> CGImageSource? {
    CGImageSourceCreateWithURL(url, options.table)
}
@_disfavoredOverload
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithData(data as Data, options?.table)
}
public func CGImageSourceCreateWithData(_ data: CFData, _ options: NSDictionary) -> CGImageSource? {
    CGImageSourceCreateWithData(data, options.table)
}

/// A small picture, with options of a dictionary of Foundation's.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary
) -> CGImage? { CGImageSourceCreateThumbnailAtIndex(isrc, index, options.table) }
