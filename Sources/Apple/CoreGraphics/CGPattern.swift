public import Foundation

/// A cell that is drawn again and again. CoreGraphics' class.
public final class CGPattern: @unchecked Sendable {
    let info: UnsafeMutableRawPointer?
    let bounds: CGRect
    let matrix: CGAffineTransform
    let step: CGSize
    let isColored: Bool
    let callbacks: CGPatternCallbacks

    /// Creates a pattern.
    ///
    /// - Parameters:
    ///   - bounds: The cell, in points.
    ///   - xStep: From cell to cell, in points.
    /// - Returns: nil for cells without a size, and without a function that draws.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard xStep != 0, yStep != 0, callbacks.pointee.drawPattern != nil else { return nil }
        self.info = info
        self.bounds = bounds
        self.matrix = matrix
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.isColored = isColored
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Draws the cells over a part of a canvas, at most 10000 of them.
    func draw(over part: CGRect, on context: CGContext) {
        let area = part.applying(matrix.inverted())
        let columns =
            Int(
                ((area.minX - bounds.maxX) / step.width).rounded(.down))...Int(
                ((area.maxX - bounds.minX) / step.width).rounded(.up))
        let rows =
            Int(
                ((area.minY - bounds.maxY) / step.height).rounded(.down))...Int(
                ((area.maxY - bounds.minY) / step.height).rounded(.up))
        guard columns.count * rows.count <= 10_000 else { return }
        for column in columns {
            for row in rows {
                context.saveGState()
                context.concatenate(matrix)
                context.translateBy(x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
                context.clip(to: bounds)
                callbacks.drawPattern?(info, context)
                context.restoreGState()
            }
        }
    }
}

/// The functions of a pattern.
public struct CGPatternCallbacks {
    /// The version, which is 0, the function that draws a cell, and the one that lets go of its facts.
    public var version: UInt32
    public var drawPattern: CGPatternDrawPatternCallback?
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates functions.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
    }
}

/// Draws a cell.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Lets go of a pattern's facts.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The care for the distance of cells.
public enum CGPatternTiling: Int32, Sendable {
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

extension CGContext {
    /// Sets the pattern of later fills of rectangles and paths; components are its colour where it has none of its own.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        if !pattern.isColored { setFillColor(components) }
        board.state.pattern = { [self] path, isEvenOdd in
            saveGState()
            board.state.pattern = nil
            board.clip(path, isEvenOdd: isEvenOdd)
            pattern.draw(over: path.boundingRect.intersection(boundingBoxOfClipPath), on: self)
            restoreGState()
        }
    }

    /// Strokes are not drawn in patterns: the colour that is set stays.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {}
}

extension CGColorSpace {
    /// The space of patterns.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        self.init(nil, model: .pattern)
    }
}
