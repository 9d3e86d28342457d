import Foundation
import TintypeGraphics

extension LineMetrics {
    /// San Francisco's box on macOS for a size in points. Lines there are whole points high: texts of 26, 22, 17, 15 and 13 points
    /// measure 31, 26, 21, 19 and 16, which is the ascent rounded up and the descent rounded. Their pitches are those of Apple's
    /// table of macOS's text styles; other sizes take 0 between lines.
    static func mac(size: CGFloat) -> LineMetrics {
        let pitches: [CGFloat: CGFloat] = [26: 32, 22: 26, 17: 22, 15: 20, 13: 16, 12: 15, 11: 14, 10: 13]
        let (ascent, descent) = ((size * 1950 / 2048).rounded(.up), (size * 494 / 2048).rounded())
        return LineMetrics(ascent: ascent, descent: descent, leading: max(0, (pitches[size] ?? 0) - ascent - descent))
    }
}
