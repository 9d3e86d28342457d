import Synchronization
import TintypeGraphics

/// Lends out glyph painters, one to a call at a time, so that glyphs are drawn once and threads do not meet.
///
/// What a painter keeps is what it would make anew, so it does not matter which one a picture is drawn with.
final class GlyphPainterPool: Sendable {
    /// A painter that nobody uses, which is why it may go from task to task.
    private struct Idle: @unchecked Sendable {
        let painter: GlyphPainter
    }

    private let fonts: FontSet
    private let idle = Mutex<[Idle]>([])

    init(fonts: FontSet) {
        self.fonts = fonts
    }

    func withPainter<Result>(_ body: (GlyphPainter) throws -> Result) rethrows -> Result {
        let lent = idle.withLock { $0.popLast() } ?? Idle(painter: GlyphPainter(fonts: fonts))
        defer { idle.withLock { $0.append(lent) } }
        return try body(lent.painter)
    }
}
