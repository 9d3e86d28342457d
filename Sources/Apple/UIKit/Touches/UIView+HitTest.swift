import Foundation

extension UIView {
    /// The innermost view in front at a point of this one, in points, that takes touches; nil where there is none.
    func innermost(at point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        return subviews.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: self), with: event) }.first
            ?? self
    }

    /// The view that a finger meets at a point of this one, which SwiftUI shows, as UIKit finds it; where a picture has taken the place of
    /// views, the view with the picture. nil where there is none.
    func hitView(at point: CGPoint) -> UIView? {
        guard let hit = hitTest(UIView.exact(point), with: nil) else { return nil }
        let around = sequence(first: hit, next: \.superview).prefix { $0 !== superview }
        return around.last { !$0.drawsSubviews } ?? hit
    }

    /// The same for a stage that asks each view of the tree whether it is met: it is found once for all of them.
    func hitViewOfQuestion(at point: CGPoint) -> UIView? {
        let point = UIView.exact(point)
        if let known = surroundings?.changes.hit, known.point == point { return known.view }
        let found = hitView(at: point)
        surroundings?.changes.hit = (point, found)
        return found
    }

    /// A point that came through several transforms without the traces that they leave.
    private static func exact(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * 1_000).rounded() / 1_000, y: (point.y * 1_000).rounded() / 1_000)
    }

    /// The view that SwiftUI shows with this one inside.
    var hostedRoot: UIView? { surroundings == nil ? superview?.hostedRoot : self }
}
