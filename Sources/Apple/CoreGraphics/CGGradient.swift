public import Foundation

/// The choice whether a gradient goes on beyond its ends: it always does here. CoreGraphics' type.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours that go over into each other. CoreGraphics' class.
public final class CGGradient: Sendable {
    let gradient: Gradient

    /// - Parameters:
    ///   - colors: Of `CGColor`; others are left out.
    ///   - locations: Of each colour, 0...1; nil for equal distances.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let found = colors.compactMap { $0 as? CGColor }
        guard !found.isEmpty else { return nil }
        let count = CGFloat(max(found.count - 1, 1))
        gradient = Gradient(
            stops: found.enumerated().map { index, color in
                Gradient.Stop(
                    color: Color(cgColor: color), location: locations.map { $0[index] } ?? CGFloat(index) / count)
            })
    }

    /// Creates one of colours in a list of Foundation's, which Apple's compiler takes for CoreFoundation's.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        self.init(colorsSpace: space, colors: Array(colors), locations: locations)
    }

    /// - Parameters:
    ///   - colorComponents: Those of each colour, one after the other, with its opacity.
    ///   - locations: Of each colour, 0...1; nil for equal distances.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let length = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap { index in
            CGColor(colorSpace: space, components: components + index * length)
        }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }
}
