/// The options that modifiers set for a chart.
struct ChartOptions {
    var x = AxisOptions()
    var y = AxisOptions()
    var foreground = StyleScaleOptions<any ShapeStyle>()
    var symbol = StyleScaleOptions<AnyChartSymbolShape>()
    var symbolSize = StyleScaleOptions<CGFloat>()
    var line = StyleScaleOptions<StrokeStyle>()
    var legend = LegendOptions()
    var plotStyles: [(ChartPlotContent) -> AnyView] = []
    var overlays: [(alignment: Alignment, content: (ChartProxy) -> AnyView)] = []
    var backgrounds: [(alignment: Alignment, content: (ChartProxy) -> AnyView)] = []
    var gestures: [(ChartProxy) -> AnyGesture<Void>] = []
    var scrollableAxes: Axis.Set = []
    var angleSelection: ((_PlotDatum?) -> Void)?

    subscript(axis: Axis) -> AxisOptions {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

/// The options that modifiers set for one axis.
struct AxisOptions {
    var visibility = Visibility.automatic
    /// nil for the usual marks.
    var groups: [AxisGroup]?
    var domain: _ScaleDomain?
    var range: _PositionRange?
    var type: ScaleType?
    var titles: [AxisTitle] = []
    var style: ((ChartAxisContent) -> AnyView)?
    /// The length of the part of the domain that is seen at once.
    var visibleLength: Double?
    var scrollPosition: _PlotDatum?
    var selectValue: ((_PlotDatum?) -> Void)?
    var selectRange: ((_PlotDatum, _PlotDatum)?) -> Void = { _ in }
    var selectsRange = false
}

/// The title of an axis.
struct AxisTitle {
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
    let view: AnyView
}

/// The visual values of data.
struct StyleScaleOptions<Value> {
    var domain: [_PlotDatum]?
    var range: [Value]?
    var mapping: ((_PlotDatum) -> Value?)?
}

/// The place of the legend, and its content.
struct LegendOptions {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

private struct ChartOptionsKey: EnvironmentKey {
    static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
    var chartOptions: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}

nonisolated extension View {
    func chartOptions(_ edit: @escaping (inout ChartOptions) -> Void) -> some View {
        transformEnvironment(\.chartOptions, transform: edit)
    }
}
