public import Foundation

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
    public convenience init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
        self.attributedTitle = attributedTitle
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
    public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
        self.attributedTitle = attributedTitle
    }
}
