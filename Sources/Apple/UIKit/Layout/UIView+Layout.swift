import Foundation

extension UIView {
    /// Lays the view out in as many rounds as it takes; see `layoutIfNeeded()`.
    func layOutInRounds() {
        guard layoutRecord.depth < UIView.roundsOfLayout else { return }
        layoutRecord.depth += 1
        defer { layoutRecord.depth -= 1 }
        let outermost = outermost
        for _ in 0..<(layoutRecord.depth == 1 ? UIView.roundsOfLayout : 1) {
            outermost.updateConstraintsIfNeeded()
            outermost.solveConstraints()
            guard layer.layoutOnce() else { return }
        }
    }
    /// The greatest number of rounds in which a layout that changes itself comes to rest.
    private static let roundsOfLayout = 16

    /// Lays the views inside out, with the calls of the view's controller.
    func layOutSubviews() {
        UITraitCollection.performAsCurrent(traitCollection) {
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
    }

    func updateOwnConstraintsIfNeeded() {
        guard layoutRecord.updatesConstraints else { return }
        layoutRecord.updatesConstraints = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    /// Lets the views inside follow their masks from an old size of the view on, in points.
    func autoresizeSubviews(from old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            view.autoresize(from: old, to: bounds.size)
        }
    }
}

extension CGRect {
    /// The rectangle that becomes this one with insets.
    func outset(by insets: UIEdgeInsets) -> CGRect {
        inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
}
