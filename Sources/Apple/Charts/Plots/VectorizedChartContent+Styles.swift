nonisolated extension VectorizedChartContent {
    private func each(
        _ style: @escaping (DataElement, inout _MarkStyle) -> Void
    ) -> StyledVectorizedContent<Self> {
        StyledVectorizedContent(content: self, style: style)
    }

    /// Sets the looks of each mark by its element.
    public func foregroundStyle(
        _ path: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.foreground = AnyShapeStyle($0[keyPath: path]) }
    }

    /// Makes each mark less opaque by its element.
    public func opacity(_ path: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        each { $1.opacity *= Double($0[keyPath: path]) }
    }

    /// Sets the looks of each line by its element.
    public func lineStyle(_ path: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
        each { $1.line = $0[keyPath: path] }
    }

    /// Sets the size of each symbol by its element.
    public func symbolSize(_ path: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
        each { $1.symbolSize = $0[keyPath: path] }
    }

    /// Sets the area of each symbol by its element, in square points.
    public func symbolSize(_ path: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        each {
            let side = 2 * (max($0[keyPath: path], 0) / .pi).squareRoot()
            $1.symbolSize = CGSize(width: side, height: side)
        }
    }

    public func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.foregroundBy = value.extent($0) }
    }

    /// Sets the symbol of each mark by its data.
    public func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.symbolBy = value.extent($0) }
    }

    /// Sets the area of each symbol by its data.
    public func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.symbolSizeBy = value.extent($0) }
    }

    /// Sets the looks of each line by its data.
    public func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.lineBy = value.extent($0) }
    }

    /// Puts marks of one place side by side, by their data.
    public func position(
        by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.positionBy = (value.extent($0), axis, span) }
    }

    // MARK: Accessibility

    /// Sets the texts by which assistive technologies tell of each mark.
    public func accessibilityLabel(
        _ path: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.accessibility.label = Text($0[keyPath: path]) }
    }

    public func accessibilityLabel(_ path: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
        each { $1.accessibility.label = $0[keyPath: path] }
    }

    /// Sets the text of each mark's value.
    public func accessibilityValue(
        _ path: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.accessibility.value = Text($0[keyPath: path]) }
    }

    public func accessibilityValue(_ path: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
        each { $1.accessibility.value = $0[keyPath: path] }
    }

    /// Hides marks from assistive technologies.
    public func accessibilityHidden(_ path: KeyPath<DataElement, Bool>) -> some VectorizedChartContent<DataElement> {
        each { $1.accessibility.isHidden = $0[keyPath: path] }
    }

    /// Names marks for tests.
    public func accessibilityIdentifier(
        _ path: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.accessibility.identifier = $0[keyPath: path] }
    }
}
