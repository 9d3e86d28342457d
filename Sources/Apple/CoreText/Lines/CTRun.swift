public import CoreGraphics
public import Foundation
import Tintype
import TintypeGraphics

/// A part of a line with one font and one look.
public final class CTRun: NSObject, @unchecked Sendable {
    let line: CTLine
    /// From left to right, with their left edges in points from the line's start.
    let clusters: [(cluster: ShapedParagraph.Cluster, x: CGFloat)]

    private init(_ line: CTLine, _ clusters: [(cluster: ShapedParagraph.Cluster, x: CGFloat)]) {
        self.line = line
        self.clusters = clusters
    }

    static func runs(of line: CTLine) -> [CTRun] {
        var parts: [[(cluster: ShapedParagraph.Cluster, x: CGFloat)]] = []
        for place in line.placed {
            if let last = parts.last?.last?.cluster, last.span == place.cluster.span,
                last.face == place.cluster.face || place.cluster.glyphs.isEmpty, last.level == place.cluster.level
            {
                parts[parts.count - 1].append(place)
            } else {
                parts.append([place])
            }
        }
        return parts.map { CTRun(line, $0) }
    }

    struct Placed {
        var glyph: ShapedParagraph.Glyph
        /// Of the glyph's origin, in points from the line's start; y points up.
        var place: CGPoint
        /// In UTF-16.
        var index: Int
    }

    var glyphs: [Placed] {
        guard let text = line.text else { return [] }
        return clusters.flatMap { cluster, x in
            var pen = x
            return text.paragraph.glyphs(of: cluster).map { glyph in
                defer { pen += glyph.advance }
                return Placed(
                    glyph: glyph, place: CGPoint(x: pen + glyph.offset.x, y: -glyph.offset.y),
                    index: text.unit(at: cluster.bytes.lowerBound))
            }
        }
    }

    func glyphs(_ range: CFRange) -> ArraySlice<Placed> {
        let all = glyphs
        let start = min(max(range.location, 0), all.count)
        let length = range.length == 0 ? all.count - start : min(max(range.length, 0), all.count - start)
        return all[start..<start + length]
    }

    var attributes: [NSAttributedString.Key: Any] {
        guard let text = line.text, let span = clusters.first?.cluster.span, text.parts.indices.contains(Int(span))
        else { return [:] }
        return text.parts[Int(span)].attributes
    }
    var width: CGFloat { clusters.reduce(0) { $0 + $1.cluster.advance } }
    var start: CGFloat { clusters.first?.x ?? 0 }
    var span: ShapedParagraph.Span? {
        guard let text = line.text, let span = clusters.first?.cluster.span,
            text.paragraph.spans.indices.contains(Int(span))
        else { return nil }
        return text.paragraph.spans[Int(span)]
    }
}

/// The facts of a run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    Dictionary(run.attributes.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { $1 })
}
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    (run.clusters.first?.cluster.level ?? 0) % 2 == 1 ? .rightToLeft : []
}
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    run.line.text.map { CFRange($0.range(run.clusters.map(\.cluster))) } ?? CFRange()
}
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Leaves the glyphs of a part, their places from the line's start in points, how far they lead the pen, and their places in the
/// text. A length of 0 is all that follows.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (index, placed) in run.glyphs(range).enumerated() {
        buffer[index] = CGGlyph(truncatingIfNeeded: placed.glyph.id)
    }
}
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (index, placed) in run.glyphs(range).enumerated() { buffer[index] = placed.place }
}
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (index, placed) in run.glyphs(range).enumerated() {
        buffer[index] = CGSize(width: placed.glyph.advance, height: 0)
    }
}
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (index, placed) in run.glyphs(range).enumerated() { buffer[index] = placed.index }
}

/// The values in place, which a run here does not keep: nil, as for a run that has to copy them.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// The width of a part, and the run's heights, in points.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = run.span?.metrics ?? run.line.metrics
    ascent?.pointee = metrics.ascent
    descent?.pointee = metrics.descent
    leading?.pointee = metrics.leading
    if range.location == 0, range.length == 0 { return Double(run.width) }
    return run.glyphs(range).reduce(0) { $0 + Double($1.glyph.advance) }
}

/// The box of a part in points, as high as the run.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let metrics = run.span?.metrics ?? run.line.metrics
    let place = context?.textPosition ?? .zero
    let width = CGFloat(CTRunGetTypographicBounds(run, range, nil, nil, nil))
    let start = run.glyphs(range).first?.place.x ?? run.start
    return CGRect(
        x: place.x + start, y: place.y - metrics.descent, width: width, height: metrics.lineHeight)
}

/// Draws a part of the run, the line's baseline starting at the canvas' place of texts.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    guard let text = run.line.text else { return }
    let attributes = run.attributes
    let color = text.color(of: attributes, in: context) ?? .black
    var runs: [(GlyphRun, Color?)] = []
    for placed in run.glyphs(range) {
        guard let cluster = run.clusters.first?.cluster else { break }
        let glyph = GlyphRun.PlacedGlyph(
            id: placed.glyph.id, position: CGPoint(x: placed.place.x, y: -placed.place.y))
        if runs.isEmpty { runs = [(GlyphRun(face: cluster.face, size: cluster.size, glyphs: [], text: ""), color)] }
        runs[0].0.glyphs.append(glyph)
    }
    context.drawGlyphs(runs, from: context.textMatrix)
    guard let style = attributes[.init(kCTUnderlineStyleAttributeName)] as? Int, style != 0,
        let decoration = run.span?.decoration
    else { return }
    let line = CGRect(
        x: run.start, y: -decoration.underlineOffset - decoration.underlineThickness / 2, width: run.width,
        height: decoration.underlineThickness)
    let matrix = context.textMatrix
    context.board.add { $0.fill(Path(line).applying(matrix), with: .color(color)) }
}

extension ShapedParagraph {
    /// The glyphs of a cluster, also of the ellipsis.
    func glyphs(of cluster: Cluster) -> ArraySlice<Glyph> { glyphs[cluster.glyphs] }
}

extension CGContext {
    /// The colour of fills.
    var fillColor: Color { board.state.fill }

    /// Draws glyphs whose y points down from the baseline, through a matrix of the canvas' coordinates, whose y points up.
    func drawGlyphs(_ runs: [(GlyphRun, Color?)], from matrix: CGAffineTransform = .identity) {
        let fill = fillColor
        let turned = CGAffineTransform(scaleX: 1, y: -1).concatenating(matrix)
        board.add { context in
            let environment = context.environment
            let items = runs.map { run, color in
                DisplayItem.glyphs(run, .color((color ?? fill).resolved(in: environment)))
            }
            context.draw([.group(.transform(turned), items)])
        }
    }
}

/// The facts of a run's direction.
public struct CTRunStatus: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let rightToLeft = CTRunStatus(rawValue: 1)
    public static let nonMonotonic = CTRunStatus(rawValue: 2)
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}
