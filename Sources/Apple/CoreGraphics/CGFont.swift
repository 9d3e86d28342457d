import Foundation

/// A font that was read and can be registered. CoreGraphics' class.
public final class CGFont: Sendable {
    /// The file that it was read from.
    package let file: URL
    /// `Inter-SemiBold`; what texts name it by once it is registered.
    public let postScriptName: CFString?
    /// `Inter SemiBold`
    public let fullName: CFString?

    /// - Returns: nil: fonts are found by their files here.
    public convenience init?(_ name: CFString) { nil }

    /// The first face of a file; nil for what is no font.
    public init?(_ provider: CGDataProvider) {
        guard let file = provider.file, let face = FontFiles.firstFace(of: file.path) else { return nil }
        self.file = file
        postScriptName = face.name
        fullName = face.fullName
    }
}
