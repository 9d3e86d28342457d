import Foundation

extension UIView {
    /// Called when the constraints of this view's tree, their constants or a content's size changed.
    func constraintsDidChange() {
        let record = outermost.layoutRecord
        guard !record.needsSolving else { return }
        record.needsSolving = true
        lookDidChange()
    }

    /// Called when the place of the view was set: constraints may follow a view that follows its mask.
    func placeDidChange() { if translatesAutoresizingMaskIntoConstraints, superview != nil { constraintsDidChange() } }

    /// Finds the frames that the constraints of the tree below this outermost view give, and marks the views whose insides change.
    func solveConstraints() {
        guard layoutRecord.needsSolving else { return }
        layoutRecord.needsSolving = false
        let pass = LayoutPass(self)
        let isNeeded = pass.isNeeded
        if isNeeded { pass.solve() }
        for view in pass.views {
            if isNeeded { view.takeGuides(pass) }
            guard let superview = view.superview, view !== self else { continue }
            let isSolved = pass.isSolved(view)
            let frame = isSolved ? pass.frame(of: view, in: superview) : nil
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
            guard let frame = view.layoutRecord.solved, !view.translatesAutoresizingMaskIntoConstraints else {
                continue
            }
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
        func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
            let (before, after) = alignment(axis)
            let length = CGFloat((pass.length(of: self, axis) ?? 0) + before + after)
            let pixels = (length * pass.scale - 1e-3).rounded(.up)
            return pixels > 0 ? pixels / pass.scale : 0
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
        guard let superview else { return }
        let outer = sequence(first: superview, next: \.superview).filter { !$0.constraints.isEmpty }
        guard !outer.isEmpty else { return }
        var items: Set<ObjectIdentifier> = []
        collectItems(into: &items)
        for view in outer { view.uninstallConstraints { $0.refers(to: items) } }
    }

    /// Collects what constraints may refer to: this view, the views inside, and the guides of all of them.
    private func collectItems(into items: inout Set<ObjectIdentifier>) {
        items.insert(ObjectIdentifier(self))
        for guide in layoutRecord.guides { items.insert(ObjectIdentifier(guide)) }
        for guide in layoutRecord.systemGuides.values { items.insert(ObjectIdentifier(guide)) }
        for view in subviews { view.collectItems(into: &items) }
    }

    /// Takes constraints out of the view's list, all at once.
    private func uninstallConstraints(where isDropped: (NSLayoutConstraint) -> Bool) {
        let count = constraints.count
        constraints.removeAll { constraint in
            guard isDropped(constraint) else { return false }
            constraint.holder = nil
            return true
        }
        if constraints.count != count { constraintsDidChange() }
    }
}

extension LayoutPass {
    /// The frame that was found for a view, with its edges on pixels, in points. A length that is a number of pixels is kept.
    func frame(of view: UIView, in superview: UIView) -> CGRect {
        let scale = Double(scale)
        func edges(_ axis: Axis) -> (start: Double, length: Double) {
            let (start, length) = found(view, in: superview, axis)
            func pixels(_ value: Double) -> Double { (value * scale + 1e-6).rounded() }
            let isWhole = abs(pixels(length) - length * scale) < 1e-3
            let count = isWhole ? pixels(length) : pixels(start + length) - pixels(start)
            return (pixels(start) / scale, max(0, count) / scale)
        }
        let (x, y) = (edges(.horizontal), edges(.vertical))
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// The number of pixels in a point.
    var scale: CGFloat {
        let scale = root.traitCollection.displayScale
        return scale > 0 ? scale : root.contentScaleFactor
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
