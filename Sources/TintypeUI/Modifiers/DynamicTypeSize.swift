public import TintypeTree

nonisolated extension View {
    /// Draws the views below at a type size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Draws the views below at the type size of `range` that is nearest to the one around.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        environmentChange { $0.dynamicTypeSize = $0.dynamicTypeSize.limited(to: range) }
    }
}

/// The type size by the names that SwiftUI had before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Indicates whether it is one of the sizes beyond the usual ones.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    init(_ size: DynamicTypeSize) {
        self = zip(DynamicTypeSize.allCases, Self.allCases).first { $0.0 == size }?.1 ?? .large
    }

    /// Both list the same sizes, from the smallest.
    var size: DynamicTypeSize { zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large }
}

extension ContentSizeCategory: Comparable {
    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size < b.size }
}

extension EnvironmentValues {
    /// The type size, by its older names.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
