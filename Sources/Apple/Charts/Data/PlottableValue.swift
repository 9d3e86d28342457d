/// A label in front of a value: texts of all kinds.
///
/// One protocol instead of an overload for each kind of text: charts have dozens of values in one expression, and each overload
/// of `value` would multiply the type checker's work.
public protocol _ChartLabel {
    /// The label as a text.
    var _labelText: Text { get }
}

extension String: _ChartLabel {
    public var _labelText: Text { Text(verbatim: self) }
}
extension Substring: _ChartLabel {
    public var _labelText: Text { Text(verbatim: String(self)) }
}
extension LocalizedStringKey: _ChartLabel {
    public var _labelText: Text { Text(self) }
}
extension LocalizedStringResource: _ChartLabel {
    public var _labelText: Text { Text(self) }
}
extension Text: _ChartLabel {
    public var _labelText: Text { self }
}

/// A value with its label: Swift Charts' type.
public struct PlottableValue<Value: Plottable> {
    let label: any _ChartLabel
    let extent: PlotExtent

    /// Labels a value, or the interval of a bin.
    public static func value(_ label: some _ChartLabel, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label: label, extent: PlotExtent(value.datum))
    }

    // Disfavoured, so that the type checker leaves ranges aside once a value fits: charts compute in their arguments.
    @_disfavoredOverload
    public static func value(_ label: some _ChartLabel, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(label: label, extent: PlotExtent(range.lowerBound.datum, range.upperBound.datum))
    }

    @_disfavoredOverload
    public static func value(_ label: some _ChartLabel, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(label: label, extent: PlotExtent(range.lowerBound.datum, range.upperBound.datum))
    }
}

extension PlottableValue where Value == Date {
    /// Labels a unit of the calendar, such as a day, by a date in it. Without a calendar it is that of the chart.
    public static func value(
        _ label: some _ChartLabel, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(label: label, extent: PlotExtent(date.datum, unit: unit, calendar: calendar))
    }
}
