/// The kind of a scale: Swift Charts' type.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case number(ScaleTransform)
        case date
        case category
    }

    let kind: Kind

    /// The scales of numbers, dates and categories.
    public static var linear: ScaleType { ScaleType(kind: .number(.linear)) }
    public static var log: ScaleType { ScaleType(kind: .number(.log)) }
    public static var squareRoot: ScaleType { power(exponent: 0.5) }
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
    public static var date: ScaleType { ScaleType(kind: .date) }
    public static var category: ScaleType { ScaleType(kind: .category) }

    /// A scale of powers of its numbers, whose signs stay.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .number(.power(exponent: exponent))) }

    /// A scale that is a logarithm far from zero, on both sides, and nearly linear around it.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .number(.symmetricLog(slopeAtZero: slopeAtZero)))
    }
}
