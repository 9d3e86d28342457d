public import CoreGraphics
public import Foundation
import TintypeGraphics

/// A line of text.
public final class CTLine: NSObject, @unchecked Sendable {
    let text: ShapedText?
    /// The part of the text's clusters that is seen, and whether an ellipsis follows it.
    let pieces: [TextLayout.Piece]
    /// All that the line takes of the text, in UTF-16.
    let range: NSRange
    /// The clusters as they are seen, in the order of the text.
    let clusters: [ShapedParagraph.Cluster]
    /// The factor that justified lines widen their spaces by, in points a space.
    let spread: CGFloat

    init(_ text: ShapedText?, _ pieces: [TextLayout.Piece], range: NSRange, spread: CGFloat = 0) {
        self.text = text
        self.pieces = pieces
        self.range = range
        self.spread = spread
        clusters = pieces.flatMap { piece -> [ShapedParagraph.Cluster] in
            guard let paragraph = text?.paragraph else { return [] }
            switch piece {
            case .clusters(let range):
                return paragraph.clusters[range].map { cluster in
                    var cluster = cluster
                    if cluster.isWhitespace { cluster.advance += spread }
                    return cluster
                }
            case .ellipsis: return [paragraph.ellipsis]
            }
        }
    }

    /// In points, with the spaces at the end.
    var width: CGFloat { clusters.reduce(0) { $0 + $1.advance } }
    /// In points, of the spaces at the end alone.
    var trailing: CGFloat { clusters.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.advance } }

    var metrics: LineMetrics {
        guard let paragraph = text?.paragraph else { return LineMetrics(ascent: 0, descent: 0, leading: 0) }
        let boxes = Set(clusters.map(\.span)).compactMap { span in
            paragraph.spans.indices.contains(Int(span)) ? paragraph.spans[Int(span)].metrics : nil
        }
        guard let first = boxes.first else { return paragraph.metrics }
        return boxes.dropFirst().reduce(first) { $0.union($1) }
    }

    /// The clusters from left to right, each with its left edge in points.
    var placed: [(cluster: ShapedParagraph.Cluster, x: CGFloat)] {
        var pen: CGFloat = 0
        return clusters.visualOrder.map { index in
            defer { pen += clusters[index].advance }
            return (clusters[index], pen)
        }
    }
}

/// The line of a text: breaks in it count as spaces.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
    let text = ShapedText(attrString, isLine: true)
    let count = text?.paragraph.clusters.count ?? 0
    return CTLine(text, [.clusters(0..<count)], range: NSRange(location: 0, length: attrString.length))
}

/// The line, cut to a width in points with an ellipsis, which stands for the token; nil where not even that fits.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard let text = line.text, line.width - line.trailing > CGFloat(width) else { return line }
    let mode: TruncationMode =
        switch truncationType {
        case .start: .head
        case .middle: .middle
        case .end: .tail
        }
    let part = ShapedText(text.string.attributedSubstring(from: line.range), isLine: true)
    let options = TextOptions(lineLimit: 1, truncationMode: mode)
    guard let part, part.paragraph.ellipsis.advance <= CGFloat(width),
        let cut = part.paragraph.fitted(width: CGFloat(width), height: nil, options: options).lines.first
    else { return nil }
    return CTLine(part, cut.pieces, range: NSRange(location: 0, length: line.range.length))
}

/// The line, with wider spaces: by a part of what is missing of a width in points. nil for a line without spaces.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    let missing = CGFloat(justificationWidth) - (line.width - line.trailing)
    let end = line.clusters.lastIndex { !$0.isWhitespace } ?? 0
    let spaces = line.clusters.prefix(end).filter(\.isWhitespace).count
    guard missing > 0, spaces > 0 else { return missing > 0 ? nil : line }
    let spread = missing * min(max(justificationFactor, 0), 1) / CGFloat(spaces)
    return CTLine(line.text, line.pieces, range: line.range, spread: line.spread + spread)
}

/// The facts of a line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.clusters.reduce(0) { $0 + $1.glyphs.count } }
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { CTRun.runs(of: line) }
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }

/// The place of the pen at which a line stands at the left (0), in the middle (0.5) or at the right (1) of a width in points.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - Double(line.width - line.trailing)) * Double(min(max(flushFactor, 0), 1)))
}

/// The line's width, and its heights, in points.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = line.metrics
    ascent?.pointee = metrics.ascent
    descent?.pointee = metrics.descent
    leading?.pointee = metrics.leading
    return Double(line.width)
}

/// The width of the spaces at the line's end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.trailing) }

/// The box of a line in points, from its baseline's start: that of its metrics, as glyphs' own boxes are not read.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    let metrics = line.metrics
    let leading = options.contains(.excludeTypographicLeading) ? 0 : metrics.leading
    return CGRect(
        x: 0, y: -metrics.descent - leading, width: line.width, height: metrics.lineHeight + leading)
}
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let place = context?.textPosition ?? .zero
    return CTLineGetBoundsWithOptions(line, []).offsetBy(dx: place.x, dy: place.y)
}

/// The place in the text nearest to a point of the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    guard let text = line.text else { return kCFNotFound }
    for (cluster, x) in line.placed where position.x < x + cluster.advance {
        let isLeft = position.x < x + cluster.advance / 2
        let bytes = isLeft == (cluster.level % 2 == 0) ? cluster.bytes.lowerBound : cluster.bytes.upperBound
        return text.unit(at: bytes)
    }
    return line.range.location + line.range.length
}

/// The distance of a place of the text from the line's start, in points.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.x(of: charIndex)
    secondaryOffset?.pointee = offset
    return offset
}

/// Hands each place over where the caret may stand, with its distance from the line's start in points.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    guard let text = line.text else { return }
    var stop = false
    for (cluster, x) in line.placed {
        block(Double(x), text.unit(at: cluster.bytes.lowerBound), true, &stop)
        if stop { return }
    }
}

/// Draws the line, its baseline starting at the canvas' place of texts.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    for run in CTRun.runs(of: line) { CTRunDraw(run, context, CFRangeMake(0, 0)) }
}

extension CTLine {
    func x(of index: Int) -> CGFloat {
        guard let text else { return 0 }
        for (cluster, x) in placed where !cluster.bytes.isEmpty {
            let (start, end) = (text.unit(at: cluster.bytes.lowerBound), text.unit(at: cluster.bytes.upperBound))
            guard start <= index, index < end else { continue }
            return cluster.level % 2 == 0 ? x : x + cluster.advance
        }
        return index <= range.location ? 0 : width
    }
}

extension CFRange {
    init(_ range: NSRange) {
        self.init(location: range.location, length: range.length)
    }
}

/// The part of a line that gives way where it does not fit.
public enum CTLineTruncationType: UInt32, Hashable, Sendable {
    case start, end, middle
}

/// Wishes for the box of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 32)
}
