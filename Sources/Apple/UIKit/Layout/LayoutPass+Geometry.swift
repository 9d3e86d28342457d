import Foundation

extension CGSize {
    /// The length along an axis.
    subscript(axis: NSLayoutConstraint.Axis) -> Double { Double(axis == .horizontal ? width : height) }
}

extension CGPoint {
    /// The place along an axis.
    subscript(axis: NSLayoutConstraint.Axis) -> Double { Double(axis == .horizontal ? x : y) }
}

extension UIEdgeInsets {
    /// The distances at both ends of an axis.
    subscript(axis: NSLayoutConstraint.Axis) -> (before: Double, after: Double) {
        axis == .horizontal ? (Double(left), Double(right)) : (Double(top), Double(bottom))
    }
}

extension UIView {
    /// The insets of the rectangle for alignment along an axis, in points.
    func alignment(_ axis: NSLayoutConstraint.Axis) -> (before: Double, after: Double) { alignmentRectInsets[axis] }

    /// The frame as it were without a transform, in points.
    var untransformedFrame: CGRect {
        CGRect(
            x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height,
            width: bounds.width, height: bounds.height)
    }

    /// Sets the frame as it were without a transform, which is kept.
    func setUntransformedFrame(_ frame: CGRect) {
        if bounds.size != frame.size { bounds.size = frame.size }
        let center = CGPoint(
            x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
        if self.center != center { self.center = center }
    }

    /// The shares of a change of the length around that the margin before the view and the view's length take by its mask.
    func autoresizingShares(_ axis: NSLayoutConstraint.Axis) -> (margin: Double, length: Double) {
        let isHorizontal = axis == .horizontal
        let flexible = [
            autoresizingMask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin),
            autoresizingMask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight),
            autoresizingMask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin),
        ]
        guard flexible.contains(true) else { return (0, 0) }
        let (start, length) = (untransformedFrame.origin[axis], bounds.size[axis])
        let around = superview.map { $0.bounds.size[axis] } ?? 0
        let lengths = zip(flexible, [start, length, around - start - length]).map { $0 ? $1 : 0 }
        let total = lengths.reduce(0, +)
        let shares = zip(flexible, lengths).map { isFlexible, length in
            guard isFlexible else { return 0.0 }
            return total > 0 ? length / total : 1 / Double(flexible.count { $0 })
        }
        return (shares[0], shares[1])
    }

    /// Indicates whether a view or a guide is inside of this view.
    func isAround(_ item: AnyObject) -> Bool {
        if let guide = item as? UILayoutGuide {
            return guide.owningView.map { $0 !== self && $0.isDescendant(of: self) || guide.kind == .own } ?? false
        }
        return (item as? UIView).map { $0 !== self && $0.isDescendant(of: self) } ?? false
    }
}
