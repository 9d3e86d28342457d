import Foundation

// The parts of cells that are those of tables and of collections alike.

extension UIView {
    /// Puts views behind all others inside, the first at the very back, as large as the view.
    func putBehind(_ views: [UIView]) {
        for (index, view) in views.enumerated() {
            if !(subviews.indices.contains(index) && subviews[index] === view) { insertSubview(view, at: index) }
            if view.frame != bounds { view.frame = bounds }
        }
    }

    /// Rounds the corners of the first and of the last row of a card, and cuts off what is outside of them.
    func roundCard(isFirst: Bool, isLast: Bool) {
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : ListContentMetrics.cardRadius
        layer.maskedCorners = corners
        layer.cornerCurve = .continuous
        layer.masksToBounds = true
    }
}
