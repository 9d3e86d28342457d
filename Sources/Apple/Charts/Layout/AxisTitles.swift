/// The places of the titles of both axes.
struct AxisTitles {
    private struct Title {
        let role: ChartRole
        let edge: Edge
        /// The part of the free room along the edge that is before the title.
        let part: CGFloat
        let spacing: CGFloat
        let size: CGSize
    }

    private let titles: [Title]

    init(_ plan: ChartPlan, _ measure: ChartArrangement.Measure) {
        titles = [plan.x, plan.y].flatMap { axis -> [Title] in
            guard axis.options.visibility != .hidden || !axis.options.titles.isEmpty else { return [] }
            return axis.options.titles.enumerated().map { index, title in
                let role = ChartRole.title(axis.axis, index)
                let (edge, part) = Self.place(title, axis)
                return Title(
                    role: role, edge: edge, part: part, spacing: title.spacing ?? ChartMetrics.titleSpacing,
                    size: measure(role, .unspecified))
            }
        }
    }

    /// The title of x stands below the plot from its leading end on, and that of y above the plot at its trailing end,
    /// where its labels are. So pictures show them; no text says so.
    private static func place(_ title: AxisTitle, _ plan: AxisPlan) -> (Edge, CGFloat) {
        let axis = plan.axis
        let end: CGFloat = plan.parts.first { $0.label != nil }?.edge == .leading ? 0 : 1
        let across = title.alignment?.horizontalPart
        let down = title.alignment?.verticalPart ?? 0.5
        guard let anchor = title.position.anchor else {
            return axis == .horizontal ? (.bottom, across ?? 0) : (.top, across ?? end)
        }
        switch (anchor.x, anchor.y) {
        case (0, 0.5): return (.leading, down)
        case (1, 0.5): return (.trailing, down)
        case (let x, 0): return (.top, across ?? (x == 0.5 && axis == .vertical ? end : x == 0.5 ? 0 : x))
        case (let x, _): return (.bottom, across ?? (x == 0.5 ? 0 : x))
        }
    }

    /// The edge of a title: those at the sides of the plot are turned.
    static func isTurned(_ title: AxisTitle, _ axis: AxisPlan) -> Bool {
        let edge = place(title, axis).0
        return edge == .leading || edge == .trailing
    }

    func addSpace(to insets: inout EdgeInsets) {
        for title in titles {
            switch title.edge {
            case .top: insets.top += title.size.height + title.spacing
            case .bottom: insets.bottom += title.size.height + title.spacing
            case .leading: insets.leading += title.size.width + title.spacing
            case .trailing: insets.trailing += title.size.width + title.spacing
            }
        }
    }

    /// The frames of the titles in a chart, outside of its labels.
    ///
    /// - Parameter insets: The space that the legend takes.
    func frames(_ size: CGSize, _ plot: CGRect, _ insets: EdgeInsets) -> [(ChartRole, CGRect)] {
        var used = insets
        return titles.map { title in
            let own = title.size
            let across = plot.minX + (plot.width - own.width) * title.part
            let down = plot.minY + (plot.height - own.height) * title.part
            let origin: CGPoint
            switch title.edge {
            case .top:
                // At an end it stands over the labels, too.
                let end =
                    title.part == 1
                    ? max(size.width - insets.trailing - own.width, 0) : title.part == 0 ? insets.leading : across
                origin = CGPoint(x: end, y: used.top)
                used.top += own.height + title.spacing
            case .bottom:
                used.bottom += own.height
                origin = CGPoint(x: across, y: size.height - used.bottom)
                used.bottom += title.spacing
            case .leading:
                origin = CGPoint(x: used.leading, y: down)
                used.leading += own.width + title.spacing
            case .trailing:
                used.trailing += own.width
                origin = CGPoint(x: size.width - used.trailing, y: down)
                used.trailing += title.spacing
            }
            return (title.role, CGRect(origin: origin, size: own))
        }
    }
}

/// The place of a chart's legend.
struct ChartLegendPlace {
    private let edge: Edge?
    private let isOverlay: Bool
    private let alignment: Alignment?
    private let spacing: CGFloat
    private let own: CGSize

    init(_ options: LegendOptions, _ measure: ChartArrangement.Measure, _ size: CGSize) {
        let anchor = options.position.anchor ?? .bottom
        isOverlay = options.position.isOverlay
        edge =
            isOverlay ? nil : anchor.y == 0 ? .top : anchor.y == 1 ? .bottom : anchor.x == 0 ? .leading : .trailing
        // A corner says where along its edge.
        let corner: Alignment? =
            anchor.y != 0.5 && anchor.x != 0.5
            ? Alignment(horizontal: anchor.x == 0 ? .leading : .trailing, vertical: .center) : nil
        alignment = options.alignment ?? corner
        spacing = options.spacing ?? ChartMetrics.legendSpacing
        let isBeside = edge == .leading || edge == .trailing
        own = measure(
            .legend,
            isBeside
                ? ProposedViewSize(width: nil, height: size.height) : ProposedViewSize(width: size.width, height: nil))
    }

    func addSpace(to insets: inout EdgeInsets) {
        guard own.width > 0, own.height > 0 else { return }
        switch edge {
        case .top: insets.top += own.height + spacing
        case .bottom: insets.bottom += own.height + spacing
        case .leading: insets.leading += own.width + spacing
        case .trailing: insets.trailing += own.width + spacing
        case nil: break
        }
    }

    /// The legend's frame; nil where there is none.
    func frame(_ size: CGSize, _ plot: CGRect) -> CGRect? {
        guard own.width > 0, own.height > 0 else { return nil }
        let across = (size.width - own.width) * (alignment?.horizontalPart ?? 0)
        let down = plot.minY + (plot.height - own.height) * (alignment?.verticalPart ?? 0)
        let origin =
            switch edge {
            case .top: CGPoint(x: across, y: 0)
            case .bottom: CGPoint(x: across, y: size.height - own.height)
            case .leading: CGPoint(x: 0, y: down)
            case .trailing: CGPoint(x: size.width - own.width, y: down)
            case nil:
                CGPoint(
                    x: plot.minX + (plot.width - own.width) * (alignment?.horizontalPart ?? 0.5),
                    y: plot.minY + (plot.height - own.height) * (alignment?.verticalPart ?? 0.5))
            }
        return CGRect(origin: origin, size: own)
    }
}
