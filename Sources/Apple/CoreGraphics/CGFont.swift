public import Foundation

/// Bytes, from a file or from memory.
public final class CGDataProvider: Sendable {
    /// The file that has the bytes.
    let file: URL

    /// The bytes of a file; nil where there is none.
    public init?(url: CFURL) {
        guard FileManager.default.isReadableFile(atPath: url.path) else { return nil }
        file = url
    }

    /// Creates a provider of a file's bytes; nil where there is no such file.
    public convenience init?(filename: String) {
        self.init(url: URL(fileURLWithPath: filename))
    }

    /// Bytes in memory. They are written to a temporary file, since fonts are opened by their paths.
    public init?(data: CFData) {
        file = FileManager.default.temporaryDirectory.appendingPathComponent("tintype-\(UUID().uuidString)")
        do { try data.write(to: file) } catch { return nil }
    }
}

/// A font that was read and can be registered. CoreGraphics' class.
public final class CGFont: Sendable {
    /// The file that it was read from.
    package let file: URL
    /// `Inter-SemiBold`; what texts name it by once it is registered.
    public let postScriptName: CFString?
    /// `Inter SemiBold`
    public let fullName: CFString?

    /// The first face of a file; nil for what is no font.
    public init?(_ provider: CGDataProvider) {
        guard let face = FontFiles.firstFace(of: provider.file.path) else { return nil }
        file = provider.file
        postScriptName = face.name
        fullName = face.fullName
    }
}
