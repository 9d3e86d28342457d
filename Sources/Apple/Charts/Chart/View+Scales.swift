nonisolated extension View {
    // MARK: Positions

    /// Sets the scale of the axis.
    ///
    /// - Parameters:
    ///   - domain: A range, the values of an array, or `.automatic`.
    ///   - range: The points of the domain's ends.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        scale(.horizontal, domain._scaleDomain, range._positionRange, type)
    }
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        scale(.horizontal, domain._scaleDomain, nil, type)
    }
    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        scale(.horizontal, nil, range._positionRange, type)
    }
    public func chartXScale(type: ScaleType? = nil) -> some View { scale(.horizontal, nil, nil, type) }

    /// Sets the scale of the axis.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        scale(.vertical, domain._scaleDomain, range._positionRange, type)
    }
    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        scale(.vertical, domain._scaleDomain, nil, type)
    }
    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        scale(.vertical, nil, range._positionRange, type)
    }
    public func chartYScale(type: ScaleType? = nil) -> some View { scale(.vertical, nil, nil, type) }

    private func scale(
        _ axis: Axis, _ domain: _ScaleDomain?,
        _ range: _PositionRange?, _ type: ScaleType?
    ) -> some View {
        chartOptions {
            if let domain { $0[axis].domain = domain }
            if let range { $0[axis].range = range }
            if let type { $0[axis].type = type }
        }
    }
}
