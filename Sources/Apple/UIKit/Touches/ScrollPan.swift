import Foundation
import TintypeTree

/// The recognizer by which a finger scrolls a scroll view. The content follows it as far as it goes, and rests where it is let go, or at
/// the next page.
final class ScrollPan: UIPanGestureRecognizer {
    private weak var scroll: UIScrollView?
    /// The offset when the finger took hold, in points.
    private var start = CGPoint.zero
    /// The way of a finger that pulls content down until it is asked to be renewed, in points.
    private static let pullLength: CGFloat = 120

    init(_ scroll: UIScrollView) {
        self.scroll = scroll
        super.init(target: nil, action: nil)
        view = scroll
    }

    /// The content scrolls along the main axis of the way.
    override var shouldBegin: Bool {
        guard let scroll, scroll.isScrollEnabled, super.shouldBegin else { return false }
        let (way, inset) = (translation(in: nil), scroll.adjustedContentInset)
        if abs(way.y) >= abs(way.x) {
            return scroll.contentSize.height + inset.top + inset.bottom > scroll.bounds.height
                || scroll.refreshControl != nil
        }
        return scroll.contentSize.width + inset.left + inset.right > scroll.bounds.width
    }

    override func callTargets() {
        guard let scroll else { return super.callTargets() }
        switch known {
        case .began:
            start = scroll.contentOffset
            (scroll as? any SwipingList)?.rowSwipe.close()
            if scroll.keyboardDismissMode != .none { scroll.window?.endEditing(true) }
            scroll.delegate?.scrollViewWillBeginDragging(scroll)
            scroll.follow(wayOfFinger, from: start)
        case .changed: scroll.follow(wayOfFinger, from: start)
        case .ended, .cancelled: rest(scroll)
        case .possible, .failed: break
        }
        super.callTargets()
    }

    private var wayOfFinger: CGPoint { translation(in: scroll?.superview) }

    private func rest(_ scroll: UIScrollView) {
        let (velocity, current) = (velocity(in: scroll), scroll.contentOffset)
        var target = current
        // UIKit tells points a millisecond, in the direction of the offset.
        let speed = CGPoint(x: -velocity.x / 1_000, y: -velocity.y / 1_000)
        if scroll.isPagingEnabled { target = scroll.page(from: start, current: current, speed: speed) }
        scroll.delegate?.scrollViewWillEndDragging(scroll, withVelocity: speed, targetContentOffset: &target)
        scroll.delegate?.scrollViewDidEndDragging(scroll, willDecelerate: target != current)
        if target != current {
            scroll.delegate?.scrollViewWillBeginDecelerating(scroll)
            scroll.contentOffset = target
            scroll.delegate?.scrollViewDidEndDecelerating(scroll)
        }
        let pull = wayOfFinger.y - max(start.y + scroll.adjustedContentInset.top, 0)
        if let control = scroll.refreshControl, pull >= ScrollPan.pullLength, !control.isRefreshing {
            control.beginRefreshing()
            control.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }
}

extension UIScrollView {
    /// Scrolls along with a finger, along the axes on which the content scrolls.
    fileprivate func follow(_ way: CGPoint, from start: CGPoint) {
        let goal = clamped(CGPoint(x: start.x - way.x, y: start.y - way.y))
        if goal != contentOffset { contentOffset = goal }
    }

    /// The offset of the page at which a finger leaves the content, in points: the next one where it was quick or went half of the way.
    fileprivate func page(from start: CGPoint, current: CGPoint, speed: CGPoint) -> CGPoint {
        func stop(_ start: CGFloat, _ current: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return current }
            let (first, now) = ((start / length).rounded(), current / length)
            if abs(speed) > 0.3, now != first { return (first + (speed > 0 ? 1 : -1)) * length }
            return now.rounded() * length
        }
        return clamped(
            CGPoint(
                x: stop(start.x, current.x, speed.x, bounds.width), y: stop(start.y, current.y, speed.y, bounds.height))
        )
    }
}
