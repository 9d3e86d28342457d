import Foundation

/// The recognizer by which a finger scrolls a section of a collection across the others.
final class SectionPan: UIPanGestureRecognizer {
    private weak var collection: UICollectionView?
    private var section = 0
    private var start: CGFloat = 0

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init(target: nil, action: nil)
        view = collection
    }

    private var layout: UICollectionViewCompositionalLayout? {
        collection?.collectionViewLayout as? UICollectionViewCompositionalLayout
    }

    /// A section scrolls along the main axis of the way, where its groups run along that and there are more than are seen.
    override var shouldBegin: Bool {
        guard let collection, let layout, collection.isScrollEnabled, super.shouldBegin else { return false }
        let (way, end) = (translation(in: nil), location(in: collection))
        var point = CGPoint(x: end.x - way.x, y: end.y - way.y)
        if collection.isRightToLeft { point.x = collection.bounds.width - point.x }
        let found = layout.strips.first { $0.value.frame.contains(point) }
        guard let found, found.value.end > 0, (abs(way.y) >= abs(way.x)) == found.value.runsDown else { return false }
        section = found.key
        return true
    }

    /// The way of the finger in the direction of the offset, in points.
    private func along(_ way: CGPoint) -> CGFloat {
        guard let collection, let strip = layout?.strips[section] else { return 0 }
        return strip.runsDown ? -way.y : collection.isRightToLeft ? way.x : -way.x
    }

    override func callTargets() {
        guard let layout, let strip = layout.strips[section] else { return super.callTargets() }
        switch known {
        case .began:
            start = layout.offset(ofSection: section)
            layout.scroll(section: section, to: start + along(translation(in: nil)))
        case .changed: layout.scroll(section: section, to: start + along(translation(in: nil)))
        case .ended:
            let speed = along(velocity(in: nil)) / 1_000
            layout.scroll(
                section: section,
                to: strip.rest(at: layout.offset(ofSection: section), from: start, speed: speed))
        case .cancelled:
            layout.scroll(
                section: section, to: strip.rest(at: layout.offset(ofSection: section), from: start, speed: 0))
        case .possible, .failed: break
        }
        super.callTargets()
    }
}
