/// The values that a scale holds: Swift Charts' protocol. Ranges, arrays and ``AutomaticScaleDomain`` are such.
public protocol ScaleDomain {
    /// The domain as scales take it.
    var _scaleDomain: _ScaleDomain { get }
}

/// A domain as scales take it.
public struct _ScaleDomain {
    enum Kind {
        case automatic
        case values([_PlotDatum])
        case interval(_PlotDatum, _PlotDatum)
    }

    var kind = Kind.automatic
    /// nil for the default: domains of numbers hold zero.
    var includesZero: Bool?
    var isReversed = false
    /// Changes the values that were found in the data.
    var modify: (([_PlotDatum]) -> [_PlotDatum])?
}

/// A domain that is found in the data: Swift Charts' type.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _scaleDomain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// A domain that is found in the data.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(_scaleDomain: _ScaleDomain()) }

    /// - Parameters:
    ///   - includesZero: Keeps zero in a domain of numbers, as is done by default.
    ///   - reversed: Turns the domain's direction around.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _scaleDomain: _ScaleDomain(includesZero: includesZero, isReversed: reversed ?? false))
    }

    /// - Parameter modifyInferredDomain: Changes the values that were found in the data; of numbers and dates the least
    ///   and the greatest.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _scaleDomain: _ScaleDomain(
                includesZero: includesZero, isReversed: reversed ?? false,
                modify: { found in
                    var values = found.compactMap { DataValue(datum: $0) }
                    modifyInferredDomain(&values)
                    return values.map(\.datum)
                }))
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _scaleDomain: _ScaleDomain { _ScaleDomain(kind: .values(map(\.datum))) }
}

extension ArraySlice: ScaleDomain where Element: Plottable {
    public var _scaleDomain: _ScaleDomain { Array(self)._scaleDomain }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _scaleDomain: _ScaleDomain { _ScaleDomain(kind: .interval(lowerBound.datum, upperBound.datum)) }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _scaleDomain: _ScaleDomain { _ScaleDomain(kind: .interval(lowerBound.datum, upperBound.datum)) }
}
