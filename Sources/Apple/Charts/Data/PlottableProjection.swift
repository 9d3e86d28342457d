/// The value that each element of a collection has for a plot: Swift Charts' type.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let label: any _ChartLabel
    let extent: (DataElement) -> PlotExtent

    /// Labels the value at a key path, or one value for all elements.
    public static func value(
        _ label: some _ChartLabel, _ path: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(label: label) { PlotExtent($0[keyPath: path].datum) }
    }

    public static func value(_ label: some _ChartLabel, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(label: label) { _ in PlotExtent(value.datum) }
    }

    /// Labels the bins between the values at two key paths, or one bin for all elements.
    public static func value(
        _ label: some _ChartLabel, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(label: label) { PlotExtent($0[keyPath: start].datum, $0[keyPath: end].datum) }
    }

    public static func value(
        _ label: some _ChartLabel, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection {
        PlottableProjection(label: label) { _ in PlotExtent(start.datum, end.datum) }
    }
}

extension PlottableProjection where DataValue == Date {
    /// Labels units of the calendar by the dates at a key path, or one unit for all elements.
    public static func value(
        _ label: some _ChartLabel, _ path: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(label: label) { PlotExtent($0[keyPath: path].datum, unit: unit, calendar: calendar) }
    }

    public static func value(
        _ label: some _ChartLabel, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(label: label) { _ in PlotExtent(date.datum, unit: unit, calendar: calendar) }
    }
}
