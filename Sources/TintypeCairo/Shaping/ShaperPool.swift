import Foundation
package import TintypeGraphics

/// Shapers that scenes borrow, one each, and give back when nothing of the scene is left.
///
/// Opening a face has fontconfig read the whole font, which takes longer than a scene's texts do, and Pango keeps a little of
/// it for good: a run over thousands of scenes opens its faces once for each thread.
package final class ShaperPool: Sendable {
    private let fonts: FontSet
    /// A lock of the system's, which the thread sanitizer knows: it takes what a `Mutex` guards on Linux for a race.
    private let lock = NSLock()
    /// The shapers that nobody uses; only read and written under the lock.
    nonisolated(unsafe) private var idle: [PangoTextShaper] = []
    nonisolated(unsafe) private var made = 0

    package init(fonts: FontSet) {
        self.fonts = fonts
    }

    /// The number of shapers, lent and idle: the most that were lent at a time.
    package var count: Int { lock.withLock { made } }

    /// A shaper for one task that evaluates a scene. Its results depend on no scene before.
    package func lend() -> any TextShaper {
        let shaper = lock.withLock {
            if let last = idle.popLast() { return last }
            made += 1
            return PangoTextShaper(fonts: fonts)
        }
        return LentShaper(shaper, from: self)
    }

    fileprivate func takeBack(_ shaper: PangoTextShaper) {
        shaper.forgetTexts()
        lock.withLock { idle.append(shaper) }
    }
}

/// A shaper that goes back to its pool with the last reference to it.
private final class LentShaper: TextShaper {
    private let shaper: PangoTextShaper
    private let pool: ShaperPool

    init(_ shaper: PangoTextShaper, from pool: ShaperPool) {
        self.shaper = shaper
        self.pool = pool
    }

    deinit { pool.takeBack(shaper) }

    func shape(_ request: TextRequest) throws -> ShapedParagraph { try shaper.shape(request) }
}
