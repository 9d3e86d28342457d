import Foundation
import TintypeGraphics

/// The views among which a scroll view looks for the one that its user has scrolled to: those of the layouts that say so.
final class ScrollTargets {
    /// The scroll view, made after its content.
    weak var scroll: ScrollContent?
    let hand: ScrollHand
    let follower: ScrollFollower

    init(hand: ScrollHand, follower: ScrollFollower) {
        (self.hand, self.follower) = (hand, follower)
    }

    /// The view among those below a node that stands where the follower looks; nil where none is seen.
    ///
    /// SwiftUI's documentation speaks of the first view that is seen, and with an anchor of one that is preferred there: taken as the
    /// view whose point at the anchor is nearest to the window's.
    func found(below node: Node) -> AnyHashable? {
        guard let scroll, let content = scroll.content?.placement?.geometry else { return nil }
        let window = scroll.window
        let axis: Axis = scroll.axes.contains(.vertical) ? .vertical : .horizontal
        let seen = (start: scroll.offset[axis], end: scroll.offset[axis] + window[axis])
        var best: (key: AnyHashable, distance: CGFloat)?
        node.walkTargets { key, target in
            guard var frame = target.convert(CGRect(origin: .zero, size: target.size), to: content) else { return }
            if scroll.content?.isRightToLeft == true { frame.origin.x = content.frame.width - frame.maxX }
            let (start, length) = (frame.origin[axis], frame.size[axis])
            // A line that is seen of a view is less than a pixel.
            guard start + length > seen.start + 0.5, start < seen.end - 0.5 else { return }
            let distance =
                follower.anchor.map { abs(start + $0[axis] * length - seen.start - $0[axis] * window[axis]) } ?? start
            if distance < best?.distance ?? .infinity { best = (key, distance) }
        }
        return best?.key
    }
}

/// Looks, when all is placed, for the view that the user has scrolled to.
struct ScrollTargetFinder: SettleObserver {
    let targets: ScrollTargets

    func observe(_ node: Node, in session: Session) -> SettleChange? {
        guard targets.hand.isHeld, let key = targets.found(below: node), targets.hand.tell(key, targets.follower) else {
            return nil
        }
        session.invalidate()
        return SettleChange(name: nodeName, value: "\(key)")
    }

    var nodeName: String { "scrollTargetLayout" }
}

/// Says that the views inside are those which a scroll view around is scrolled to.
package struct ScrollTargetLayoutModifier: NodeModifier {
    let isEnabled: Bool

    package init(isEnabled: Bool) {
        self.isEnabled = isEnabled
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        guard isEnabled, let targets = scope.environment.scrollTargets else { return node }
        return scope.wrapper(.value(.observer(ScrollTargetFinder(targets: targets)), node), around: node)
    }
}

private enum ScrollTargetsKey: EnvironmentKey { static var defaultValue: ScrollTargets? { nil } }

extension EnvironmentValues {
    /// The targets of the nearest scroll view around; nil where nobody asks for them.
    var scrollTargets: ScrollTargets? {
        get { self[ScrollTargetsKey.self] }
        set { self[ScrollTargetsKey.self] = newValue }
    }
}

extension Node {
    /// Visits the outermost views that have a key or a name, with their geometry.
    fileprivate func walkTargets(_ visit: (AnyHashable, Geometry) -> Void) {
        for child in children {
            if let key = child.keys.first ?? child.label.map(AnyHashable.init), let geometry = child.placement?.geometry
            {
                visit(key, geometry)
            } else {
                child.walkTargets(visit)
            }
        }
    }
}
