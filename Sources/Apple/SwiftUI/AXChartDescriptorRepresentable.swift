public import Tintype

/// Says what a chart shows, for those who hear it. Nobody hears it here: what is said is kept.
public protocol AXChartDescriptorRepresentable {
    /// Makes what is said, and brings it up to date.
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// The words about the chart in the view.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View { self }
}
