import Foundation
public import TintypeGraphics
public import TintypeTree

extension Image {
    /// The way in which a resizable picture fills its frame.
    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }

    /// The choice whether a picture shows its colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Only its alpha counts, which the foreground style fills.
        case template
        case original
    }

    /// The smoothness of an enlarged picture. All but `none` are drawn alike.
    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    /// The turn from a picture's pixels to how it is meant.
    public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
        case up
        case upMirrored
        case down
        case downMirrored
        case left
        case leftMirrored
        case right
        case rightMirrored
    }

    /// The size of a symbol beside its text.
    public typealias Scale = ImageScale

    /// The greatest brightness of a picture beyond white. Here nothing is.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String

        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }

    private nonisolated func with(_ change: (inout ImageOptions) -> Void) -> Image {
        var image = self
        change(&image.options)
        return image
    }

    /// Lets the picture fill what it is offered; what lies within the insets, in points, keeps its size.
    public nonisolated func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        with { $0.resizing = ImageOptions.Resizing(capInsets: capInsets, isTiled: resizingMode == .tile) }
    }

    /// Sets whether the picture shows its colours; nil for the picture's own choice.
    public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.isTemplate = renderingMode.map { $0 == .template } }
    }

    /// Sets the smoothness of the enlarged picture.
    public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.isSmooth = interpolation != .none }
    }

    /// Sets whether the picture's edges are smooth.
    public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
        with { $0.isAntialiased = isAntialiased }
    }

    /// Sets the colouring of a symbol's layers; nil for the environment's.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        with { $0.symbolMode = mode }
    }

    public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// The way in which a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String

    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// The choice whether a symbol's layers are painted with gradients.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String

    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

nonisolated extension View {
    /// Sets the colouring of symbols' layers; nil for what follows from the foreground styles.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environmentChange { $0.symbolRenderingMode = mode }
    }

    /// Sets the way in which symbols show their variable values; nil for the default.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        node(InertModifier("symbolVariableValueMode(_:)") { _ in mode == .draw })
    }

    /// Sets whether symbols' layers are painted with gradients; nil for the default.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        node(InertModifier("symbolColorRenderingMode(_:)") { _ in mode == .gradient })
    }

    /// The look that symbols inside take where they have it.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        environmentChange { $0.symbolVariants = $0.symbolVariants.union(variant) }
    }

    /// Sets the greatest brightness of pictures beyond white. Here nothing is brighter.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environmentChange { $0.allowedDynamicRange = range }
    }
}

private enum AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

extension EnvironmentValues {
    /// The greatest brightness of pictures beyond white; nil where none is set.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
}

extension Bitmap {
    /// The picture as it is meant.
    package nonisolated func turned(_ orientation: Image.Orientation) -> Bitmap {
        guard orientation != .up else { return self }
        let isSideways = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
        var turned = Bitmap(width: isSideways ? height : width, height: isSideways ? width : height)
        for y in 0..<turned.height {
            for x in 0..<turned.width {
                let (column, row): (Int, Int) =
                    switch orientation {
                    case .up: (x, y)
                    case .upMirrored: (width - 1 - x, y)
                    case .down: (width - 1 - x, height - 1 - y)
                    case .downMirrored: (x, height - 1 - y)
                    case .left: (width - 1 - y, x)
                    case .leftMirrored: (y, x)
                    case .right: (y, height - 1 - x)
                    case .rightMirrored: (width - 1 - y, height - 1 - x)
                    }
                turned[x, y] = self[column, row]
            }
        }
        return turned
    }
}
