/// Content with other looks.
nonisolated struct StyledChartContent<Content: ChartContent>: PrimitiveChartContent {
    let content: Content
    let edit: (inout _MarkStyle) -> Void

    @MainActor func collect(into marks: inout _ChartMarks) {
        marks.styled(edit) { Content._collect(content, into: &$0) }
    }
}

nonisolated extension ChartContent {
    func styled(_ edit: @escaping (inout _MarkStyle) -> Void) -> StyledChartContent<Self> {
        StyledChartContent(content: self, edit: edit)
    }

    /// Paints the marks.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let style = AnyShapeStyle(style)
        return styled { $0.foreground = style }
    }

    /// Makes the marks less opaque.
    public func opacity(_ opacity: Double) -> some ChartContent { styled { $0.opacity *= opacity } }

    /// Rounds the corners of bars, rectangles and sectors; `radius` is in points.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        styled { $0.corner = (radius, style) }
    }

    /// Sets the looks of lines and rules.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { styled { $0.line = style } }

    /// Sets the course of lines and of the edges of areas.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        styled { $0.interpolation = method }
    }

    /// Lays styles out in the plot instead of each mark: a gradient then runs over all of them.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        styled { $0.alignsWithPlot = aligns }
    }

    // MARK: Symbols

    /// Sets the symbol of points, and of the points of lines.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        styled { $0.symbol = AnyChartSymbolShape(symbol) }
    }

    /// Sets a view in the place of a symbol.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return styled { $0.symbolView = view }
    }

    /// Sets the size of symbols, in points.
    public func symbolSize(_ size: CGSize) -> some ChartContent { styled { $0.symbolSize = size } }

    /// Sets the area of symbols, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        let side = 2 * (max(area, 0) / .pi).squareRoot()
        return styled { $0.symbolSize = CGSize(width: side, height: side) }
    }

    // MARK: By data

    /// Paints marks by their data, which a legend explains.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { $0.foregroundBy = value.extent }
    }

    /// Sets symbols by data.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { $0.symbolBy = value.extent }
    }

    /// Sets the areas of symbols by data.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { $0.symbolSizeBy = value.extent }
    }

    /// Sets the looks of lines by data.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { $0.lineBy = value.extent }
    }

    /// Puts marks of one place side by side, by their data.
    ///
    /// - Parameter span: The part of the place that all of them take together.
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        styled { $0.positionBy = (value.extent, axis, span) }
    }

    // MARK: Places

    /// Moves marks, or their edges, by so many points.
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { moved(x, x, y, y) }

    @_disfavoredOverload
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        moved(x, x, yStart, yEnd)
    }

    @_disfavoredOverload
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moved(xStart, xEnd, y, y)
    }

    @_disfavoredOverload
    public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        moved(xStart, xEnd, yStart, yEnd)
    }

    private func moved(_ xStart: CGFloat, _ xEnd: CGFloat, _ yStart: CGFloat, _ yEnd: CGFloat) -> some ChartContent {
        styled {
            $0.offset.xStart += xStart
            $0.offset.xEnd += xEnd
            $0.offset.yStart += yStart
            $0.offset.yEnd += yEnd
        }
    }

    /// Draws marks before those of a lower index, whatever their order.
    public func zIndex(_ value: Double) -> some ChartContent { styled { $0.zIndex = value } }
}
