import TintypeImage

/// A file that pictures are written to. PNG is written, and one picture a file.
public final class CGImageDestination: @unchecked Sendable {
    /// The place of the bytes.
    enum Place {
        case file(URL)
        case memory(NSMutableData)
    }

    private let place: Place
    private let lock = NSLock()
    private var images: [CGImage] = []
    private var isWritten = false

    init(_ place: Place) {
        self.place = place
    }

    func add(_ image: CGImage) {
        lock.withLock { images.append(image) }
    }

    /// Writes the file once; false for none or several pictures, and where the file cannot be written.
    func finish() -> Bool {
        lock.withLock {
            guard !isWritten, images.count == 1, let bytes = try? PNG.encode(images[0].bitmap) else { return false }
            isWritten = true
            switch place {
            case .file(let url): return (try? Data(bytes).write(to: url)) != nil
            case .memory(let data):
                data.setData(Data(bytes))
                return true
            }
        }
    }
}

/// Begins a file or bytes in memory; nil for other types than PNG.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { type == SourcePictures.png ? CGImageDestination(.file(url)) : nil }
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { type == SourcePictures.png ? CGImageDestination(.memory(data)) : nil }

/// The types that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { [SourcePictures.png] }
public func CGImageDestinationGetTypeID() -> CFTypeID { 2 }

/// Adds a picture, or one of another file. Facts about it are not written.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(image) }
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.add(image) }
}
public func CGImageDestinationAddImageAndMetadata(
    _ idst: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?, _ options: CFDictionary?
) { idst.add(image) }

/// Sets facts about the file, which are not written.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}

/// Writes the file: false where it could not be written, or has another number of pictures than one.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
