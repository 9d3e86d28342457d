/// A type whose values can be plotted: Swift Charts' protocol. Numbers, dates and strings are, and so is whatever stands for one.
public protocol Plottable {
    /// The type that is plotted for this one.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The number, date or string that is plotted for the value.
    var primitivePlottable: PrimitivePlottable { get }

    /// Creates the value that `primitivePlottable` is plotted for; nil where there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type that is plotted as it is: numbers, dates and strings.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The value as scales take it.
    var _datum: _PlotDatum { get }

    /// Creates the value that a scale gives; nil where it is of another kind.
    init?(_datum: _PlotDatum)
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }

    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, Self.RawValue: Plottable {
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let rawValue = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: rawValue)
    }
}

extension Plottable {
    var datum: _PlotDatum { primitivePlottable._datum }

    init?(datum: _PlotDatum) {
        guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

// MARK: Kinds

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _datum: _PlotDatum { .number(Double(self)) }

    public init?(_datum: _PlotDatum) {
        guard let number = _datum.number, let value = Self(exactly: number.rounded()) else { return nil }
        self = value
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _datum: _PlotDatum { .number(Double(self)) }

    public init?(_datum: _PlotDatum) {
        guard let number = _datum.number else { return nil }
        self = Self(number)
    }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
#if arch(arm64) || os(Linux)
    extension Float16: PrimitivePlottableProtocol {}
#endif
extension CGFloat: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    public var _datum: _PlotDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }

    public init?(_datum: _PlotDatum) {
        guard let number = _datum.number else { return nil }
        self.init(number)
    }
}

extension Date: PrimitivePlottableProtocol {
    public var _datum: _PlotDatum { .date(timeIntervalSinceReferenceDate) }

    public init?(_datum: _PlotDatum) {
        guard case .date(let seconds) = _datum else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension String: PrimitivePlottableProtocol {
    public var _datum: _PlotDatum { .category(self) }

    public init?(_datum: _PlotDatum) {
        guard case .category(let name) = _datum else { return nil }
        self = name
    }
}
