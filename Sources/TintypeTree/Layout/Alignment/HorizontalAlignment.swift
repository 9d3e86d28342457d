public import Foundation
import TintypeGraphics

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// The guide that `id` names.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .horizontal, mask: .custom)
    }

    private init(builtIn id: any AlignmentID.Type, fraction: CGFloat) {
        key = AlignmentKey(id: id, axis: .horizontal, mask: .horizontal, fraction: fraction)
    }

    /// The guide of `key`, where it is a horizontal one.
    init?(_ key: AlignmentKey) {
        guard key.axis == .horizontal else { return nil }
        self.key = key
    }

    /// The guides at the view's leading edge, its centre and its trailing edge.
    public static let leading = HorizontalAlignment(builtIn: Leading.self, fraction: 0)
    public static let center = HorizontalAlignment(builtIn: Center.self, fraction: 0.5)
    public static let trailing = HorizontalAlignment(builtIn: Trailing.self, fraction: 1)

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

extension HorizontalAlignment {
    /// The guide of a container whose views set it at some places, in points; nil where none does.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combined(values)
    }
}
