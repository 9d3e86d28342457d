import Foundation

// The parts of cells that are those of tables and of collections alike.

extension UIView {
    /// Puts views behind all others inside, the first at the very back, as large as the view.
    func putBehind(_ views: [UIView?]) {
        for (index, view) in views.compactMap(\.self).enumerated() {
            if !(subviews.indices.contains(index) && subviews[index] === view) { insertSubview(view, at: index) }
            if view.frame != bounds { view.frame = bounds }
        }
    }

    /// The view of a content in a state: this one, if it can show that, or a new one. Without a content it is a plain view.
    func showing(
        _ content: (any UIContentConfiguration)?, in state: (any UIConfigurationState)?,
        orPlain plain: @autoclosure () -> UIView
    ) -> UIView {
        guard var content else { return self is any UIContentView ? plain() : self }
        if let state { content = content.updated(for: state) }
        guard let view = self as? any UIView & UIContentView, view.supports(content) else {
            return content.makeContentView()
        }
        view.configuration = content
        return view
    }

    /// Leaves the place among the superview's subviews to another view.
    func giveWay(to view: UIView) {
        superview?.insertSubview(view, belowSubview: self)
        removeFromSuperview()
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
