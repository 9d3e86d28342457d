import Synchronization
import TintypeGraphics

/// Counts how often things were drawn, for those who must show that effects do not multiply it.
package final class DrawCount: Sendable {
    private let count = Atomic(0)
    private let blurCount = Atomic(0)

    package init() {}

    /// Shapes, glyph runs and images drawn so far, each as often as it was.
    package var value: Int { count.load(ordering: .relaxed) }
    /// Masks of shadows blurred so far; one that was known was not.
    package var blurs: Int { blurCount.load(ordering: .relaxed) }

    func add(_ item: DisplayItem) {
        if case .group = item { return }
        count.add(1, ordering: .relaxed)
    }

    func addBlur() { blurCount.add(1, ordering: .relaxed) }
}
