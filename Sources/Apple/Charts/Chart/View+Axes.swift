nonisolated extension View {
    /// Shows or hides the axis.
    public func chartXAxis(_ visibility: Visibility) -> some View { chartOptions { $0.x.visibility = visibility } }
    /// Shows or hides the axis.
    public func chartYAxis(_ visibility: Visibility) -> some View { chartOptions { $0.y.visibility = visibility } }

    /// Sets the marks of the axis.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        var groups = _AxisGroups()
        Content._collect(content(), into: &groups)
        return chartOptions { $0.x.groups = groups.groups }
    }

    /// Sets the marks of the axis.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        var groups = _AxisGroups()
        Content._collect(content(), into: &groups)
        return chartOptions { $0.y.groups = groups.groups }
    }

    /// Sets the looks of the axis: of the place beside the plot that its labels are in.
    @MainActor @preconcurrency
    public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartOptions { $0.x.style = { AnyView(content($0)) } }
    }

    /// Sets the looks of the axis.
    @MainActor @preconcurrency
    public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartOptions { $0.y.style = { AnyView(content($0)) } }
    }

    // MARK: Titles

    /// Adds a title to the axis.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        title(.horizontal, AnyView(Text(labelKey)), position, alignment, spacing)
    }

    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        title(.horizontal, AnyView(Text(label)), position, alignment, spacing)
    }

    @_disfavoredOverload
    public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        title(.horizontal, AnyView(label), position, alignment, spacing)
    }

    public func chartXAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        title(.horizontal, AnyView(content()), position, alignment, spacing)
    }

    /// Adds a title to the axis.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        title(.vertical, AnyView(Text(labelKey)), position, alignment, spacing)
    }

    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        title(.vertical, AnyView(Text(label)), position, alignment, spacing)
    }

    @_disfavoredOverload
    public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        title(.vertical, AnyView(label), position, alignment, spacing)
    }

    public func chartYAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        title(.vertical, AnyView(content()), position, alignment, spacing)
    }

    private func title(
        _ axis: Axis, _ view: AnyView,
        _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
    ) -> some View {
        chartOptions {
            $0[axis].titles.append(
                AxisTitle(position: position, alignment: alignment, spacing: spacing, view: view))
        }
    }
}
