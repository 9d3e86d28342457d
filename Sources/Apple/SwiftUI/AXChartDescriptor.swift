public import Foundation
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
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: NSObjectProtocol {
    /// The text of the axis.
    var title: String { get set }
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    /// The ways in which numbers are spread.
    public enum ScaleType: Int, Sendable {
        case linear, log10, ln
    }

    open var title: String
    open var attributedTitle: NSAttributedString
    /// The numbers from the least to the largest, and the places of lines.
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    open var scaleType = ScaleType.linear
    /// The text of a number.
    open var valueDescriptionProvider: (Double) -> String

    /// Creates an axis.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, attributedTitle) = (title, NSAttributedString(string: title))
        (self.range, self.gridlinePositions) = (range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    open var title: String
    open var attributedTitle: NSAttributedString
    /// The names in order.
    open var categoryOrder: [String]

    /// Creates an axis.
    public init(title: String, categoryOrder: [String]) {
        (self.title, attributedTitle) = (title, NSAttributedString(string: title))
        self.categoryOrder = categoryOrder
    }
}

/// A row of a chart's values.
open class AXDataSeriesDescriptor: NSObject, @unchecked Sendable {
    /// The name and the values, and whether there are values between them.
    open var name: String?
    open var attributedName: NSAttributedString
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    /// Creates a row.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, attributedName) = (name, NSAttributedString(string: name))
        (self.isContinuous, self.dataPoints) = (isContinuous, dataPoints)
    }
}

/// A value of a chart.
open class AXDataPoint: NSObject, @unchecked Sendable {
    /// The text and the places.
    open var label: String?
    public let x: String
    public let y: Double?
    open var additionalValues: [Double] = []

    /// Creates a value by a name or a number.
    public init(x: String, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {
        (self.x, self.y, self.additionalValues, self.label) = (x, y, additionalValues, label)
    }
    public convenience init(x: Double, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {
        self.init(x: "\(x)", y: y, additionalValues: additionalValues, label: label)
    }
}
