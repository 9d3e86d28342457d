import Foundation
import TintypeGraphics

/// San Francisco's spacing at one size and weight, in ems: the glyphs of another face are set at the distances that it has, so
/// that texts are as wide as on Apple's systems and their lines end at the same words.
///
/// Its advances lie on straight lines between four weights and two optical sizes, and each size has a tracking of its own. They
/// come out within 0.001 points of those that were measured (Semantics.md 13.10). Its kerning is not known pair by pair.
struct SystemSpacing {
    /// The request's part that spacing depends on.
    struct Key: Hashable {
        var face: Int
        var size: CGFloat
        var weight: Int
        var isItalic: Bool
        var isMac: Bool
    }

    /// By ASCII code, from space to tilde.
    private let advances: [CGFloat]
    /// The difference for characters that no advance is known of.
    private let difference: CGFloat
    /// The strength of the kerning beside that of the glyphs' own face: over texts with many pairs San Francisco's comes to
    /// 1.07 times Inter's at the size of texts, and to 1.4 times at that of titles.
    private let kerningStrength: CGFloat

    /// - Parameter ownAverage: The mean advance of the small letters in the face of the glyphs, in ems.
    init(_ key: Key, ownAverage: CGFloat) {
        let optical = Self.optical.value(at: key.size)
        let weight = Self.weights.value(at: CGFloat(key.weight))
        var tracking = Self.tracking.value(at: key.size)
        if key.isMac { tracking += Self.macTracking.value(at: key.size) }
        let (text, display) = (Self.masters(display: false), Self.masters(display: true))
        advances = Self.textRegular.indices.map { index in
            var units = text.value(index, weight, isItalic: key.isItalic) * (1 - optical)
            units += display.value(index, weight, isItalic: key.isItalic) * optical
            return (units / 2 + tracking) / 2048
        }
        let letters = advances[Self.index("a")...Self.index("z")]
        difference = letters.reduce(0, +) / CGFloat(letters.count) - ownAverage
        kerningStrength = 1.07 + 0.33 * optical
    }

    /// The advance of a character's glyph beside no other.
    ///
    /// - Parameters:
    ///   - own: The advance that the glyph's face states.
    ///   - isTabular: True where digits are of one width.
    func advance(of scalar: UInt32, own: CGFloat, isTabular: Bool) -> CGFloat {
        var code = Self.plain(scalar)
        if isTabular, (0x30...0x39).contains(code) { code = 0x30 }
        return (0x20...0x7E).contains(code) ? advances[Int(code) - 0x20] : own + difference
    }

    /// The kerning of a pair that the glyphs' own face kerns by `own`. A pair that its face moves apart stays, as San Francisco's do.
    func kerning(_ own: CGFloat) -> CGFloat { min(0, own) * kerningStrength }

    /// The letter without its accent, which is as wide, or the mark of ASCII that is.
    private static func plain(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x80 { return scalar }
        if scalar == 0xA0 { return 0x20 }
        guard (0xC0..<0x250).contains(scalar), let letter = Unicode.Scalar(scalar) else { return scalar }
        let parts = String(Character(letter)).decomposedStringWithCanonicalMapping.unicodeScalars
        return parts.first?.value ?? scalar
    }

    private static func index(_ scalar: Unicode.Scalar) -> Int { Int(scalar.value) - 0x20 }
}

extension SystemSpacing {
    /// The advances of an optical size in the weights that the others lie between.
    private struct Masters {
        var thin: [Int16]
        var regular: [Int16]
        var bold: [Int16]
        var black: [Int16]
        var italic: [Int16]

        /// - Parameter weight: On the font's own axis, where these weights are at 30, 400, 700 and 1000.
        func value(_ index: Int, _ weight: CGFloat, isItalic: Bool) -> CGFloat {
            func between(_ low: [Int16], _ high: [Int16], _ start: CGFloat, _ end: CGFloat) -> CGFloat {
                CGFloat(low[index]) + CGFloat(high[index] - low[index]) * (weight - start) / (end - start)
            }
            let upright =
                weight < 400
                ? between(thin, regular, 30, 400)
                : weight < 700 ? between(regular, bold, 400, 700) : between(bold, black, 700, 1000)
            return isItalic ? upright + CGFloat(italic[index] - regular[index]) : upright
        }
    }

    private static func masters(display: Bool) -> Masters {
        display
            ? Masters(
                thin: displayThin, regular: displayRegular, bold: displayBold, black: displayBlack,
                italic: displayItalic)
            : Masters(thin: textThin, regular: textRegular, bold: textBold, black: textBlack, italic: textItalic)
    }

    /// A line through points; flat beyond its ends.
    private struct Line {
        var points: [(x: CGFloat, y: CGFloat)]

        init(_ points: (CGFloat, CGFloat)...) {
            self.points = points
        }

        func value(at x: CGFloat) -> CGFloat {
            guard let next = points.firstIndex(where: { $0.x >= x }) else { return points[points.count - 1].y }
            if next == 0 { return points[0].y }
            let (a, b) = (points[next - 1], points[next])
            return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
        }
    }

    /// The part that titles have in the outlines, by size.
    private static let optical = Line((17, 0), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1))

    /// The place on the font's axis by CSS weight.
    private static let weights = Line(
        (100, 30), (200, 110), (300, 274), (400, 400), (500, 510), (600, 590), (700, 700), (800, 860), (900, 1000))

    /// The tracking by size, in 1/2048 em: measured, but for sizes below 8 and above 34, which are those of Apple's table of
    /// tracking values (Human Interface Guidelines, Typography).
    private static let tracking = Line(
        (6, 82), (7, 69), (8, 52), (9, 38), (11, 12), (13, -12), (15, -32), (16, -40), (17, -52), (18, -50), (20, -46),
        (22, -24), (24, 6), (25, 12), (28, 28), (29, 27), (34, 23), (36, 21), (40, 19), (48, 15), (56, 11), (64, 7),
        (80, 0))

    /// The addition of macOS's cut of the font.
    private static let macTracking = Line(
        (8, 50), (10, 50), (11, 46), (12, 44), (13, 41), (14, 40), (15, 38), (16, 37), (17, 37), (18, 25), (19, 12),
        (20, 0))
}
