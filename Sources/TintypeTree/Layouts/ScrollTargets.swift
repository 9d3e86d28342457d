import Foundation
import TintypeGraphics

/// The views among which a scroll view looks for the one that its user has scrolled to: those of the layouts that say so.
final class ScrollTargets {
    /// The scroll view, made after its content.
    weak var scroll: ScrollContent?
    /// nil for a picture, which nobody scrolls.
    let hand: ScrollHand?
    /// nil where nobody asks where the user scrolls to.
    let follower: ScrollFollower?

    init(hand: ScrollHand?, follower: ScrollFollower?) {
        (self.hand, self.follower) = (hand, follower)
    }

    /// The view among those below a node that stands where the follower looks; nil where none is seen.
    ///
    /// SwiftUI's documentation speaks of the first view that is seen, and with an anchor of one that is preferred there: taken as the
    /// view whose point at the anchor is nearest to the window's.
    func found(below node: Node, at anchor: UnitPoint?) -> AnyHashable? {
        guard let scroll else { return nil }
        let (window, axis) = (scroll.window, scroll.mainAxis)
        let seen = (start: scroll.offset[axis], end: scroll.offset[axis] + window[axis])
        var best: (key: AnyHashable, distance: CGFloat)?
        for (key, frame) in scroll.targetFrames(below: node) {
            let (start, length) = (frame.origin[axis], frame.size[axis])
            // A line that is seen of a view is less than a pixel.
            guard start + length > seen.start + 0.5, start < seen.end - 0.5 else { continue }
            let distance =
                anchor.map { abs(start + $0[axis] * length - seen.start - $0[axis] * window[axis]) } ?? start
            if distance < best?.distance ?? .infinity { best = (key, distance) }
        }
        return best?.key
    }
}

/// Looks, when all is placed, for the view that the user has scrolled to.
struct ScrollTargetFinder: SettleObserver {
    let targets: ScrollTargets

    func observe(_ node: Node, in session: Session) -> SettleChange? {
        guard let hand = targets.hand, hand.isHeld, !hand.isAligning, let follower = targets.follower,
            let key = targets.found(below: node, at: follower.anchor), hand.tell(key, follower)
        else { return nil }
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

private enum AsksScrollTargetsKey: EnvironmentKey { static let defaultValue = false }
private enum ScrollTargetsKey: EnvironmentKey { static var defaultValue: ScrollTargets? { nil } }

extension EnvironmentValues {
    /// Indicates whether somebody asks for the targets of the nearest scroll views inside.
    package var asksScrollTargets: Bool {
        get { self[AsksScrollTargetsKey.self] }
        set { self[AsksScrollTargetsKey.self] = newValue }
    }

    /// The targets of the nearest scroll view around; nil where nobody asks for them.
    var scrollTargets: ScrollTargets? {
        get { self[ScrollTargetsKey.self] }
        set { self[ScrollTargetsKey.self] = newValue }
    }
}

extension ScrollContent {
    /// The views that are there of the layouts that say that they may be scrolled to, each with its frame in points from the content's
    /// leading top corner.
    var targetFrames: [(key: AnyHashable, frame: CGRect)] {
        var frames: [(key: AnyHashable, frame: CGRect)] = []
        func visit(_ node: Node) {
            if case .value(.observer(let finder as ScrollTargetFinder), _) = node.kind, finder.targets.scroll === self {
                frames += targetFrames(below: node)
            } else {
                for child in node.children { visit(child) }
            }
        }
        if let content { visit(content) }
        return frames
    }

    /// The outermost views below a node that have a key or a name.
    func targetFrames(below node: Node) -> [(key: AnyHashable, frame: CGRect)] {
        guard let content, let geometry = content.placement?.geometry else { return [] }
        var frames: [(key: AnyHashable, frame: CGRect)] = []
        node.walkTargets { key, target in
            guard var frame = target.convert(CGRect(origin: .zero, size: target.size), to: geometry) else { return }
            if content.isRightToLeft { frame.origin.x = geometry.frame.width - frame.maxX }
            frames.append((key, frame))
        }
        return frames
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
