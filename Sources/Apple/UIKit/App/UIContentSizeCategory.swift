public import Foundation

/// A size of text that the reader chose, in UIKit's words.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
    /// The name of the notification of another size.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// Indicates whether it is one of the sizes beyond the usual ones.
    public var isAccessibilityCategory: Bool { DynamicTypeSize(self)?.isAccessibilitySize ?? false }

    /// All that name a size, the smallest first.
    fileprivate static let sizes = [
        extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
        accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
    ]
}

extension DynamicTypeSize {
    /// The size that UIKit calls so; nil for the unspecified one.
    public init?(_ category: UIContentSizeCategory) {
        guard let index = UIContentSizeCategory.sizes.firstIndex(of: category) else { return nil }
        self = DynamicTypeSize.allCases[index]
    }
}

extension ContentSizeCategory {
    /// The size that UIKit calls so; nil for the unspecified one.
    public init?(_ category: UIContentSizeCategory) {
        guard let index = UIContentSizeCategory.sizes.firstIndex(of: category) else { return nil }
        self = ContentSizeCategory.allCases[index]
    }
}

extension UIContentSizeCategory: Comparable {
    /// The smaller size comes first, and the unspecified one before all.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (sizes.firstIndex(of: left) ?? -1) < (sizes.firstIndex(of: right) ?? -1)
    }
}

extension UIContentSizeCategory {
    /// UIKit's word for a size; the unspecified one for nil.
    public init(_ size: DynamicTypeSize?) {
        self = size.flatMap(DynamicTypeSize.allCases.firstIndex).map { UIContentSizeCategory.sizes[$0] } ?? .unspecified
    }
    public init(_ size: ContentSizeCategory?) {
        self =
            size.flatMap(ContentSizeCategory.allCases.firstIndex).map { UIContentSizeCategory.sizes[$0] }
            ?? .unspecified
    }
}
