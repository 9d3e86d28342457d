import Foundation
import TintypeGraphics

/// `onScrollTargetVisibilityChange`: told of the views that the first scroll view inside shows, of its layouts that say that they may be
/// scrolled to, whenever they are others than in the round before.
package struct ScrollTargetSightModifier: NodeModifier, SettleObserver {
    /// The part of a view that must be seen, 0...1.
    let threshold: Double
    let action: ([AnyHashable]) -> Void

    package init(threshold: Double, action: @escaping ([AnyHashable]) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.value(.observer(self), node), around: node)
    }

    package func observe(_ node: Node, in session: Session) -> SettleChange? {
        guard let scroll = node.firstScroll, scroll.hand?.isAligning != true else { return nil }
        let port = CGRect(origin: scroll.offset, size: scroll.window)
        let seen = scroll.targetFrames.filter { isSeen($0.frame, in: port) }.map(\.key)
        let before = session.reported[node.id, of: self, as: [AnyHashable].self]
        guard before ?? [] != seen else { return nil }
        session.reported[node.id, of: self, as: [AnyHashable].self] = seen
        action(seen)
        return SettleChange(name: "\(nodeName) of \(node.nameForPeople)", value: "\(seen)")
    }

    private func isSeen(_ frame: CGRect, in port: CGRect) -> Bool {
        let part = frame.intersection(port)
        let (shown, whole) = (part.isNull ? 0 : part.width * part.height, frame.width * frame.height)
        return shown > 0 && shown >= whole * threshold - 0.001
    }

    package var nodeName: String { "onScrollTargetVisibilityChange" }
}
