import Foundation

/// The distances of a collection's list, in points: those of iOS 26's lists.
enum CollectionListMetrics {
    typealias Appearance = UICollectionLayoutListConfiguration.Appearance

    /// The estimated height of a row, and a row's margins at its sides.
    static let rowHeight: CGFloat = 52
    static let margin: CGFloat = 16
    /// The distance above and below sections of grouped rows without headers.
    private static let sectionGap = ListContentMetrics.spaceAboveFirst

    /// The distance from the list's sides to its rows.
    static func side(_ appearance: Appearance) -> CGFloat {
        appearance == .insetGrouped || appearance == .sidebar ? 16 : 0
    }

    static func isGrouped(_ appearance: Appearance) -> Bool { appearance == .grouped || appearance == .insetGrouped }

    /// The distance above a section: above its header or its first row.
    static func above(_ list: UICollectionLayoutListConfiguration, isFirst: Bool) -> CGFloat {
        if list.headerMode != .none {
            if let padding = list.headerTopPadding { return padding }
            return isFirst ? 0 : isGrouped(list.appearance) ? 15 : 22
        }
        return isGrouped(list.appearance) ? sectionGap : 0
    }

    /// The distance below the last section.
    static func below(_ list: UICollectionLayoutListConfiguration) -> CGFloat {
        isGrouped(list.appearance) ? sectionGap : 0
    }

    /// The colour behind the whole list.
    @MainActor
    static func surface(_ list: UICollectionLayoutListConfiguration) -> UIColor {
        list.backgroundColor ?? (isGrouped(list.appearance) ? .systemGroupedBackground : .systemBackground)
    }
}
