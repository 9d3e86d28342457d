/// The width or height of a mark: Swift Charts' type.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Hashable, Sendable {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }

    let kind: Kind

    /// The dimension that suits the mark.
    public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }

    /// So many points, a fraction of the step of the scale, or the step without so many points on each side.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

    init(kind: Kind) { self.kind = kind }

    /// Creates a dimension of so many points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    /// The part of a slot that a mark of this dimension takes, in its middle.
    func extent(in slot: ClosedRange<CGFloat>, automatic: CGFloat) -> ClosedRange<CGFloat> {
        let length = slot.upperBound - slot.lowerBound
        let part =
            switch kind {
            case .automatic: length * automatic
            case .fixed(let points): points
            case .ratio(let ratio): length * ratio
            case .inset(let inset): length - 2 * inset
            }
        let (middle, half) = ((slot.lowerBound + slot.upperBound) / 2, max(part, 0) / 2)
        return (middle - half)...(middle + half)
    }

    /// The radius of this dimension in a circle of the radius `whole`.
    func radius(in whole: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .fixed(let points): min(max(points, 0), whole)
        case .ratio(let ratio): max(whole * ratio, 0)
        case .inset(let inset): max(whole - inset, 0)
        }
    }
}

/// The dimensions of the marks of a vectorized plot: Swift Charts' type.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let dimension: (DataElement) -> MarkDimension

    /// The dimension that suits the mark.
    public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }

    /// One dimension for all, or one for each element.
    public static func fixed(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(value) } }
    public static func fixed(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .fixed($0[keyPath: path]) }
    }
    public static func ratio(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(value) } }
    public static func ratio(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .ratio($0[keyPath: path]) }
    }
    public static func inset(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(value) } }
    public static func inset(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .inset($0[keyPath: path]) }
    }

    private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

    /// Creates dimensions of so many points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
