import Foundation

/// The places of the parts of a view tree along both axes, as forms of a solver's variables.
///
/// Each view with constraints has a variable for its start in the view around and one for its length. A view that follows its
/// mask is at a fixed place, or one that its mask makes of the length around.
@MainActor
final class LayoutPass {
    typealias Axis = NSLayoutConstraint.Axis

    /// A stretch of an axis: the start in the outermost view's coordinates, and the length.
    struct Span {
        var start: LinearForm
        var length: LinearForm
        var end: LinearForm { start + length }
        var center: LinearForm { start + length * 0.5 }
        /// The stretch as it is read from the other side.
        var mirrored: Span { Span(start: -end, length: length) }

        /// The stretch without the distances at its ends.
        func inset(_ before: Double, _ after: Double) -> Span {
            Span(start: start + before, length: length - (before + after))
        }
    }

    /// The size that a tree is to fit, with the priorities of its lengths.
    struct Fitting {
        var size: CGSize
        var horizontal: Double
        var vertical: Double
    }

    /// The outermost view, and the size that it is to fit; without one it keeps its own.
    let root: UIView
    private let fitting: Fitting?
    /// The views of the tree, the outer ones first, and their constraints in the order in which they were made active.
    let views: [UIView]
    let constraints: [NSLayoutConstraint]
    /// The views and guides that a constraint or a stack refers to.
    private var referred: Set<ObjectIdentifier> = []

    var solver = ConstraintSolver()
    /// The stretches of the views and guides for alignment, and those of what scroll views scroll.
    private(set) var spans: [Axis: [ObjectIdentifier: Span]] = [:]
    private(set) var contents: [Axis: [ObjectIdentifier: Span]] = [:]
    /// The constraints of the rows.
    private var sources: [Int: NSLayoutConstraint] = [:]
    /// The lengths that were found, which say how high the contents are.
    private var lengths: [ObjectIdentifier: Double] = [:]
    private var contentSizes: [ObjectIdentifier: (width: Double?, size: CGSize)] = [:]
    private var directions: [ObjectIdentifier: Bool] = [:]

    init(_ root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
        var (views, index) = ([root], 0)
        while index < views.count {
            views += views[index].subviews
            index += 1
        }
        self.views = views
        constraints = views.flatMap(\.constraints).sorted { $0.order < $1.order }
        for constraint in constraints {
            for part in [constraint.first, constraint.second] {
                for item in [part.item, part.start?.item] { if let item { referred.insert(ObjectIdentifier(item)) } }
            }
        }
        for case let stack as UIStackView in views {
            for view in stack.arrangedSubviews { referred.insert(ObjectIdentifier(view)) }
            if !stack.arrangedSubviews.isEmpty { referred.insert(ObjectIdentifier(stack)) }
        }
    }

    /// Indicates whether constraints say where a view is; the outermost has its place.
    func isSolved(_ view: UIView) -> Bool {
        guard view !== root, !view.translatesAutoresizingMaskIntoConstraints else { return false }
        if referred.contains(ObjectIdentifier(view)) { return true }
        let size = view.intrinsicContentSize
        return (size.width >= 0 || size.height >= 0) && view.bounds.size == .zero
    }

    /// Indicates whether a tree has anything to solve.
    var isNeeded: Bool { fitting != nil || views.contains(where: isSolved) || !constraints.isEmpty }

    /// The result of solving: values, by axis.
    private(set) var values: [Axis: ConstraintSolver.Solution] = [:]

    /// Finds the places: along the width first, and along the height with the widths that were found. If constraints bind the
    /// axes together, both are found at once, and again while the heights of contents change.
    func solve() {
        let isCoupled = constraints.contains { constraint in
            guard let axis = constraint.first.axis, let other = constraint.second.axis else { return false }
            return axis != other && constraint.second.item != nil
        }
        guard isCoupled else {
            solve([.horizontal])
            takeLengths()
            solve([.vertical])
            return
        }
        for _ in 0..<4 {
            let old = lengths
            solve([.horizontal, .vertical])
            takeLengths()
            if lengths == old { return }
        }
    }

    private func solve(_ axes: [Axis]) {
        solver = ConstraintSolver()
        sources = [:]
        for axis in axes { makeSpans(axis) }
        for axis in axes { addContents(axis) }
        for case let stack as UIStackView in views { for axis in axes { addRows(of: stack, axis) } }
        for constraint in constraints { add(constraint, axes) }
        let known = root.layoutRecord.known[axes]
        let solution = known.flatMap { $0.solver == solver ? $0.solution : nil } ?? solver.solved()
        if fitting == nil { root.layoutRecord.known[axes] = (solver, solution) }
        for axis in axes { values[axis] = solution }
        for row in solution.broken { if let source = sources[row] { report(source) } }
    }

    private func takeLengths() {
        for view in views { if let length = length(of: view, .horizontal) { lengths[ObjectIdentifier(view)] = length } }
    }

    private func report(_ constraint: NSLayoutConstraint) {
        guard !constraint.isReported, fitting == nil, !root.bounds.isEmpty else { return }
        constraint.isReported = true
        NSLayoutConstraint.complain(
            "Unable to simultaneously satisfy constraints. Will attempt to recover by breaking constraint \(constraint)"
        )
    }

    // MARK: Places

    private func makeSpans(_ axis: Axis) {
        (spans[axis], contents[axis]) = ([:], [:])
        for view in views {
            let span = makeSpan(view, axis)
            spans[axis]![ObjectIdentifier(view)] = span
            let inside = boundsStart(view, axis)
            for guide in view.layoutRecord.guides { spans[axis]![ObjectIdentifier(guide)] = freeSpan(inside) }
            if view is UIScrollView {
                let length = LinearForm(variable: solver.variable(isNonnegative: true))
                contents[axis]![ObjectIdentifier(view)] = Span(start: inside, length: length)
                solver.add(length, .atMostZero, priority: 0.5)
            }
        }
    }

    private func freeSpan(_ origin: LinearForm) -> Span {
        let start = LinearForm(variable: solver.variable())
        return Span(start: origin + start, length: LinearForm(variable: solver.variable(isNonnegative: true)))
    }

    private func makeSpan(_ view: UIView, _ axis: Axis) -> Span {
        let (before, after) = view.alignment(axis)
        guard view !== root else {
            guard let fitting else {
                return Span(start: LinearForm(), length: LinearForm(view.bounds.size[axis])).inset(before, after)
            }
            let span = Span(
                start: LinearForm(before), length: LinearForm(variable: solver.variable(isNonnegative: true)))
            let error = span.length + (before + after - fitting.size[axis])
            let priority = axis == .horizontal ? fitting.horizontal : fitting.vertical
            solver.add(error, .zero, priority: min(priority, 1000))
            return span
        }
        let outer = view.superview ?? root
        let origin = boundsStart(outer, axis)
        guard !isSolved(view) else { return freeSpan(origin) }
        let (start, length) = (view.untransformedFrame.origin[axis], view.bounds.size[axis])
        var span = Span(start: origin + start, length: LinearForm(length))
        let around = frameSpan(outer, axis).length
        if !around.isConstant, outer.autoresizesSubviews, view.translatesAutoresizingMaskIntoConstraints {
            let (old, shares) = (outer.bounds.size[axis], view.autoresizingShares(axis))
            span.start.add(around - old, times: shares.margin)
            span.length.add(around - old, times: shares.length)
        }
        return span.inset(before, after)
    }

    /// The start of a view's own coordinates.
    private func boundsStart(_ view: UIView, _ axis: Axis) -> LinearForm {
        frameSpan(view, axis).start - view.bounds.origin[axis]
    }

    /// The stretch of a view's frame, which is as large as its rectangle for alignment and the insets of that.
    func frameSpan(_ view: UIView, _ axis: Axis) -> Span {
        let (before, after) = view.alignment(axis)
        return (spans[axis]?[ObjectIdentifier(view)] ?? Span(start: LinearForm(), length: LinearForm())).inset(
            -before, -after)
    }

    /// The stretch inside of a view's margins.
    func marginSpan(_ view: UIView, _ axis: Axis) -> Span {
        let (before, after) = view.layoutMargins[axis]
        return frameSpan(view, axis).inset(before, after)
    }

    /// The stretch of a view or a guide; nil where it is not in the tree.
    func span(_ item: AnyObject, _ axis: Axis) -> Span? {
        guard let guide = item as? UILayoutGuide, guide.kind != .own else {
            return spans[axis]?[ObjectIdentifier(item)]
        }
        guard let view = guide.owningView, spans[axis]?[ObjectIdentifier(view)] != nil else { return nil }
        if guide.kind == .scrollContent { return contents[axis]?[ObjectIdentifier(view)] }
        let (before, after) = view.systemGuideInsets(guide.kind)[axis]
        return frameSpan(view, axis).inset(before, after)
    }

    // MARK: Rows

    /// The sizes of contents: views hug them, and are not compressed below them.
    private func addContents(_ axis: Axis) {
        for view in views where isSolved(view) || view === root && fitting != nil {
            guard let span = spans[axis]?[ObjectIdentifier(view)] else { continue }
            guard let size = contentLength(view, axis) else { continue }
            let error = span.length - size
            let hugging = Double(view.contentHuggingPriority(for: axis).rawValue)
            let resistance = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
            solver.add(error, .atMostZero, priority: hugging)
            solver.add(error, .atLeastZero, priority: resistance)
        }
    }

    /// The length of a view's content, in points: the height at the width that was found; nil where it has none.
    func contentLength(_ view: UIView, _ axis: Axis) -> Double? {
        guard !(view is UIStackView) else { return nil }
        let width = axis == .vertical ? lengths[ObjectIdentifier(view)] : nil
        if let known = contentSizes[ObjectIdentifier(view)], known.width == width {
            return known.size[axis] >= 0 ? known.size[axis] : nil
        }
        let size = width.map { view.contentSize(fitting: CGFloat($0)) } ?? view.intrinsicContentSize
        contentSizes[ObjectIdentifier(view)] = (width, size)
        return size[axis] >= 0 ? size[axis] : nil
    }

    private func add(_ constraint: NSLayoutConstraint, _ axes: [Axis]) {
        guard let axis = constraint.first.axis, axes.contains(axis), let holder = constraint.holder else { return }
        let isReading = constraint.first.attribute.isReading || constraint.second.attribute.isReading
        let isMirrored = axis == .horizontal && isReading && isRightToLeft(holder)
        let other = constraint.second.item
        guard let first = value(constraint.first, with: other, isMirrored) else { return }
        var error = first - Double(constraint.constant)
        if other != nil || constraint.second.attribute != .notAnAttribute {
            guard let second = value(constraint.second, with: constraint.first.item, isMirrored) else { return }
            let multiplier = Double(constraint.multiplier)
            error.add(second, times: -multiplier)
            if multiplier != 1, !constraint.first.attribute.isLength, constraint.first.start == nil {
                let origin = frameSpan(holder, axis)
                error.add(isMirrored ? origin.mirrored.start : origin.start, times: multiplier - 1)
            }
        }
        let relation: ConstraintSolver.Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .atMostZero
            case .equal: .zero
            case .greaterThanOrEqual: .atLeastZero
            }
        guard constraint.priority.rawValue > 0 else { return }
        sources[solver.add(error, relation, priority: Double(constraint.priority.rawValue))] = constraint
    }

    /// The place or the length of a part. The edges of a scroll view are its content's for what is inside of it.
    private func value(_ part: LayoutPart, with other: AnyObject?, _ isMirrored: Bool) -> LinearForm? {
        guard let item = part.item, let axis = part.axis, var span = span(item, axis) else { return nil }
        if let start = part.start {
            guard let from = value(start, with: item, isMirrored) else { return nil }
            let to = value(LayoutPart(item, part.attribute), with: start.item, isMirrored)
            return to.map { $0 - from }
        }
        let view = item as? UIView
        if let view, let scroll = view as? UIScrollView, !part.attribute.isLength, let other,
            scroll.isAround(other), let content = contents[axis]?[ObjectIdentifier(scroll)]
        {
            let isCenter = part.attribute == .centerX || part.attribute == .centerY
            span = isCenter ? Span(start: content.start, length: span.length) : content
        }
        var inner: Span { view.map { marginSpan($0, axis) } ?? span }
        switch part.attribute {
        case .notAnAttribute: return nil
        case .width, .height: return span.length
        case .centerX, .centerY: return isMirrored ? -span.center : span.center
        case .left, .top: return isMirrored ? -span.start : span.start
        case .right, .bottom: return isMirrored ? -span.end : span.end
        case .leading: return isMirrored ? -span.end : span.start
        case .trailing: return isMirrored ? -span.start : span.end
        case .leftMargin, .topMargin: return isMirrored ? -inner.start : inner.start
        case .rightMargin, .bottomMargin: return isMirrored ? -inner.end : inner.end
        case .leadingMargin: return isMirrored ? -inner.end : inner.start
        case .trailingMargin: return isMirrored ? -inner.start : inner.end
        case .centerXWithinMargins, .centerYWithinMargins: return isMirrored ? -inner.center : inner.center
        case .firstBaseline: return view.map { baseline($0, isFirst: true) } ?? span.start
        case .lastBaseline: return view.map { baseline($0, isFirst: false) } ?? span.end
        }
    }

    /// The place of a view's baseline; its edge where it has none.
    func baseline(_ view: UIView, isFirst: Bool) -> LinearForm {
        let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        let view = inner !== view && spans[.vertical]?[ObjectIdentifier(inner)] != nil ? inner : view
        let frame = frameSpan(view, .vertical)
        guard let baselines = view.baselines else {
            let span = spans[.vertical]?[ObjectIdentifier(view)] ?? frame
            return isFirst ? span.start : span.end
        }
        return isFirst ? frame.start + Double(baselines.first) : frame.end - Double(baselines.last)
    }

    /// Indicates whether what is inside of a view reads from right to left.
    func isRightToLeft(_ view: UIView) -> Bool {
        if let known = directions[ObjectIdentifier(view)] { return known }
        let result = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        directions[ObjectIdentifier(view)] = result
        return result
    }

    // MARK: Results

    /// The length that was found for a view's rectangle for alignment, in points.
    func length(of view: UIView, _ axis: Axis) -> Double? {
        guard let values = values[axis]?.values else { return nil }
        return spans[axis]?[ObjectIdentifier(view)]?.length.value(values)
    }

    /// The stretch that was found for a view's frame, or for a guide, in the coordinates of a view around it.
    func found(_ item: AnyObject, in outer: UIView, _ axis: Axis) -> (start: Double, length: Double) {
        guard let values = values[axis]?.values else { return (0, 0) }
        let origin = boundsStart(outer, axis).value(values)
        let span = (item as? UIView).map { frameSpan($0, axis) } ?? span(item, axis)
        return ((span?.start.value(values) ?? 0) - origin, span?.length.value(values) ?? 0)
    }

    /// The length that was found for what a scroll view scrolls; nil where no constraint refers to it.
    func foundContent(_ scroll: UIScrollView, _ axis: Axis) -> Double? {
        guard let values = values[axis]?.values, let content = contents[axis]?[ObjectIdentifier(scroll)] else {
            return nil
        }
        let isBound = constraints.contains { constraint in
            guard constraint.first.axis == axis else { return false }
            let parts = [constraint.first, constraint.second]
            return parts.contains { part in
                if let guide = part.item as? UILayoutGuide {
                    return guide.kind == .scrollContent && guide.owningView === scroll
                }
                guard part.item === scroll, !part.attribute.isLength else { return false }
                return parts.contains { $0.item.map(scroll.isAround) == true }
            }
        }
        return isBound ? content.length.value(values) : nil
    }

    /// Indicates whether other places of a view or a guide would hold as well.
    func isAmbiguous(_ item: AnyObject) -> Bool {
        [Axis.horizontal, .vertical].contains { axis in
            guard let span = spans[axis]?[ObjectIdentifier(item)], let solution = values[axis] else { return false }
            return (span.start.variables + span.length.variables).contains(where: solution.ambiguous.contains)
        }
    }
}
