public import Foundation

/// Bytes, from a file or from memory.
public final class CGDataProvider: Sendable {
    private let source: Source

    private enum Source: Sendable {
        case file(URL)
        case bytes(Data)
    }

    /// The file of bytes in memory, once it is written.
    private let written = Lock<URL?>(nil)

    private init(_ source: Source) {
        self.source = source
    }

    /// The bytes of a file; nil where there is none.
    public convenience init?(url: CFURL) {
        guard FileManager.default.isReadableFile(atPath: url.path) else { return nil }
        self.init(.file(url))
    }

    /// The bytes of a file at an address of Foundation's; nil where there is none.
    public convenience init?(url: NSURL) {
        self.init(url: url as URL)
    }

    /// Creates a provider of a file's bytes; nil where there is no such file.
    public convenience init?(filename: String) {
        self.init(url: URL(fileURLWithPath: filename))
    }

    /// Bytes in memory.
    public convenience init?(data: CFData) {
        self.init(.bytes(data))
    }

    /// Bytes in memory, as they are by now.
    public convenience init?(data: NSData) {
        self.init(.bytes(Data(referencing: data)))
    }

    /// Bytes at an address, which are copied, so that they are released at once.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        self.init(.bytes(Data(bytes: data, count: size)))
        releaseData(info, data, size)
    }

    /// The bytes; nil for a file that cannot be read.
    public var data: CFData? {
        switch source {
        case .file(let url): try? Data(contentsOf: url)
        case .bytes(let data): data
        }
    }

    /// The file that has the bytes. Those in memory are written to a temporary one, since fonts are opened by their paths.
    var file: URL? {
        switch source {
        case .file(let url): url
        case .bytes(let data):
            written.withLock { written in
                if let written { return written }
                let url = FileManager.default.temporaryDirectory.appendingPathComponent(
                    "tintype-\(UUID().uuidString)")
                do { try data.write(to: url) } catch { return nil }
                written = url
                return url
            }
        }
    }
}

/// A place for bytes that are written. Nothing writes to one here.
public final class CGDataConsumer: Sendable {
    /// Creates a place in memory or in a file.
    public init?(data: NSMutableData) {}
    public init?(url: CFURL) {}
}

/// The function that is called once a provider needs its bytes no more. CoreGraphics' type.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
