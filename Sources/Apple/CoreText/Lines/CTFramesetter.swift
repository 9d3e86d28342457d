public import CoreGraphics
public import Foundation
import TintypeGraphics

/// Breaks a text into lines for boxes.
public final class CTFramesetter: NSObject, @unchecked Sendable {
    let string: NSAttributedString

    init(_ string: NSAttributedString) {
        self.string = string
    }

    /// The part of the text that is meant; a length of 0 is all that follows.
    func part(_ range: CFRange) -> NSRange {
        let start = min(max(range.location, 0), string.length)
        let rest = string.length - start
        return NSRange(location: start, length: range.length == 0 ? rest : min(max(range.length, 0), rest))
    }

    /// The lines for a width in points, with their baselines from the top.
    func lines(_ range: NSRange, width: CGFloat) -> (lines: [(line: CTLine, y: CGFloat)], size: CGSize) {
        // The text's first characters stay, so that places in lines are places in the text.
        let text = ShapedText(
            string.attributedSubstring(from: NSRange(location: 0, length: range.location + range.length)))
        guard let text, range.length > 0 else { return ([], .zero) }
        let clusters = text.paragraph.clusters
        let first = clusters.firstIndex { text.unit(at: $0.bytes.lowerBound) >= range.location } ?? clusters.count
        var breaker = LineBreaker(clusters: Array(clusters[first...]), limit: width + 1.0 / 1024)
        var lines: [(CTLine, CGFloat)] = []
        var (end, widest): (CGFloat, CGFloat) = (0, 0)
        let spacing = style?.drawnLineSpacing ?? 0
        while !breaker.isAtEnd {
            let start = first + breaker.position
            let broken = breaker.next()
            let next = first + breaker.position
            // A text that ends with a break has no further line here.
            guard next > start else { break }
            let line = CTLine(text, [.clusters(start..<next)], range: text.range(clusters[start..<next]))
            let metrics = line.metrics
            lines.append((line, end + metrics.ascent))
            end += metrics.lineHeight + metrics.leading + spacing
            widest = max(widest, broken.width)
        }
        let last = lines.last.map { $0.1 + $0.0.metrics.descent } ?? 0
        return (lines, CGSize(width: widest, height: last))
    }

    var style: (any DrawnParagraphStyle)? {
        guard string.length > 0 else { return nil }
        let key = NSAttributedString.Key(kCTParagraphStyleAttributeName)
        return string.attribute(key, at: 0, effectiveRange: nil) as? any DrawnParagraphStyle
    }
}

/// Makes a breaker of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Fills the box of a path with a part of the text; lines that do not fit are left out.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let range = framesetter.part(stringRange)
    let box = path.boundingBox
    let fitting = framesetter.lines(range, width: box.width).lines.prefix {
        $0.y + $0.line.metrics.descent <= box.height + 1.0 / 1024
    }
    let factor = framesetter.style?.drawnAlignment.factor ?? 0
    let placed = fitting.map { line, y in
        let x = (box.width - (line.width - line.trailing)) * factor
        return (line: line, origin: CGPoint(x: x, y: box.height - y))
    }
    let end = fitting.last.map { $0.line.range.location + $0.line.range.length } ?? range.location
    let visible = NSRange(location: range.location, length: max(end - range.location, 0))
    return CTFrame(path, range, visible: visible, placed, frameAttributes)
}

/// The size that a part of the text takes within a size in points, and the part of it that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range = framesetter.part(stringRange)
    let width = constraints.width > 0 ? constraints.width : .infinity
    let height = constraints.height > 0 ? constraints.height : .infinity
    let (lines, size) = framesetter.lines(range, width: width)
    let fitting = lines.prefix { $0.y + $0.line.metrics.descent <= height }
    let end = fitting.last.map { $0.line.range.location + $0.line.range.length } ?? range.location
    fitRange?.pointee = CFRange(location: range.location, length: max(end - range.location, 0))
    guard fitting.count < lines.count else { return size }
    return CGSize(
        width: fitting.map { $0.line.width - $0.line.trailing }.max() ?? 0,
        height: fitting.last.map { $0.y + $0.line.metrics.descent } ?? 0)
}

/// Breaks a text into lines of one's own.
public final class CTTypesetter: NSObject, @unchecked Sendable {
    let framesetter: CTFramesetter

    init(_ framesetter: CTFramesetter) {
        self.framesetter = framesetter
    }
}

/// Makes a breaker of a text, or tells the one of a framesetter.
public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter {
    CTTypesetter(CTFramesetter(string))
}
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { CTTypesetter(framesetter) }

/// The number of units of UTF-16 from a place on that fit into a line of a width in points.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    let part = typesetter.framesetter.part(CFRangeMake(startIndex, 0))
    return typesetter.framesetter.lines(part, width: CGFloat(width)).lines.first?.line.range.length ?? 0
}
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { CTTypesetterSuggestLineBreak(typesetter, startIndex, width) }

/// The line of a part of the text.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let part = typesetter.framesetter.part(stringRange)
    let string = typesetter.framesetter.string
    let end = NSRange(location: 0, length: part.location + part.length)
    let text = ShapedText(string.attributedSubstring(from: end), isLine: true)
    let clusters = text?.paragraph.clusters ?? []
    let first = clusters.firstIndex { (text?.unit(at: $0.bytes.lowerBound) ?? 0) >= part.location } ?? clusters.count
    return CTLine(text, [.clusters(first..<clusters.count)], range: part)
}
