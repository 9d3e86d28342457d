import CoreGraphics
package import Foundation
import Tintype
import TintypeGraphics
import TintypeTree

/// A colour of UIKit's that texts are drawn in.
package protocol DrawnTextColor {
    var drawnColor: Color { get }
}

/// The style of a paragraph, UIKit's or CoreText's.
package protocol DrawnParagraphStyle {
    var drawnAlignment: CTTextAlignment { get }
    /// In points.
    var drawnLineSpacing: CGFloat { get }
}

/// A text with its glyphs.
struct ShapedText {
    let string: NSAttributedString
    let paragraph: ShapedParagraph
    /// The parts of one look: their attributes, and their places in UTF-16.
    let parts: [(attributes: [NSAttributedString.Key: Any], range: NSRange)]
    let fonts: [FontRequest]
    /// The unit of UTF-16 at each byte, and one past the end.
    private let units: [Int]

    /// nil where the fonts are missing.
    ///
    /// - Parameter isLine: Breaks of lines count as spaces.
    init?(_ string: NSAttributedString, isLine: Bool = false) {
        guard let session = RenderResources.drawingSession(scale: 2) else { return nil }
        let environment = CanvasRecording(Scope(session: session).origin).environment
        var parts: [([NSAttributedString.Key: Any], NSRange)] = []
        var (fonts, spans): ([FontRequest], [TextSpan]) = ([], [])
        var text = ""
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            var part = string.attributedSubstring(from: range).string
            if isLine {
                var line = String.UnicodeScalarView()
                line.append(
                    contentsOf: part.unicodeScalars.map { $0 == "\n" || $0 == "\r" || $0 == "\u{2029}" ? " " : $0 })
                part = String(line)
            }
            let font = (attributes[.init(kCTFontAttributeName)] as? CTFont)?.font ?? .system(size: 12)
            let request = ResolvedFont(TextLook(font: font), in: environment).request
            let kerning = (attributes[.init(kCTKernAttributeName)] as? NSNumber).map { CGFloat($0.doubleValue) }
            let offset = attributes[.init(kCTBaselineOffsetAttributeName)] as? NSNumber
            spans.append(
                TextSpan(
                    length: part.utf8.count, font: request,
                    kerning: kerning ?? attributes[.init(kCTKernAttributeName)] as? CGFloat ?? 0,
                    baselineOffset: CGFloat(offset?.doubleValue ?? 0)))
            fonts.append(request)
            parts.append((attributes, range))
            text += part
        }
        let font = fonts.first ?? ResolvedFont(TextLook(font: .system(size: 12)), in: environment).request
        var request = TextRequest(text: text, font: font, spans: spans)
        request.missingGlyphs = .box
        guard let paragraph = try? session.context.shaper.shape(request) else { return nil }
        KnownGlyphs.add(paragraph)
        self.string = string
        self.paragraph = paragraph
        self.parts = parts
        self.fonts = fonts
        var units: [Int] = []
        var unit = 0
        for scalar in text.unicodeScalars {
            units += Array(repeating: unit, count: UTF8.width(scalar))
            unit += UTF16.width(scalar)
        }
        self.units = units + [unit]
    }

    /// The units of UTF-16 of clusters.
    func range(_ clusters: some Collection<ShapedParagraph.Cluster>) -> NSRange {
        let bytes = clusters.filter { !$0.bytes.isEmpty }
        guard let start = bytes.map(\.bytes.lowerBound).min(), let end = bytes.map(\.bytes.upperBound).max() else {
            return NSRange(location: 0, length: 0)
        }
        return NSRange(location: unit(at: start), length: unit(at: end) - unit(at: start))
    }

    func unit(at byte: Int) -> Int { units[min(max(byte, 0), units.count - 1)] }

    /// The colour of a part; nil for the usual one.
    func color(of attributes: [NSAttributedString.Key: Any], in context: CGContext) -> Color? {
        if attributes[.init(kCTForegroundColorFromContextAttributeName)] as? Bool == true {
            return context.fillColor
        }
        if let color = attributes[.init(kCTForegroundColorAttributeName)] as? CGColor { return Color(cgColor: color) }
        return (attributes[.init("NSColor")] as? any DrawnTextColor)?.drawnColor
    }
}
