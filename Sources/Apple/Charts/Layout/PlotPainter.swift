/// Draws the grid and the marks of a plot.
struct PlotPainter {
    let geometry: PlotGeometry

    private var plan: ChartPlan { geometry.plan }
    private var plot: CGRect { CGRect(origin: .zero, size: geometry.size) }

    /// A mark, or all marks of one line or area, in the order of drawing.
    struct Drawable: Equatable {
        var marks: [Int]
        let layers: [ObjectIdentifier]
        let zIndex: Double
    }

    /// The marks in the order of drawing: by index, then in their own order. A line stands where its first point does.
    var drawables: [Drawable] {
        var (found, series): ([Drawable], [Int: Int]) = ([], [:])
        for (index, mark) in plan.marks.enumerated() where geometry.shapes[index] != nil {
            let layers = mark.style.layers.map { ObjectIdentifier($0) }
            switch mark.kind {
            case .line, .area:
                let number = plan.series[index]
                if let place = series[number], found[place].layers == layers {
                    found[place].marks.append(index)
                    continue
                }
                series[number] = found.count
            default: break
            }
            found.append(Drawable(marks: [index], layers: layers, zIndex: mark.style.zIndex))
        }
        return found.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }

    func draw(in context: inout GraphicsContext) {
        drawGrid(in: context)
        if plan.isScrollable { context.clip(to: Path(plot)) }
        draw(drawables[...], depth: 0, in: context)
    }

    // MARK: Grid

    private func drawGrid(in context: GraphicsContext) {
        for (axis, scale) in [(plan.x, geometry.x), (plan.y, geometry.y)] {
            for part in axis.parts where part.isGridLine {
                guard let place = part.position(scale) else { continue }
                let line = Path { path in
                    if axis.axis == .horizontal {
                        path.move(to: CGPoint(x: place, y: 0))
                        path.addLine(to: CGPoint(x: place, y: plot.height))
                    } else {
                        path.move(to: CGPoint(x: 0, y: place))
                        path.addLine(to: CGPoint(x: plot.width, y: place))
                    }
                }
                let offset = part.element.style.offset
                context.stroke(
                    line.offsetBy(dx: offset.width, dy: offset.height),
                    with: .style(part.element.style.foreground ?? AnyShapeStyle(.separator)),
                    style: part.element.stroke ?? ChartMetrics.gridLine(axis.axis))
            }
        }
    }

    // MARK: Layers

    /// Draws marks; those that follow one another in one layer are one picture.
    private func draw(_ drawables: ArraySlice<Drawable>, depth: Int, in context: GraphicsContext) {
        var rest = drawables
        while let first = rest.first {
            guard first.layers.count > depth else {
                draw(first, in: context)
                rest = rest.dropFirst()
                continue
            }
            let run = rest.prefix { $0.layers.count > depth && $0.layers[depth] == first.layers[depth] }
            draw(run, in: plan.marks[first.marks[0]].style.layers[depth].effect, depth: depth, of: context)
            rest = rest.dropFirst(run.count)
        }
    }

    private func draw(
        _ run: ArraySlice<Drawable>, in effect: MarkLayer.Effect, depth: Int, of context: GraphicsContext
    ) {
        var layer = context
        switch effect {
        case .clip(let shape, let style): layer.clip(to: shape.path(in: plot), style: style)
        case .mask(let marks):
            let painter = PlotPainter(geometry: PlotGeometry(plan.replacing(marks), size: geometry.size))
            layer.clipToLayer { painter.draw(painter.drawables[...], depth: 0, in: $0) }
        case .blur(let radius): layer.addFilter(.blur(radius: radius))
        case .shadow(let color, let radius, let offset):
            layer.addFilter(.shadow(color: color, radius: radius, x: offset.width, y: offset.height))
        case .isolated: break
        }
        layer.drawLayer { draw(run, depth: depth + 1, in: $0) }
    }

    // MARK: Marks

    private func draw(_ drawable: Drawable, in context: GraphicsContext) {
        let index = drawable.marks[0]
        let mark = plan.marks[index]
        guard let shape = geometry.shapes[index] else { return }
        var context = context
        context.opacity *= mark.style.opacity
        let brush = MarkBrush(style: plan.style(of: mark), plot: mark.style.alignsWithPlot ? plot : nil)
        switch (mark.kind, shape) {
        case (.line, _): drawLine(drawable, mark, brush, in: context)
        case (.area, _): brush.fill(area(drawable, mark), in: context)
        case (.function(let curve), _): draw(curve, mark, brush, in: context)
        case (.point, .point(let point)):
            if let symbol = symbol(of: mark, at: point, always: true) { brush.fill(symbol, in: context) }
        case (_, .rect(let rect)): brush.fill(outline(rect, mark.style.corner), in: context)
        case (_, .rule(let start, let end)):
            let line = Path { path in
                path.move(to: start)
                path.addLine(to: end)
            }
            brush.stroke(line, mark.style.line ?? plan.line(of: mark) ?? StrokeStyle(lineWidth: 1), in: context)
        case (_, .sector(let sector)): brush.fill(sector.path, in: context)
        default: break
        }
    }

    private func outline(_ rect: CGRect, _ corner: (radius: CGFloat, style: RoundedCornerStyle)?) -> Path {
        guard let corner, corner.radius > 0 else { return Path(rect) }
        return Path(
            roundedRect: rect, cornerRadius: min(corner.radius, rect.width / 2, rect.height / 2), style: corner.style)
    }

    private func drawLine(_ line: Drawable, _ mark: ChartMark, _ brush: MarkBrush, in context: GraphicsContext) {
        let points = line.marks.compactMap { index -> CGPoint? in
            if case .point(let point) = geometry.shapes[index] { point } else { nil }
        }
        var path = Path()
        Curve(through: points, mark.style.interpolation ?? .linear).add(to: &path)
        if points.count > 1 {
            brush.stroke(path, mark.style.line ?? plan.line(of: mark) ?? ChartMetrics.line, in: context)
        }
        for (index, point) in zip(line.marks, points) {
            if let symbol = symbol(of: plan.marks[index], at: point, always: false) { brush.fill(symbol, in: context) }
        }
    }

    private func area(_ area: Drawable, _ mark: ChartMark) -> Path {
        let edges = area.marks.compactMap { index -> (CGPoint, CGPoint)? in
            if case .edge(let far, let near) = geometry.shapes[index] { (far, near) } else { nil }
        }
        let method = mark.style.interpolation ?? .linear
        return Path { path in
            Curve(through: edges.map(\.0), method).add(to: &path)
            Curve(through: edges.reversed().map(\.1), method.reversed).add(to: &path, connected: true)
            if !edges.isEmpty { path.closeSubpath() }
        }
    }

    /// The symbol of a point; nil where a view stands for it, or, unless `always`, where none is asked for.
    private func symbol(of mark: ChartMark, at point: CGPoint, always: Bool) -> Path? {
        let style = mark.style
        guard style.symbolView == nil else { return nil }
        guard always || style.symbol != nil || style.symbolBy != nil || style.symbolSizeBy != nil else { return nil }
        let symbol =
            style.symbol ?? style.symbolBy.flatMap { plan.styles.symbol.value(for: $0.lower) }
            ?? AnyChartSymbolShape(.circle)
        if let size = style.symbolSize { return symbol.path(around: point, size: size) }
        let area = style.symbolSizeBy.flatMap { plan.styles.symbolSize.area(for: $0.lower) }
        return symbol.path(around: point, area: area ?? ChartMetrics.symbolArea)
    }

    // MARK: Functions

    private func draw(_ curve: FunctionCurve, _ mark: ChartMark, _ brush: MarkBrush, in context: GraphicsContext) {
        var context = context
        context.clip(to: Path(plot.insetBy(dx: -1, dy: -1)))
        let runs = FunctionRuns(curve, geometry)
        guard case .area = curve.kind else {
            var path = Path()
            for run in runs.runs where run.count > 1 { path.addLines(run.map(\.far)) }
            brush.stroke(path, mark.style.line ?? plan.line(of: mark) ?? ChartMetrics.line, in: context)
            return
        }
        for run in runs.runs where run.count > 1 {
            let path = Path { path in
                path.addLines(run.map(\.far) + run.reversed().map(\.near))
                path.closeSubpath()
            }
            brush.fill(path, in: context)
        }
    }
}

extension InterpolationMethod {
    /// The method of the same course through points in the opposite order.
    var reversed: InterpolationMethod {
        switch kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}

/// The points of a function in a plot, without those at which it is not finite.
struct FunctionRuns {
    private(set) var runs: [[(far: CGPoint, near: CGPoint)]] = [[]]

    init(_ curve: FunctionCurve, _ geometry: PlotGeometry) {
        guard case .number(let x) = geometry.x, case .number(let y) = geometry.y else { return }
        let domain = curve.domain ?? x.domain
        // A point of the function for each point of the plot.
        for place in FunctionSamples(domain, count: min(max(Int(saturating: Double(geometry.size.width)), 50), 2000)) {
            var (across, far, near) = (place, 0.0, 0.0)
            switch curve.kind {
            case .line(let function): far = function(place)
            case .area(let function): (near, far) = function(place)
            case .parametric(let function): (across, far) = function(place)
            }
            guard across.isFinite, far.isFinite, near.isFinite else {
                if runs.last?.isEmpty == false { runs.append([]) }
                continue
            }
            let left = x.position(across)
            runs[runs.count - 1].append(
                (CGPoint(x: left, y: y.position(far)), CGPoint(x: left, y: y.position(near))))
        }
    }
}

/// Paints paths in a style that lies in them, or in the plot.
struct MarkBrush {
    let style: AnyShapeStyle
    /// nil for a style that lies in each path.
    let plot: CGRect?

    func fill(_ path: Path, in context: GraphicsContext) {
        guard let plot else { return context.fill(path, with: .style(style)) }
        var clipped = context
        clipped.clip(to: path)
        clipped.fill(Path(plot.union(path.boundingRect)), with: .style(style))
    }

    func stroke(_ path: Path, _ line: StrokeStyle, in context: GraphicsContext) {
        guard plot == nil else { return fill(path.strokedPath(line), in: context) }
        context.stroke(path, with: .style(style), style: line)
    }
}

extension ChartPlan {
    /// The style that a mark is painted in.
    func style(of mark: ChartMark) -> AnyShapeStyle {
        mark.style.foreground ?? mark.style.foregroundBy.flatMap { styles.foreground.style(for: $0.lower) }
            ?? AnyShapeStyle(.blue)
    }

    func line(of mark: ChartMark) -> StrokeStyle? {
        mark.style.lineBy.flatMap { styles.line.value(for: $0.lower) }
    }
}
