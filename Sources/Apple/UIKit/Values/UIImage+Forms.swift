public import Foundation

extension UIImage {
    /// The configuration of a picture. UIKit's class.
    open class Configuration: NSObject, @unchecked Sendable {
        /// Traits say nothing of a configuration here.
        open var traitCollection: UITraitCollection? { nil }
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
        open var locale: Locale? { nil }
        open func withLocale(_ locale: Locale?) -> Self { self }
    }

    /// The configuration of a symbol. UIKit's class.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(scale: .default) }

        /// Creates a configuration with a size in points, a scale, a weight or colours.
        public init(pointSize: CGFloat) {}
        public init(pointSize: CGFloat, weight: SymbolWeight) {}
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
        public init(scale: SymbolScale) {}
        public init(weight: SymbolWeight) {}
        public init(textStyle: UIFont.TextStyle) {}
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
        public init(font: UIFont) {}
        public init(font: UIFont, scale: SymbolScale) {}
        public init(paletteColors: [UIColor]) {}
        public init(hierarchicalColor: UIColor) {}
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(scale: .default) }
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(scale: .default) }

        /// The configuration with what another one says.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration { self }
    }

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

    /// The symbol of a name. SwiftUI draws it as the font around it says, whatever the configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name)
    }
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil)
    {
        self.init(systemName: name)
    }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// The picture itself: the configuration changes nothing here.
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
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

    /// The picture in a colour: a symbol or a picture that is drawn as a template takes it.
    public func withTintColor(_ color: UIColor) -> UIImage { tinted(color) }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { tinted(color) }

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
    public var symbolConfiguration: SymbolConfiguration? { nil }
    public var configuration: Configuration? { nil }
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

    private func tinted(_ color: UIColor) -> UIImage {
        guard isSymbolImage else { return self }
        let size = size
        let image = Image(uiImage: self)
        let board = DrawingBoard(size: size)
        board.add { context in
            var own = context
            own.draw(image, in: CGRect(origin: .zero, size: size))
            own.blendMode = .sourceAtop
            own.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color.color))
        }
        return UIImage(drawn: board)
    }
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
