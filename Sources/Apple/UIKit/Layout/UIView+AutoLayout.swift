import Foundation

extension UIView {
    /// Called when the constraints of this view's tree, their constants or a content's size changed.
    func constraintsDidChange() { outermost.layoutRecord.needsSolving = true }

    /// Finds the frames that the constraints of the tree below this outermost view give, and marks the views whose insides change.
    func solveConstraints() {
        guard layoutRecord.needsSolving else { return }
        layoutRecord.needsSolving = false
        let pass = LayoutPass(self)
        guard pass.isNeeded else { return }
        pass.solve()
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : contentScaleFactor
        for view in pass.views {
            view.takeGuides(pass)
            guard let superview = view.superview, view !== self else { continue }
            let isSolved = pass.isSolved(view)
            let frame = isSolved ? pass.frame(of: view, in: superview, scale) : nil
            view.layoutRecord.isAmbiguous = isSolved && pass.isAmbiguous(view)
            guard frame != view.layoutRecord.solved else { continue }
            view.layoutRecord.solved = frame
            if frame != nil { superview.setNeedsLayout() }
        }
    }

    /// Gives the views inside the frames that their constraints gave.
    func applyConstraints() {
        var isChanged = false
        for view in subviews {
            guard let frame = view.layoutRecord.solved, !view.translatesAutoresizingMaskIntoConstraints else { continue }
            guard !view.untransformedFrame.isNear(frame) else { continue }
            view.setUntransformedFrame(frame)
            isChanged = true
        }
        // Margins and safe areas depend on places.
        if isChanged { constraintsDidChange() }
    }

    private func takeGuides(_ pass: LayoutPass) {
        for guide in layoutRecord.guides {
            let (x, y) = (pass.found(guide, in: self, .horizontal), pass.found(guide, in: self, .vertical))
            guide.solved = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
            guide.isAmbiguous = pass.isAmbiguous(guide)
        }
        guard let scroll = self as? UIScrollView else { return }
        var size = scroll.contentSize
        if let width = pass.foundContent(scroll, .horizontal) { size.width = CGFloat(width) }
        if let height = pass.foundContent(scroll, .vertical) { size.height = CGFloat(height) }
        if abs(size.width - scroll.contentSize.width) > 1e-4 || abs(size.height - scroll.contentSize.height) > 1e-4 {
            scroll.contentSize = size
        }
    }

    /// The size of the view with which its constraints come nearest to a size, in points.
    func fittingSize(
        _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        let fitting = LayoutPass.Fitting(
            size: size, horizontal: Double(horizontal.rawValue), vertical: Double(vertical.rawValue))
        let pass = LayoutPass(self, fitting: fitting)
        pass.solve()
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : contentScaleFactor
        func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
            let (before, after) = alignment(axis)
            let length = CGFloat((pass.length(of: self, axis) ?? 0) + before + after)
            return ((length * scale - 1e-3).rounded(.up) / scale)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// The constraints in this view and those around that refer to a view or a guide along an axis.
    func constraints(about item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
            [constraint.first, constraint.second].contains { $0.item === item && $0.axis == axis }
        }
    }

    /// Takes away the constraints of the views around that refer to this view or to what is inside of it.
    func dropOuterConstraints() {
        for outer in sequence(first: superview, next: { $0?.superview }) {
            guard let outer else { return }
            let dropped = outer.constraints.filter { constraint in
                (constraint.first.views + constraint.second.views).contains { $0.isDescendant(of: self) }
            }
            dropped.forEach(outer.removeConstraint)
        }
    }
}

extension LayoutPass {
    /// The frame that was found for a view, with its edges on pixels, in points. A length that is a number of pixels is kept.
    func frame(of view: UIView, in superview: UIView, _ scale: CGFloat) -> CGRect {
        func rounded(_ value: Double) -> Double { (value * Double(scale) + 1e-6).rounded() / Double(scale) }
        func edges(_ axis: Axis) -> (start: Double, length: Double) {
            let (start, length) = found(view, in: superview, axis)
            let (first, whole) = (rounded(start), max(0, rounded(length)))
            return (first, abs(whole - length) < 1e-4 ? whole : max(0, rounded(start + length) - first))
        }
        let (x, y) = (edges(.horizontal), edges(.vertical))
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
}

extension CGRect {
    /// Indicates whether two rectangles differ by less than can be seen.
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-4 && abs(minY - other.minY) < 1e-4 && abs(width - other.width) < 1e-4
            && abs(height - other.height) < 1e-4
    }
}

extension UIScrollView {
    /// Makes one of the guides of the content and the frame.
    func scrollGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.become(kind, of: self)
        return guide
    }
}
