public import Foundation

extension UIImage {
    /// The configuration of a symbol. UIKit's class.
    public final class SymbolConfiguration: Sendable {
        /// The size of a symbol beside its text.
        public enum Scale: Sendable {
            case `default`, small, medium, large
        }

        /// Creates a configuration with a size in points, a scale, a weight or colours.
        public init(pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: Scale = .default) {}
        public init(scale: Scale) {}
        public init(weight: UIFont.Weight) {}
        public init(textStyle: UIFont.TextStyle, scale: Scale = .default) {}
        public init(font: UIFont, scale: Scale = .default) {}
        public init(paletteColors: [UIColor]) {}
        public init(hierarchicalColor: UIColor) {}
    }

    /// The symbol of a name. SwiftUI draws it as the font around it says, whatever the configuration.
    public convenience init?(systemName: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(systemName: systemName)
    }

    /// The picture itself: the configuration changes nothing here.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }

    /// The picture itself: its colours stay, for SwiftUI colours what it draws as a template.
    public func withTintColor(_ color: UIColor) -> UIImage { self }

    /// The picture itself: its colours stay, for SwiftUI colours what it draws as a template.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

    /// The picture itself, which is as large as it was.
    public func preparingThumbnail(of size: CGSize) -> UIImage? { self }

    /// The picture itself.
    public func preparingForDisplay() -> UIImage? { self }
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

extension UIView {
    /// Nothing moves in a picture.
    public static func setAnimationsEnabled(_ enabled: Bool) {}
    public static var areAnimationsEnabled: Bool { false }
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
}

extension NSValue {
    /// The geometry that the value holds.
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
}
