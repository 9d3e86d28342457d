public import CoreGraphics
public import Foundation

// An address and facts as Foundation's objects, which Apple's compiler takes for CoreFoundation's.

/// Begins a file; nil for other types than PNG.
public func CGImageDestinationCreateWithURL(
    _ url: NSURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestinationCreateWithURL(url as URL, type, count, options) }

/// Adds a picture, or one of another file. Facts about it and about the file are not written.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary) {
    CGImageDestinationAddImage(idst, image, properties.table)
}
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: NSDictionary
) { CGImageDestinationAddImageFromSource(idst, isrc, index, properties.table) }
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: NSDictionary) {}
