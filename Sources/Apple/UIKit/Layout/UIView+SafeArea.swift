import Foundation

extension UIView {
    /// The safe area that the views around leave, in points: as much of theirs as reaches into the view.
    var inheritedSafeArea: UIEdgeInsets {
        if let surroundings { return surroundings.safeArea }
        guard let superview else { return .zero }
        let (outer, bounds) = (superview.safeAreaForSubviews, superview.bounds)
        guard outer != .zero else { return .zero }
        return UIEdgeInsets(
            top: max(0, outer.top - (frame.minY - bounds.minY)), left: max(0, outer.left - (frame.minX - bounds.minX)),
            bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
            right: max(0, outer.right - (bounds.maxX - frame.maxX)))
    }

    /// Tells the view and all inside of another safe area, and lays them out again.
    func safeAreaDidChange() {
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        constraintsDidChange()
        for view in subviews { view.safeAreaDidChange() }
    }

    /// The margins inside of the view's bounds, in points: those that were said or the system's, those of the view around where it
    /// asks for them, and the safe area.
    ///
    /// UIKit's own are 8 points. A view controller's view has those that the system says at least, unless its controller says
    /// that it need not.
    var margins: NSDirectionalEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var margins = ownMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        if let controller, ownMargins == nil || controller.viewRespectsSystemMinimumLayoutMargins {
            let least = controller.systemMinimumLayoutMargins
            let said = ownMargins ?? .zero
            margins = NSDirectionalEdgeInsets(
                top: max(said.top, least.top), leading: max(said.leading, least.leading),
                bottom: max(said.bottom, least.bottom), trailing: max(said.trailing, least.trailing))
        }
        if preservesSuperviewLayoutMargins, let superview {
            let (outer, bounds) = (superview.margins, superview.bounds)
            let (left, right) = (frame.minX - bounds.minX, bounds.maxX - frame.maxX)
            margins.top = max(margins.top, outer.top - (frame.minY - bounds.minY))
            margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
            margins.leading = max(margins.leading, outer.leading - (isRightToLeft ? right : left))
            margins.trailing = max(margins.trailing, outer.trailing - (isRightToLeft ? left : right))
        }
        if insetsLayoutMarginsFromSafeArea {
            let safe = safeAreaInsets.directional(isRightToLeft ? .rightToLeft : .leftToRight)
            margins.top += safe.top
            margins.bottom += safe.bottom
            margins.leading += safe.leading
            margins.trailing += safe.trailing
        }
        return margins
    }

    /// The margin of the system at the sides of a page or a list, in points: 16, and 20 from a width of 414 points on.
    var sideMargin: CGFloat { bounds.width < 414 ? 16 : 20 }
}

extension UIEdgeInsets {
    static func + (insets: UIEdgeInsets, others: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: insets.top + others.top, left: insets.left + others.left, bottom: insets.bottom + others.bottom,
            right: insets.right + others.right)
    }

    /// The insets by the direction of reading.
    func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
        direction == .rightToLeft
            ? NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
            : NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets by sides, for a direction of reading.
    func fixed(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        direction == .rightToLeft
            ? UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
            : UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    }
}
