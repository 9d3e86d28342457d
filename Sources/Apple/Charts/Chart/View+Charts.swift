nonisolated extension View {
    // MARK: Legend

    /// Shows or hides the legend, or sets its place or content.
    public func chartLegend(_ visibility: Visibility) -> some View {
        chartOptions { $0.legend.visibility = visibility }
    }

    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartOptions {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
        }
    }

    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chartOptions {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
            $0.legend.content = view
        }
    }

    // MARK: Plot

    /// Sets the looks of the plot.
    @MainActor @preconcurrency
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chartOptions { $0.plotStyles.append { AnyView(content($0)) } }
    }

    /// Puts a view before or behind the chart, which may ask for the places of values.
    @MainActor @preconcurrency
    public func chartOverlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
    ) -> some View {
        chartOptions { $0.overlays.append((alignment, { AnyView(content($0)) })) }
    }

    /// Puts a view behind the chart, which may ask for the places of values.
    @MainActor @preconcurrency
    public func chartBackground<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
    ) -> some View {
        chartOptions { $0.backgrounds.append((alignment, { AnyView(content($0)) })) }
    }

    /// Adds a gesture to the plot. Its places are points from the plot's corner.
    @MainActor @preconcurrency
    public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        chartOptions { $0.gestures.append { AnyGesture(gesture($0).map { _ in () }) } }
    }

    // MARK: Selection

    /// Binds the value under a finger on the plot; nil while there is none.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOptions { $0.x.selectValue = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
    }
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOptions { $0.y.selectValue = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
    }

    /// Binds the range that a finger was moved over.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartOptions {
            $0.x.selectsRange = true
            $0.x.selectRange = { range.wrappedValue = closedRange($0) }
        }
    }
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartOptions {
            $0.y.selectsRange = true
            $0.y.selectRange = { range.wrappedValue = closedRange($0) }
        }
    }

    /// Binds the number under a finger on the sectors, of all that they add up to.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOptions { $0.angleSelection = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
    }

    // MARK: Scrolling

    /// Sets the axes along which only a part of the domain is seen at once.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chartOptions { $0.scrollableAxes = axes } }

    /// Sets the length of the part that is seen: in numbers, in seconds for dates, and in a count for categories.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartOptions { $0.x.visibleLength = length.datum.scalar }
    }
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartOptions { $0.y.visibleLength = length.datum.scalar }
    }

    /// Sets the value at the beginning of the part that is seen.
    public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
        chartOptions { $0.x.scrollPosition = x.wrappedValue.datum }
    }
    public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
        chartOptions { $0.y.scrollPosition = y.wrappedValue.datum }
    }
    public func chartScrollPosition(initialX: some Plottable) -> some View {
        chartOptions { $0.x.scrollPosition = initialX.datum }
    }
    public func chartScrollPosition(initialY: some Plottable) -> some View {
        chartOptions { $0.y.scrollPosition = initialY.datum }
    }

    /// Sets the values at which scrolling ends. A chart at rest is not moved.
    public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
}

private func closedRange<P: Plottable & Comparable>(_ ends: (_PlotDatum, _PlotDatum)?) -> ClosedRange<P>? {
    guard let ends, let first = P(datum: ends.0), let second = P(datum: ends.1) else { return nil }
    return min(first, second)...max(first, second)
}
