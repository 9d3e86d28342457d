public import Foundation
import TintypeGraphics

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// The guide that `id` names.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .vertical, mask: .custom)
    }

    private init(_ id: any AlignmentID.Type, mask: GuideSet, fraction: CGFloat) {
        key = AlignmentKey(id: id, axis: .vertical, mask: mask, fraction: fraction)
    }

    /// The guide of `key`, where it is a vertical one.
    init?(_ key: AlignmentKey) {
        guard key.axis == .vertical else { return nil }
        self.key = key
    }

    /// The guides at the view's top, its centre and its bottom.
    public static let top = VerticalAlignment(Top.self, mask: .vertical, fraction: 0)
    public static let center = VerticalAlignment(Center.self, mask: .vertical, fraction: 0.5)
    public static let bottom = VerticalAlignment(Bottom.self, mask: .vertical, fraction: 1)
    /// The baseline of the first line of text; the bottom of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self, mask: .baseline, fraction: 1)
    /// The baseline of the last line of text; the bottom of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastBaseline.self, mask: .baseline, fraction: 1)

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

extension VerticalAlignment {
    /// The guide of a container whose views set it at some places, in points; nil where none does.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combined(values)
    }
}
