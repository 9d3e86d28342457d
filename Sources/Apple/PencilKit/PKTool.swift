public import Foundation
public import UIKit

/// A tool to draw with.
public protocol PKTool: Sendable {}

/// A pen of a colour and a width.
public struct PKInkingTool: PKTool, Hashable {
    /// The kind of a pen.
    public typealias InkType = PKInk.InkType

    /// The kind, the colour and the width in points.
    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat

    /// Creates a pen.
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (inkType, self.color, self.width) = (type, color, width ?? type.defaultWidth)
    }

    /// Creates a pen of an ink.
    public init(ink: PKInk, width: CGFloat) {
        self.init(ink.inkType, color: ink.color, width: width)
    }
    public var ink: PKInk { PKInk(inkType, color: color) }
    public var azimuth: CGFloat { 0 }

    /// The colour for a background of the other scheme: greys are turned round, and others stay.
    public static func convertColor(
        _ color: UIColor, from fromUserInterfaceStyle: UIUserInterfaceStyle,
        to toUserInterfaceStyle: UIUserInterfaceStyle
    ) -> UIColor {
        guard fromUserInterfaceStyle != toUserInterfaceStyle else { return color }
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha), saturation < 0.1
        else { return color }
        return UIColor(hue: hue, saturation: saturation, brightness: 1 - brightness, alpha: alpha)
    }
}

/// An eraser.
public struct PKEraserTool: PKTool, Hashable {
    /// The parts that are erased.
    public enum EraserType: Hashable, Sendable {
        case vector, bitmap, fixedWidthBitmap
    }

    /// The parts that are erased, and the width in points.
    public var eraserType: EraserType
    public var width: CGFloat

    /// Creates an eraser.
    public init(_ eraserType: EraserType, width: CGFloat = 10) {
        self.eraserType = eraserType
        self.width = width
    }
}

/// A tool to choose strokes.
public struct PKLassoTool: PKTool, Hashable {
    public init() {}
}
