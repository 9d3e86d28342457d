public import CoreGraphics
public import Foundation
import TintypeGraphics

/// Lines of text in a box.
public final class CTFrame: NSObject, @unchecked Sendable {
    let path: CGPath
    let range: NSRange
    let visible: NSRange
    /// With their places in points from the box's lower left corner.
    let lines: [(line: CTLine, origin: CGPoint)]
    let attributes: CFDictionary?

    init(
        _ path: CGPath, _ range: NSRange, visible: NSRange, _ lines: [(line: CTLine, origin: CGPoint)],
        _ attributes: CFDictionary?
    ) {
        (self.path, self.range, self.visible, self.lines) = (path, range, visible, lines)
        self.attributes = attributes
    }
}

/// The facts of a frame.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.visible) }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines.map(\.line) }

/// Leaves where lines' baselines start, in points from the box's lower left corner. A length of 0 is all that follows.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let start = min(max(range.location, 0), frame.lines.count)
    let rest = frame.lines.dropFirst(start)
    for (index, line) in rest.prefix(range.length == 0 ? rest.count : max(range.length, 0)).enumerated() {
        origins[index] = line.origin
    }
}

/// Draws the lines.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let box = frame.path.boundingBox
    let matrix = context.textMatrix
    for (line, origin) in frame.lines {
        context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
        CTLineDraw(line, context)
    }
    context.textMatrix = matrix
}

/// The keys of a frame's facts.
public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
public let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
public let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
public let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"
public let kCTFramePathClippingPathAttributeName: CFString = "CTFramePathClippingPath"

/// The direction in which lines follow one another. All frames are filled from the top.
public enum CTFrameProgression: UInt32, Hashable, Sendable {
    case topToBottom, rightToLeft, leftToRight
}
