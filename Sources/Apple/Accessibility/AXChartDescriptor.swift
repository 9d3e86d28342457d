public import Foundation

/// A view that says what its chart shows.
public protocol AXChart: NSObjectProtocol {
    /// The chart's things; nil for none.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// The things that a chart shows: its axes and its rows.
open class AXChartDescriptor: NSObject, @unchecked Sendable {
    /// The directions in which a chart's content is read.
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    /// The texts, the axes and the rows.
    open var title: String?
    open var attributedTitle: NSAttributedString?
    open var summary: String?
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]?
    open var series: [AXDataSeriesDescriptor]
    open var contentDirection = ContentDirection.leftToRight
    open var contentFrame = CGRect.zero

    /// Creates one of its parts.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
    public convenience init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil,
        series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
        self.attributedTitle = attributedTitle
    }
}
