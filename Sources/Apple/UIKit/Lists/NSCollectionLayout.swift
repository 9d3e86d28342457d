public import Foundation

/// A length of a collection's layout: in points, or a share of the container. UIKit's class.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
    /// The length or share, and its kind.
    open private(set) var dimension: CGFloat
    open private(set) var isAbsolute: Bool
    open private(set) var isEstimated: Bool
    open private(set) var isFractionalWidth: Bool
    open private(set) var isFractionalHeight: Bool

    init(
        _ dimension: CGFloat, isAbsolute: Bool = false, isEstimated: Bool = false, isFractionalWidth: Bool = false,
        isFractionalHeight: Bool = false, isUniformAcrossSiblings: Bool = false
    ) {
        self.isUniformAcrossSiblings = isUniformAcrossSiblings
        (self.isFractionalWidth, self.isFractionalHeight) = (isFractionalWidth, isFractionalHeight)
        (self.dimension, self.isAbsolute, self.isEstimated) = (dimension, isAbsolute, isEstimated)
    }

    /// The lengths that there are.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(fractionalWidth, isFractionalWidth: true)
    }
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(fractionalHeight, isFractionalHeight: true)
    }
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(absoluteDimension, isAbsolute: true)
    }
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(estimatedDimension, isEstimated: true)
    }
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
        unsafeDowncast(
            NSCollectionLayoutDimension(estimate, isEstimated: true, isUniformAcrossSiblings: true), to: Self.self)
    }

    /// True where all that stand in one row or column take the greatest of their lengths.
    open private(set) var isUniformAcrossSiblings: Bool

    /// Returns the length in points in a container of a size.
    func length(in container: CGSize) -> CGFloat {
        isFractionalWidth
            ? dimension * container.width : isFractionalHeight ? dimension * container.height : dimension
    }
}

/// A width and a height of a collection's layout. UIKit's class.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
    /// The lengths.
    open private(set) var widthDimension: NSCollectionLayoutDimension
    open private(set) var heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
    }
}

/// A distance of a collection's layout. UIKit's class.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
    /// In points.
    open private(set) var spacing: CGFloat
    open private(set) var isFlexible: Bool
    open var isFixed: Bool { !isFlexible }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// A distance in points, exactly or at least.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
}

/// An item of a collection's layout. UIKit's class.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
    /// The size of the item and its insets.
    open private(set) var layoutSize: NSCollectionLayoutSize
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item of a size.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
    }
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(layoutSize: layoutSize)
        self.supplementaryItems = supplementaryItems
    }
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
}

/// The distances around an item of a collection's layout. UIKit's class.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The distances.
    open private(set) var leading, top, trailing, bottom: NSCollectionLayoutSpacing?

    /// Creates distances.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top) = (leading, top)
        (self.trailing, self.bottom) = (trailing, bottom)
    }
}

/// Items in a row or a column of a collection's layout. UIKit's class.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The items, and the distance between them.
    open private(set) var subitems: [NSCollectionLayoutItem] = []
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The arrangement of the items.
    enum Arrangement {
        case row, column
        case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
    }

    private(set) var arrangement = Arrangement.row
    /// The number of items where it is said; nil where the group takes as many as it has room for.
    private(set) var count: Int?
    /// Indicates whether the items share the group's length, whatever their own.
    private(set) var isShared = false

    /// Items in a row or a column, again and again while there is room.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { make(layoutSize, subitems, .row) }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { make(layoutSize, subitems, .column) }

    /// A number of items in a row or a column that share its length.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, [subitem], .row, count: count, isShared: true) }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, [subitem], .column, count: count, isShared: true) }

    /// A number of items in a row or a column; they share its length where they would be longer.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, [subitem], .row, count: count) }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, [subitem], .column, count: count) }

    /// Creates a group whose items stand where a closure says.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup { make(layoutSize, [], .custom(itemProvider)) }

    private static func make(
        _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], _ arrangement: Arrangement,
        count: Int? = nil, isShared: Bool = false
    ) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup(layoutSize: size)
        group.subitems = items
        group.arrangement = arrangement
        group.count = count
        group.isShared = isShared
        return group
    }

    /// The group as text: a line for each of its items.
    open func visualDescription() -> String { subitems.map { "\($0)" }.joined(separator: "\n") }
}
