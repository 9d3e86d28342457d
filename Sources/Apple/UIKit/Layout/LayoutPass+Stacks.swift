import Foundation

extension LayoutPass {
    /// Adds the rows of a stack along one axis: those of its distribution or those of its alignment.
    ///
    /// UIKit arranges views by constraints of these kinds and priorities, as UIKit's `constraints` of a stack show them.
    func addRows(of stack: UIStackView, _ axis: Axis) {
        guard !stack.arrangedSubviews.isEmpty, spans[axis]?[ObjectIdentifier(stack)] != nil else { return }
        let rows = StackRows(pass: self, stack: stack, axis: axis)
        if axis == stack.axis { rows.distribute() } else { rows.align() }
    }
}

/// The rows of a stack along one axis, read from the side where the arrangement begins.
@MainActor
private struct StackRows {
    let pass: LayoutPass
    let stack: UIStackView
    let axis: NSLayoutConstraint.Axis
    let isMirrored: Bool
    let shown: [UIView]
    /// The stretch that the views fill: the stack's, or what its margins leave.
    let canvas: LayoutPass.Span

    init(pass: LayoutPass, stack: UIStackView, axis: NSLayoutConstraint.Axis) {
        (self.pass, self.stack, self.axis) = (pass, stack, axis)
        isMirrored = axis == .horizontal && pass.isRightToLeft(stack)
        shown = stack.shownSubviews
        let whole = pass.spans[axis]![ObjectIdentifier(stack)]!
        let canvas = stack.isLayoutMarginsRelativeArrangement ? pass.marginSpan(stack, axis) : whole
        self.canvas = isMirrored ? canvas.mirrored : canvas
    }

    private func span(_ view: UIView) -> LayoutPass.Span {
        let span = pass.spans[axis]?[ObjectIdentifier(view)] ?? canvas
        return isMirrored ? span.mirrored : span
    }

    private func require(_ form: LinearForm, _ relation: ConstraintSolver.Relation = .zero, _ priority: Double = 1000) {
        pass.solver.add(form, relation, priority: priority)
    }

    // MARK: Distribution

    func distribute() {
        for view in stack.arrangedSubviews where view.isHidden { require(span(view).length, .zero, 999.999) }
        placeHidden()
        guard let first = shown.first, let last = shown.last else { return require(canvas.length, .zero, 0.001) }
        require(span(first).start - canvas.start)
        require(span(last).end - canvas.end)
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (view, next) in zip(shown, shown.dropFirst()) {
            let (end, start) = facing(view, next)
            require(start - end - stack.distance(after: view), isSpread ? .atLeastZero : .zero)
        }
        switch stack.distribution {
        case .fill: keepOrder()
        case .fillEqually:
            keepOrder()
            for view in shown.dropFirst() { require(span(view).length - span(first).length) }
        case .fillProportionally: shareProportionally()
        case .equalSpacing, .equalCentering: spread()
        }
    }

    /// The end of a view and the start of the next one, or their baselines.
    private func facing(_ view: UIView, _ next: UIView) -> (LinearForm, LinearForm) {
        guard stack.isBaselineRelativeArrangement, axis == .vertical else { return (span(view).end, span(next).start) }
        return (pass.baseline(view, isFirst: false), pass.baseline(next, isFirst: true))
    }

    /// Hidden views are empty, between those around them.
    private func placeHidden() {
        var previous: UIView?
        for (index, view) in stack.arrangedSubviews.enumerated() {
            guard view.isHidden else {
                previous = view
                continue
            }
            let next = stack.arrangedSubviews[index...].first { !$0.isHidden }
            if let previous {
                let half = next == nil ? 0 : stack.distance(after: previous) / 2
                require(span(view).start - span(previous).end - half, .zero, 50)
            } else {
                require(span(view).end - (next.map { span($0).start } ?? canvas.start), .zero, 50)
            }
        }
    }

    /// Of views that hug their contents alike the first is stretched first, and compressed first.
    private func keepOrder() {
        for (index, view) in shown.enumerated().dropFirst() {
            guard let length = pass.contentLength(view, axis), length > 0 else { continue }
            let hugging = Double(view.contentHuggingPriority(for: axis).rawValue)
            let resistance = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
            let more = 0.001 * Double(index)
            if hugging < 999 { require(span(view).length - length, .atMostZero, hugging + more) }
            if resistance < 999 { require(span(view).length - length, .atLeastZero, resistance + more) }
        }
    }

    private func shareProportionally() {
        let lengths = shown.map { view in
            pass.contentLength(view, axis)
                ?? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)[axis]
        }
        let spacing = shown.dropLast().reduce(0) { $0 + stack.distance(after: $1) }
        let total = lengths.reduce(spacing) { $0 + max(0, $1) }
        let isAlone = lengths.count { $0 > 0 } == 1
        for (view, length) in zip(shown, lengths) {
            guard length > 0, total > 0 else {
                require(span(view).length)
                continue
            }
            let index = Double(stack.arrangedSubviews.firstIndex { $0 === view } ?? 0)
            require(
                span(view).length - canvas.length * (length / total), .zero, isAlone ? 1000 : max(1, 999 - index))
        }
    }

    /// The distances between the views, or between their middles, are equal.
    private func spread() {
        let isCentering = stack.distribution == .equalCentering
        let gaps = zip(shown, shown.dropFirst()).map { view, next in
            guard !isCentering else { return span(next).center - span(view).center }
            let (end, start) = facing(view, next)
            return start - end
        }
        for (index, gap) in gaps.enumerated().dropFirst() {
            let place = Double(stack.arrangedSubviews.firstIndex { $0 === shown[index] } ?? 0)
            require(gap - gaps[0], .zero, isCentering ? max(1, 150 - place) : 1000)
        }
        if gaps.count > 0 { require(pass.spans[axis]![ObjectIdentifier(stack)]!.length, .zero, 49) }
    }

    // MARK: Alignment

    func align() {
        let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        let isIgnored = isBaseline && axis == .horizontal
        guard stack.alignment != .fill else { return fill() }
        let spanner = LayoutPass.Span(
            start: LinearForm(variable: pass.solver.variable()),
            length: LinearForm(variable: pass.solver.variable(isNonnegative: true)))
        if !isIgnored { alignEach() }
        for view in stack.arrangedSubviews { require(span(view).length, .zero, 25) }
        require(spanner.length, .zero, shown.isEmpty ? 0.001 : 51)
        connect(spanner, isIgnored)
        for view in shown {
            let span = span(view)
            let (isLeading, isTrailing) = (stack.alignment == .leading, stack.alignment == .trailing)
            require(spanner.start - span.start, isLeading ? .zero : .atMostZero, isLeading ? 999.5 : 1000)
            require(spanner.end - span.end, isTrailing ? .zero : .atLeastZero, isTrailing ? 999.5 : 1000)
        }
    }

    /// Hidden views are as wide as the others, and make the others so, as in UIKit; not where all are hidden.
    private func fill() {
        guard !shown.isEmpty else { return require(canvas.length, .zero, 0.001) }
        for view in stack.arrangedSubviews {
            require(span(view).start - canvas.start)
            require(span(view).end - canvas.end)
        }
    }

    /// The canvas reaches as far as the views.
    private func connect(_ spanner: LayoutPass.Span, _ isIgnored: Bool) {
        guard let first = shown.first, !isIgnored else {
            require(canvas.start - spanner.start)
            return require(canvas.end - spanner.end)
        }
        let whole = pass.spans[axis]![ObjectIdentifier(stack)]!
        switch stack.alignment {
        case .leading:
            require(canvas.start - span(first).start)
            require(canvas.end - spanner.end)
        case .trailing:
            require(canvas.start - spanner.start)
            require(canvas.end - span(first).end)
        case .firstBaseline:
            require(canvas.start - span(first).start, .atMostZero)
            require(canvas.end - spanner.end)
            require(whole.length, .zero, 49)
        case .lastBaseline:
            require(canvas.start - spanner.start)
            require(canvas.end - span(first).end, .atLeastZero)
            require(whole.length, .zero, 49)
        case .center, .fill:
            require(canvas.start - spanner.start)
            require(canvas.end - spanner.end)
            require(canvas.center - span(first).center)
        }
    }

    /// Each view is aligned with the first that is shown.
    private func alignEach() {
        guard let first = shown.first ?? stack.arrangedSubviews.first else { return }
        func hasBaseline(_ view: UIView, _ isFirst: Bool) -> Bool {
            (isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout).baselines != nil
        }
        for view in stack.arrangedSubviews where view !== first {
            let (one, other) = (span(first), span(view))
            switch stack.alignment {
            case .leading: require(one.start - other.start)
            case .trailing: require(one.end - other.end)
            case .center, .fill: require(one.center - other.center)
            case .firstBaseline, .lastBaseline:
                let isFirst = stack.alignment == .firstBaseline
                if hasBaseline(first, isFirst), hasBaseline(view, isFirst) {
                    require(pass.baseline(first, isFirst: isFirst) - pass.baseline(view, isFirst: isFirst))
                } else {
                    require(isFirst ? one.start - other.start : one.end - other.end)
                }
            }
        }
    }
}
