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

nonisolated extension View {
    /// Sets the styles of data: by pairs, or by a domain and a range in the same order, or by a function.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let (domain, range) = (mapping.map(\.key.datum), mapping.map { $0.value as any ShapeStyle })
        return chartOptions { $0.foreground = StyleScaleOptions(domain: domain, range: range) }
    }

    public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        let (domain, range) = (domain._scaleDomain.data, range._visualValues.map { $0 as any ShapeStyle })
        return chartOptions { $0.foreground = StyleScaleOptions(domain: domain, range: range) }
    }

    public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let domain = domain._scaleDomain.data
        return chartOptions { $0.foreground.domain = domain }
    }

    public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        let range = range._visualValues.map { $0 as any ShapeStyle }
        return chartOptions { $0.foreground.range = range }
    }

    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue]? = nil, mapping: @escaping (DataValue) -> S
    ) -> some View {
        let domain = domain?.map(\.datum)
        return chartOptions {
            $0.foreground = StyleScaleOptions(
                domain: domain, mapping: { DataValue(datum: $0).map { mapping($0) as any ShapeStyle } })
        }
    }
}

nonisolated extension View {
    /// Sets the kind of the scale. Numbers run through colours, and categories have one each, whatever is asked for.
    public func chartForegroundStyleScale(type: ScaleType?) -> some View { self }
}

nonisolated extension View {
    /// Sets the symbols of data: by pairs, or by a domain and a range in the same order, or by a function.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let (domain, range) = (mapping.map(\.key.datum), mapping.map { AnyChartSymbolShape($0.value) })
        return chartOptions { $0.symbol = StyleScaleOptions(domain: domain, range: range) }
    }

    public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        let (domain, range) = (domain._scaleDomain.data, range._visualValues.map { AnyChartSymbolShape($0) })
        return chartOptions { $0.symbol = StyleScaleOptions(domain: domain, range: range) }
    }

    public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let domain = domain._scaleDomain.data
        return chartOptions { $0.symbol.domain = domain }
    }

    public func chartSymbolScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        let range = range._visualValues.map { AnyChartSymbolShape($0) }
        return chartOptions { $0.symbol.range = range }
    }

    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue]? = nil, mapping: @escaping (DataValue) -> S
    ) -> some View {
        let domain = domain?.map(\.datum)
        return chartOptions {
            $0.symbol = StyleScaleOptions(
                domain: domain, mapping: { DataValue(datum: $0).map { AnyChartSymbolShape(mapping($0)) } })
        }
    }
}

nonisolated extension View {
    /// Sets the looks of lines of data: by pairs, or by a domain and a range in the same order, or by a function.
    public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let (domain, range) = (mapping.map(\.key.datum), mapping.map { $0.value })
        return chartOptions { $0.line = StyleScaleOptions(domain: domain, range: range) }
    }

    public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == StrokeStyle {
        let (domain, range) = (domain._scaleDomain.data, range._visualValues.map { $0 })
        return chartOptions { $0.line = StyleScaleOptions(domain: domain, range: range) }
    }

    public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let domain = domain._scaleDomain.data
        return chartOptions { $0.line.domain = domain }
    }

    public func chartLineStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == StrokeStyle {
        let range = range._visualValues.map { $0 }
        return chartOptions { $0.line.range = range }
    }

    public func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue]? = nil, mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        let domain = domain?.map(\.datum)
        return chartOptions {
            $0.line = StyleScaleOptions(
                domain: domain, mapping: { DataValue(datum: $0).map { mapping($0) } })
        }
    }
}

nonisolated extension View {
    /// Sets the areas of symbols, in square points, of data: by pairs, or by a domain and a range in the same order, or by a function.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        let (domain, range) = (mapping.map(\.key.datum), mapping.map { $0.value })
        return chartOptions { $0.symbolSize = StyleScaleOptions(domain: domain, range: range) }
    }

    public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let (domain, range) = (domain._scaleDomain.data, range._visualValues.map { $0 })
        return chartOptions { $0.symbolSize = StyleScaleOptions(domain: domain, range: range) }
    }

    public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let domain = domain._scaleDomain.data
        return chartOptions { $0.symbolSize.domain = domain }
    }

    public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let range = range._visualValues.map { $0 }
        return chartOptions { $0.symbolSize.range = range }
    }

    public func chartSymbolSizeScale<DataValue: Plottable>(
        domain: [DataValue]? = nil, mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        let domain = domain?.map(\.datum)
        return chartOptions {
            $0.symbolSize = StyleScaleOptions(
                domain: domain, mapping: { DataValue(datum: $0).map { mapping($0) } })
        }
    }
}
