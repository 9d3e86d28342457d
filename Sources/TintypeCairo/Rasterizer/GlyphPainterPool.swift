import Foundation
import TintypeGraphics

/// Lends out glyph painters, one to a call at a time, so that glyphs are drawn once and threads do not meet.
///
/// A painter keeps only what it would make anew, so it does not matter which one a picture is drawn with.
final class GlyphPainterPool: Sendable {
    private let fonts: FontSet
    /// A lock of the system's, which the thread sanitizer knows: it takes what a `Mutex` guards on Linux for a race.
    private let lock = NSLock()
    /// The painters that nobody uses; only read and written under the lock.
    nonisolated(unsafe) private var idle: [GlyphPainter] = []

    private let count: DrawCount?

    init(fonts: FontSet, counting count: DrawCount? = nil) {
        self.fonts = fonts
        self.count = count
    }

    func withPainter<Result>(_ body: (GlyphPainter) throws -> Result) rethrows -> Result {
        let lent = lock.withLock { idle.popLast() } ?? GlyphPainter(fonts: fonts, counting: count)
        defer { lock.withLock { idle.append(lent) } }
        return try body(lent)
    }
}
