public import Foundation

extension UIView {
    /// Draws the view with all that is in it, laid out, into a rectangle of the current context, in points; false where
    /// there is no context, or nothing to draw.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let board = DrawingBoard.current, rect.width > 0, rect.height > 0, let items = laidOutItems() else {
            return false
        }
        let bounds = bounds
        board.add { context in
            var own = context
            own.translateBy(x: rect.minX, y: rect.minY)
            own.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
            own.translateBy(x: -bounds.minX, y: -bounds.minY)
            own.draw(items)
        }
        return true
    }

    /// A view that looks as this one does now, and will not change with it.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that looks as a part of this one does now; the part is in points. In another size what is inside of the
    /// insets is stretched.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0, let items = laidOutItems() else { return nil }
        let place = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
        return ViewSnapshot([.group(.transform(place), items)], size: rect.size, caps: capInsets)
    }

    /// The items of the view in its own coordinates, laid out before; nil for a view without a size.
    private func laidOutItems() -> [DisplayItem]? {
        bounds.width > 0 && bounds.height > 0 ? layer.pictureItems() : nil
    }
}

/// The look that a view had.
private final class ViewSnapshot: UIView {
    private let items: [DisplayItem]
    /// In points.
    private let natural: CGSize
    private let caps: UIEdgeInsets

    init(_ items: [DisplayItem], size: CGSize, caps: UIEdgeInsets) {
        (self.items, natural, self.caps) = (items, size, caps)
        super.init(frame: CGRect(origin: .zero, size: size))
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { natural }

    override func draw(_ rect: CGRect) {
        let columns = cuts(caps.left, natural.width - caps.right, natural.width, bounds.width)
        let rows = cuts(caps.top, natural.height - caps.bottom, natural.height, bounds.height)
        for (top, bottom) in zip(rows, rows.dropFirst()) {
            for (left, right) in zip(columns, columns.dropFirst()) {
                draw(
                    CGRect(x: left.old, y: top.old, width: right.old - left.old, height: bottom.old - top.old),
                    in: CGRect(x: left.new, y: top.new, width: right.new - left.new, height: bottom.new - top.new))
            }
        }
    }

    /// The lines between the parts, as they were and as they are now, in points: what is outside of the two keeps its
    /// size.
    private func cuts(
        _ first: CGFloat, _ second: CGFloat, _ old: CGFloat, _ new: CGFloat
    ) -> [(old: CGFloat, new: CGFloat)] {
        [(0, 0), (first, first), (second, new - (old - second)), (old, new)]
    }

    /// Draws a part of the look into a rectangle.
    private func draw(_ part: CGRect, in rect: CGRect) {
        guard part.width > 0, part.height > 0, rect.width > 0, rect.height > 0 else { return }
        let items = items
        DrawingBoard.current?.add { context in
            var own = context
            own.clip(to: Path(rect), style: FillStyle(antialiased: false))
            own.translateBy(x: rect.minX, y: rect.minY)
            own.scaleBy(x: rect.width / part.width, y: rect.height / part.height)
            own.translateBy(x: -part.minX, y: -part.minY)
            own.draw(items)
        }
    }
}
