public import Foundation

extension UIImage {
    /// The size of a symbol beside its text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// The strokes' thickness of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The stretching of a picture.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// The symbol of a name. Views of UIKit show it as the configuration says, and SwiftUI as the font around it does.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(Parts(content: .symbol(name), symbols: configuration as? SymbolConfiguration))
    }
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil)
    {
        self.init(systemName: name, withConfiguration: configuration)
    }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// The picture as a configuration says, in place of its own or over it. It changes symbols alone.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard isSymbolImage, let symbols = configuration as? SymbolConfiguration else { return self }
        return with { $0.symbols = symbols }
    }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? with { $0.symbols = $0.symbols?.applying(configuration) ?? configuration } : nil
    }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// The picture in a mirror; views of SwiftUI show a symbol and a drawing by hand as they were.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { parts in
            parts.orientation = parts.orientation.mirrored
            // The bytes of the file are those of the picture as it was.
            parts.encode = nil
        }
    }
    /// The picture with insets, a baseline or caps, in points, which are kept for those who ask.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffset = baselineOffset }
    }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1))
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The picture in a colour. A view that shows it as a template has a tint of its own.
    public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
    }

    /// The picture in another size, in points; nil for one that has no pixels.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

    /// Pictures by turns. The first of them is drawn.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first?.with { ($0.images, $0.duration) = (images, duration) }
    }
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { UIImage(named: name) }
    public static func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? { UIImage(named: name)?.resizableImage(withCapInsets: capInsets) }
    public static func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? { UIImage(named: name)?.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    public static func gif(data: Data) -> UIImage? { UIImage(data: data) }

    /// The facts of a picture.
    public var capInsets: UIEdgeInsets { parts.capInsets }
    public var resizingMode: ResizingMode { parts.resizingMode }
    public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }
    public var symbolConfiguration: SymbolConfiguration? { parts.symbols }
    public var configuration: Configuration? { parts.symbols }
    public var flipsForRightToLeftLayoutDirection: Bool { false }
    public var alignmentRectInsets: UIEdgeInsets { parts.alignmentRectInsets }
    public var hasAlpha: Bool { true }
    public var leftCapWidth: Int { Int(capInsets.left) }
    public var topCapHeight: Int { Int(capInsets.top) }
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
    public var hasBaseline: Bool { parts.baselineOffset != nil }
    public var baselineOffsetFromBottom: CGFloat? { parts.baselineOffset }
    public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }
}

/// Puts a picture among the user's photographs. There are none here: nothing is kept, and the target is told that access is denied.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    completionSelector?._performLater(on: completionTarget, image, photographsAreDenied, contextInfo ?? noContext)
}

/// Puts a film among the user's photographs. There are none here: nothing is kept, and the target is told that access is denied.
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    completionSelector?._performLater(on: completionTarget, videoPath, photographsAreDenied, contextInfo ?? noContext)
}

/// The error of the photographs' library for one who is not let in.
private var photographsAreDenied: any Error {
    NSError(
        domain: "ALAssetsLibraryErrorDomain", code: -3311,
        userInfo: [NSLocalizedDescriptionKey: "there are no photographs here"])
}

/// A method takes a pointer that is never null, though nothing may be given: it is not to be read.
private var noContext: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: MemoryLayout<Int>.alignment) }

/// false: there are no photographs.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// The bytes of a picture's file.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

extension UIApplication {
    /// There is no other icon.
    public var supportsAlternateIcons: Bool { false }
    public var alternateIconName: String? { nil }

    /// Changes nothing, for there is no other icon: `completionHandler` is given an error.
    public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }

    /// - Throws: `CocoaError.featureUnsupported`: there is no other icon.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }
}

extension NSObjectProtocol {
    /// Returns whether it is of a class, or of one that inherits from it. Linux's Foundation lacks this of Apple's
    /// protocol.
    public func isKind(of aClass: AnyClass) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if current.subjectType == aClass { return true }
            mirror = current.superclassMirror
        }
        return false
    }

    /// Returns whether it is of a class itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
