/// The frames of a chart's parts, in points from the chart's leading top corner.
struct ChartArrangement {
    typealias Measure = (ChartRole, ProposedViewSize) -> CGSize

    private let plan: ChartPlan
    private let size: CGSize
    private let measure: Measure
    private(set) var plot = CGRect.zero
    /// The parts that are seen. Labels that others leave no room for have no frame.
    private(set) var frames: [ChartRole: CGRect] = [:]

    init(_ plan: ChartPlan, size: CGSize, measure: @escaping Measure) {
        self.plan = plan
        self.size = size
        self.measure = measure
        let legend = ChartLegendPlace(plan.options.legend, measure, size)
        var insets = EdgeInsets()
        legend.addSpace(to: &insets)
        let outside = insets
        let titles = AxisTitles(plan, measure)
        titles.addSpace(to: &insets)
        let inside = insets
        insets = withLabelSpace(insets)
        setPlot(insets)
        makeRoomForAnnotations(&insets)
        place(legend, titles, outside: outside, inside: inside)
        placeAxis(plan.x)
        placeAxis(plan.y)
        placeMarks()
    }

    private mutating func setPlot(_ insets: EdgeInsets) {
        let room = CGRect(
            x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        // A plot may be styled with a size of its own.
        let own = measure(.plot, ProposedViewSize(room.size))
        plot = CGRect(
            x: room.minX, y: room.minY, width: own == .zero ? room.width : own.width,
            height: own == .zero ? room.height : own.height)
        frames[.plot] = plot
    }

    // MARK: Space

    /// The insets with the space for the labels beside the plot.
    private func withLabelSpace(_ base: EdgeInsets) -> EdgeInsets {
        var insets = base
        for (index, part) in plan.y.parts.enumerated() where part.preset != .inset {
            guard let (_, placing) = part.label else { continue }
            let own = measure(.label(.vertical, index), .unspecified)
            let space = own.width + (placing.horizontalSpacing ?? ChartMetrics.labelSpacing)
            if part.edge == .leading {
                insets.leading = max(insets.leading, base.leading + space)
            } else {
                insets.trailing = max(insets.trailing, base.trailing + space)
            }
            // The uppermost label stands half above the plot, if it stands at its end.
            if placing.anchor == nil, !plan.y.domain.isCategory {
                insets.top = max(insets.top, base.top + own.height / 2)
            }
        }
        let width = size.width - insets.leading - insets.trailing
        for (index, part) in plan.x.parts.enumerated() where part.preset != .inset {
            guard let (_, placing) = part.label else { continue }
            let own = labelSize(index, width: width)
            let space = own.height + (placing.verticalSpacing ?? ChartMetrics.labelSpacingBelow)
            if part.edge == .top {
                insets.top = max(insets.top, base.top + space)
            } else {
                insets.bottom = max(insets.bottom, base.bottom + space)
            }
        }
        // Without labels below, the lowest one beside the plot needs its half, too.
        if insets.bottom == base.bottom, insets.top > base.top { insets.bottom += insets.top - base.top }
        return insets
    }

    /// The size of a label of x. A name is shortened to its band, unless too little of it would be left; all other labels are
    /// as long as they are, and so are names of which then only some have room.
    private func labelSize(_ index: Int, width: CGFloat) -> CGSize {
        let own = measure(.label(.horizontal, index), .unspecified)
        guard plan.x.parts[index].shortens(in: plan.x.domain), case .category(let names) = plan.x.domain.kind else {
            return own
        }
        let band = max(width / CGFloat(max(names.count, 1)) - 2, 0)
        guard band < own.width, band >= own.width * ChartMetrics.leastShortened else { return own }
        return measure(.label(.horizontal, index), ProposedViewSize(width: band, height: nil))
    }

    /// Annotations above the plot push it down, unless they are to stay where they are.
    private mutating func makeRoomForAnnotations(_ insets: inout EdgeInsets) {
        let geometry = PlotGeometry(plan, size: plot.size)
        var missing: CGFloat = 0
        for (index, mark) in plan.marks.enumerated() {
            for (number, annotation) in mark.style.annotations.enumerated() {
                guard annotation.overflow.y.kind == .automatic || annotation.overflow.y.kind == .padScale,
                    let frame = annotationFrame(index, number, annotation, geometry)
                else { continue }
                missing = max(missing, -frame.minY)
            }
        }
        guard missing > 0.5, missing < plot.height / 2 else { return }
        insets.top += missing
        setPlot(insets)
    }

    // MARK: Around

    private mutating func place(
        _ legend: ChartLegendPlace, _ titles: AxisTitles, outside: EdgeInsets, inside: EdgeInsets
    ) {
        if let frame = legend.frame(size, plot) { frames[.legend] = frame }
        for (role, frame) in titles.frames(size, plot, outside) { frames[role] = frame }
        if plan.x.options.style != nil {
            frames[.axisArea(.horizontal)] = CGRect(
                x: plot.minX, y: plot.maxY, width: plot.width, height: max(size.height - inside.bottom - plot.maxY, 0))
        }
        if plan.y.options.style != nil {
            let isLeading = plan.y.parts.first?.edge == .leading
            frames[.axisArea(.vertical)] =
                isLeading
                ? CGRect(x: inside.leading, y: plot.minY, width: plot.minX - inside.leading, height: plot.height)
                : CGRect(
                    x: plot.maxX, y: plot.minY, width: max(size.width - inside.trailing - plot.maxX, 0),
                    height: plot.height)
        }
    }

    // MARK: Axes

    private mutating func placeAxis(_ axis: AxisPlan) {
        let scale = axis.scale(plot.size)
        let longest = axis.parts.indices.filter { axis.parts[$0].label != nil }
            .map { measure(.label(axis.axis, $0), .unspecified) }
        let length = longest.map { axis.axis == .horizontal ? $0.height : $0.width }.max() ?? 0
        var collisions = LabelCollisions(axis.axis)
        for (index, part) in axis.parts.enumerated() {
            guard let place = part.position(scale) else { continue }
            // iOS draws no ticks beside the labels of y, unless they are given a length.
            if let tick = part.tickLength, !(tick == .automatic && axis.axis == .vertical) {
                frames[.tick(axis.axis, index)] = tickFrame(part, tick, place, axis.axis, labels: length)
            }
            guard part.label != nil else { continue }
            let frame = labelFrame(index, part, place, axis, scale)
            if collisions.admit(frame, part, axis.domain) { frames[.label(axis.axis, index)] = frame }
        }
    }

    private func tickFrame(
        _ part: AxisPart, _ length: AxisTick.Length.Kind, _ place: CGFloat, _ axis: Axis, labels: CGFloat
    ) -> CGRect {
        let long =
            switch length {
            case .automatic: part.begins && axis == .horizontal ? labels : ChartMetrics.tickLength
            case .fixed(let points): points
            case .label(let more): labels + ChartMetrics.labelSpacing + more
            }
        let width = ChartMetrics.tickWidth
        let offset = part.element.style.offset
        switch (axis, part.edge) {
        case (.horizontal, .top):
            return CGRect(x: plot.minX + place - width / 2, y: plot.minY - long, width: width, height: long)
                .offsetBy(dx: offset.width, dy: offset.height)
        case (.horizontal, _):
            return CGRect(x: plot.minX + place - width / 2, y: plot.maxY, width: width, height: long)
                .offsetBy(dx: offset.width, dy: offset.height)
        case (.vertical, .leading):
            return CGRect(x: plot.minX - long, y: plot.minY + place - width / 2, width: long, height: width)
                .offsetBy(dx: offset.width, dy: offset.height)
        case (.vertical, _):
            return CGRect(x: plot.maxX, y: plot.minY + place - width / 2, width: long, height: width)
                .offsetBy(dx: offset.width, dy: offset.height)
        }
    }

    private func labelFrame(
        _ index: Int, _ part: AxisPart, _ place: CGFloat, _ axis: AxisPlan, _ scale: PositionScale
    ) -> CGRect {
        let own =
            axis.axis == .horizontal
            ? labelSize(index, width: plot.width) : measure(.label(.vertical, index), .unspecified)
        let placing = part.label?.placing
        let isInset = part.preset == .inset
        var frame = CGRect(origin: .zero, size: own)
        if axis.axis == .horizontal {
            let spacing = placing?.verticalSpacing ?? ChartMetrics.labelSpacingBelow
            let anchor = placing?.anchor?.x ?? (part.begins ? 0 : 0.5)
            frame.origin.x = plot.minX + place - own.width * anchor
            if part.begins { frame.origin.x += placing?.horizontalSpacing ?? ChartMetrics.beginning }
            let isAbove = part.edge == .top
            frame.origin.y =
                isAbove == isInset
                ? (isAbove ? plot.minY : plot.maxY) + spacing
                : (isAbove ? plot.minY : plot.maxY) - spacing - own.height
            if part.preset == .aligned {
                frame.origin.x = min(max(frame.minX, plot.minX), max(plot.maxX - own.width, plot.minX))
            } else if !part.begins {
                frame.origin.x = min(max(frame.minX, 0), max(size.width - own.width, 0))
            }
        } else {
            let spacing = placing?.horizontalSpacing ?? ChartMetrics.labelSpacing
            let anchor = placing?.anchor?.y ?? (isInset ? 1 : 0.5)
            frame.origin.y = plot.minY + place - own.height * anchor - (isInset ? 1 : 0)
            let isLeading = part.edge == .leading
            frame.origin.x =
                isLeading == isInset
                ? (isLeading ? plot.minX : plot.maxX) + (isInset ? 0 : spacing)
                : (isLeading ? plot.minX : plot.maxX) - own.width - (isInset ? 0 : spacing)
            if part.preset == .aligned {
                frame.origin.y = min(max(frame.minY, plot.minY), plot.maxY - own.height)
            }
        }
        return frame.offsetBy(dx: part.element.style.offset.width, dy: part.element.style.offset.height)
    }

    // MARK: Marks

    private mutating func placeMarks() {
        let geometry = PlotGeometry(plan, size: plot.size)
        for (index, mark) in plan.marks.enumerated() {
            if mark.style.symbolView != nil, case .point(let point) = geometry.shapes[index] {
                let own = measure(.symbol(index), .unspecified)
                frames[.symbol(index)] = CGRect(
                    x: plot.minX + point.x - own.width / 2, y: plot.minY + point.y - own.height / 2,
                    width: own.width, height: own.height)
            }
            for (number, annotation) in mark.style.annotations.enumerated() {
                guard let frame = annotationFrame(index, number, annotation, geometry) else { continue }
                frames[.annotation(index, number)] = fitted(frame, annotation.overflow)
            }
        }
    }

    private func annotationFrame(
        _ index: Int, _ number: Int, _ annotation: MarkAnnotation, _ geometry: PlotGeometry
    ) -> CGRect? {
        guard let shape = geometry.shapes[index] else { return nil }
        let target = shape.frame.offsetBy(dx: plot.minX, dy: plot.minY)
        let own = measure(.annotation(index, number), .unspecified)
        return AnnotationPlace(plan.position(of: annotation, at: index), annotation).frame(own, beside: target)
    }

    private func fitted(_ frame: CGRect, _ overflow: AnnotationOverflowResolution) -> CGRect {
        var frame = frame
        func bounds(_ kind: AnnotationOverflowResolution.Strategy.Kind) -> CGRect? {
            switch kind {
            case .disabled: nil
            case .fit(let boundary) where boundary.isPlot: plot
            default: CGRect(origin: .zero, size: size)
            }
        }
        if let room = bounds(overflow.x.kind) {
            frame.origin.x = max(min(frame.minX, room.maxX - frame.width), room.minX)
        }
        if let room = bounds(overflow.y.kind) {
            frame.origin.y = max(min(frame.minY, room.maxY - frame.height), room.minY)
        }
        return frame
    }
}

extension AxisPart {
    /// Indicates a name that is shortened where its band is narrow.
    func shortens(in domain: AxisDomain) -> Bool {
        guard let placing = label?.placing else { return false }
        return placing.collision.kind == .truncate || placing.collision.kind == .automatic && domain.isCategory
    }
}
