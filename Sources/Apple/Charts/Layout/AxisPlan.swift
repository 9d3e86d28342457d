/// An axis with what it shows.
struct AxisPlan {
    let axis: Axis
    let domain: AxisDomain
    let options: AxisOptions
    let parts: [AxisPart]

    init(_ axis: Axis, _ domain: AxisDomain, _ options: AxisOptions, _ source: AxisSource) {
        self.axis = axis
        self.domain = domain
        self.options = options
        guard options.visibility != .hidden else {
            parts = []
            return
        }
        let groups = options.groups ?? Self.usualGroups(domain)
        parts = groups.flatMap { group -> [AxisPart] in
            let values = AxisText(domain, group.values, source).values
            let edge = group.position.edge ?? Self.usualEdge(axis, domain)
            return values.flatMap { value in
                group.elements(value).map { AxisPart(edge: edge, preset: group.preset, value: value, element: $0) }
            }
        }
    }

    /// Categories have labels alone: lines between them would say nothing.
    private static func usualGroups(_ domain: AxisDomain) -> [AxisGroup] {
        var groups = _AxisGroups()
        if domain.isCategory {
            let marks = AxisMarks { AxisValueLabel() }
            AxisMarks._collect(marks, into: &groups)
        } else {
            let marks = AxisMarks()
            AxisMarks._collect(marks, into: &groups)
        }
        return groups.groups
    }

    /// iOS has numbers behind the plot, and names before it.
    private static func usualEdge(_ axis: Axis, _ domain: AxisDomain) -> Edge {
        axis == .horizontal ? .bottom : domain.isCategory ? .leading : .trailing
    }

    func scale(_ size: CGSize) -> PositionScale {
        domain.scale(length: axis == .horizontal ? size.width : size.height, axis: axis)
    }
}

/// A part of what an axis shows at one of its values.
struct AxisPart {
    let edge: Edge
    let preset: AxisMarkPreset
    let value: AxisValue
    let element: AxisElement

    /// The place of the part along the axis; nil where it is beyond the plot.
    func position(_ scale: PositionScale) -> CGFloat? {
        guard let own = scale.position(value.datum) else { return nil }
        var place = own
        if element.isCentered == true, !scale.isCategory, let next = value.next, let end = scale.position(next) {
            place = (own + end) / 2
        } else if element.isCentered == false, let band = scale.slot(PlotExtent(value.datum)) {
            place = scale.ends.start <= scale.ends.end ? band.lowerBound : band.upperBound
        }
        let (start, end) = scale.ends
        // Half a point, for what rounding leaves.
        return place >= min(start, end) - 0.5 && place <= max(start, end) + 0.5 ? place : nil
    }

    /// Indicates a label whose text begins at its date instead of standing around it, as in Health and Stocks.
    var begins: Bool {
        if case .date = value.datum { element.isCentered != true } else { false }
    }

    var label: (view: AnyView, placing: AxisLabelPlacing)? {
        if case .label(let view, let placing) = element.kind { (view, placing) } else { nil }
    }

    var isGridLine: Bool {
        if case .gridLine = element.kind { true } else { false }
    }

    var tickLength: AxisTick.Length.Kind? {
        if case .tick(let length) = element.kind { length.kind } else { nil }
    }
}
