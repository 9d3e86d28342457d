extension _ScaleDomain {
    /// The values of the domain; nil where they are found in the data.
    var data: [_PlotDatum]? {
        switch kind {
        case .automatic: nil
        case .values(let values): values
        case .interval(let lower, let upper): [lower, upper]
        }
    }
}

extension StyleScaleOptions {
    /// - Parameter look: Makes a value of the scale of one that was given.
    fileprivate init<DataValue: Plottable, Look>(
        _ pairs: KeyValuePairs<DataValue, Look>, _ look: (Look) -> Value
    ) {
        self.init(domain: pairs.map(\.key.datum), range: pairs.map { look($0.value) })
    }

    /// - Parameter look: Makes a value of the scale of one that is computed.
    fileprivate init<DataValue: Plottable, Look>(
        _ domain: [DataValue]?, _ mapping: @escaping (DataValue) -> Look, _ look: @escaping (Look) -> Value
    ) {
        self.init(domain: domain?.map(\.datum), mapping: { DataValue(datum: $0).map { look(mapping($0)) } })
    }
}

nonisolated extension View {
    /// Sets what is given of one of the scales; nil leaves what was set.
    fileprivate func styleScale<Value>(
        _ scale: WritableKeyPath<ChartOptions, StyleScaleOptions<Value>>, domain: [_PlotDatum]? = nil,
        range: [Value]? = nil
    ) -> some View {
        chartOptions {
            if let domain { $0[keyPath: scale].domain = domain }
            if let range { $0[keyPath: scale].range = range }
        }
    }
}

nonisolated extension View {
    /// Sets the styles of data: by pairs, or by a domain and a range in the same order, or by a function.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let options = StyleScaleOptions(mapping) { $0 as any ShapeStyle }
        return chartOptions { $0.foreground = options }
    }

    public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        let options = StyleScaleOptions(
            domain: domain._scaleDomain.data, range: range._visualValues.map { $0 as any ShapeStyle })
        return chartOptions { $0.foreground = options }
    }

    public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        styleScale(\.foreground, domain: domain._scaleDomain.data)
    }

    public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        styleScale(\.foreground, range: range._visualValues.map { $0 as any ShapeStyle })
    }

    public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        let options = StyleScaleOptions(Array(domain), mapping) { $0 as any ShapeStyle }
        return chartOptions { $0.foreground = options }
    }

    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        let options = StyleScaleOptions(nil, mapping) { $0 as any ShapeStyle }
        return chartOptions { $0.foreground = options }
    }

    /// Sets the kind of the scale. Numbers run through colours, and categories have one each, whatever is asked for.
    public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { self }
}

nonisolated extension View {
    /// Sets the symbols of data: by pairs, or by a domain and a range in the same order, or by a function.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let options = StyleScaleOptions(mapping) { AnyChartSymbolShape($0) }
        return chartOptions { $0.symbol = options }
    }

    public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        let options = StyleScaleOptions(
            domain: domain._scaleDomain.data, range: range._visualValues.map { AnyChartSymbolShape($0) })
        return chartOptions { $0.symbol = options }
    }

    public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        styleScale(\.symbol, domain: domain._scaleDomain.data)
    }

    public func chartSymbolScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        styleScale(\.symbol, range: range._visualValues.map { AnyChartSymbolShape($0) })
    }

    public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        let options = StyleScaleOptions(Array(domain), mapping) { AnyChartSymbolShape($0) }
        return chartOptions { $0.symbol = options }
    }

    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        let options = StyleScaleOptions(nil, mapping) { AnyChartSymbolShape($0) }
        return chartOptions { $0.symbol = options }
    }

    /// Symbols of several types.
    @_disfavoredOverload
    public func chartSymbolScale<Domain: ScaleDomain>(
        domain: Domain, range: [any ChartSymbolShape]
    ) -> some View {
        chartSymbolScale(domain: domain, range: range.map { AnyChartSymbolShape($0) })
    }

    @_disfavoredOverload
    public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
        chartSymbolScale(range: range.map { AnyChartSymbolShape($0) })
    }

    @_disfavoredOverload
    public func chartSymbolScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
    ) -> some View {
        let options = StyleScaleOptions(mapping) { AnyChartSymbolShape($0) }
        return chartOptions { $0.symbol = options }
    }
}

nonisolated extension View {
    /// Sets the looks of lines of data: by pairs, or by a domain and a range in the same order, or by a function.
    public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let options = StyleScaleOptions(mapping) { $0 }
        return chartOptions { $0.line = options }
    }

    public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == StrokeStyle {
        let options = StyleScaleOptions(domain: domain._scaleDomain.data, range: range._visualValues.map { $0 })
        return chartOptions { $0.line = options }
    }

    public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        styleScale(\.line, domain: domain._scaleDomain.data)
    }

    public func chartLineStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == StrokeStyle {
        styleScale(\.line, range: range._visualValues.map { $0 })
    }

    public func chartLineStyleScale<Domain: Collection>(
        domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
    ) -> some View where Domain.Element: Plottable {
        let options = StyleScaleOptions(Array(domain), mapping) { $0 }
        return chartOptions { $0.line = options }
    }

    public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        let options = StyleScaleOptions(nil, mapping) { $0 }
        return chartOptions { $0.line = options }
    }
}

nonisolated extension View {
    /// Sets the areas of symbols, in square points, of data: by pairs, or by a domain and a range in the same order, or by a function.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        let options = StyleScaleOptions(mapping) { $0 }
        return chartOptions { $0.symbolSize = options }
    }

    public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let options = StyleScaleOptions(domain: domain._scaleDomain.data, range: range._visualValues.map { $0 })
        return chartOptions { $0.symbolSize = options }
    }

    public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        styleScale(\.symbolSize, domain: domain._scaleDomain.data)
    }

    public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        styleScale(\.symbolSize, range: range._visualValues.map { $0 })
    }

    public func chartSymbolSizeScale<Domain: Collection>(
        domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
    ) -> some View where Domain.Element: Plottable {
        let options = StyleScaleOptions(Array(domain), mapping) { $0 }
        return chartOptions { $0.symbolSize = options }
    }

    public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        let options = StyleScaleOptions(nil, mapping) { $0 }
        return chartOptions { $0.symbolSize = options }
    }

    /// Sets the kind of the scale. Numbers run through sizes, and categories have one each, whatever is asked for.
    public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View { self }
}
