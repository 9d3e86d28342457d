public import Foundation

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
    public convenience init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
        self.attributedName = attributedName
    }
}

/// A value of a chart.
open class AXDataPoint: NSObject, @unchecked Sendable {
    /// The text and the places.
    open var label: String?
    open var attributedLabel: NSAttributedString?
    open var xValue: AXDataPointValue
    open var yValue: AXDataPointValue?
    open var additionalValues: [AXDataPointValue] = []

    /// Creates a value by a name or a number.
    public convenience init(x: String, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {
        self.init(.category(x), y, additionalValues, label)
    }
    public convenience init(x: Double, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {
        self.init(.number(x), y, additionalValues, label)
    }

    private init(_ x: AXDataPointValue, _ y: Double?, _ additionalValues: [Double], _ label: String?) {
        (xValue, yValue, self.label) = (x, y.map { .number($0) }, label)
        self.additionalValues = additionalValues.map { .number($0) }
    }
}

/// A place on an axis: a number or a name.
open class AXDataPointValue: NSObject, @unchecked Sendable {
    /// The number and the name, of which one is used.
    open var number: Double
    open var category: String

    private init(_ number: Double, _ category: String) { (self.number, self.category) = (number, category) }

    /// Creates a place.
    public static func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number, "") }
    public static func category(_ category: String) -> AXDataPointValue { AXDataPointValue(0, category) }
}
