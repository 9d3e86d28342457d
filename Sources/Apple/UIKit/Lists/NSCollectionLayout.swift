public import Foundation

/// A length of a collection's layout: in points, or a share of the container. UIKit's class.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
    /// The length or share, and its kind.
    open private(set) var dimension: CGFloat
    open private(set) var isAbsolute: Bool
    open private(set) var isEstimated: Bool

    init(
        _ dimension: CGFloat, isAbsolute: Bool = false, isEstimated: Bool = false, isUniformAcrossSiblings: Bool = false
    ) {
        self.isUniformAcrossSiblings = isUniformAcrossSiblings
        (self.dimension, self.isAbsolute, self.isEstimated) = (dimension, isAbsolute, isEstimated)
    }

    /// The lengths that there are.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(fractionalWidth)
    }
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(fractionalHeight)
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

    init(_ spacing: CGFloat) {
        self.spacing = spacing
    }

    /// A distance in points, exactly or at least.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing)
    }
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing)
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

    /// Items in a row or a column.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { make(layoutSize, subitems) }
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, Array(repeating: subitem, count: count)) }
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, Array(repeating: subitem, count: count)) }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { make(layoutSize, subitems) }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, Array(repeating: subitem, count: count)) }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, Array(repeating: subitem, count: count)) }

    /// Creates a group whose items stand where a closure says.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup { make(layoutSize, []) }

    private static func make(
        _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup(layoutSize: size)
        group.subitems = items
        return group
    }

    /// The group as text: a line for each of its items.
    open func visualDescription() -> String { subitems.map { "\($0)" }.joined(separator: "\n") }
}

/// The scrolling of a collection's section across the others. UIKit's type.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of a collection's layout. UIKit's class.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    /// The group, and the distances and headers around.
    let group: NSCollectionLayoutGroup?
    /// The content insets.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var supplementariesFollowContentInsets = true
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    open var contentInsetsReference = UIContentInsetsReference.automatic
    open var visibleItemsInvalidationHandler:
        (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

    /// Creates a section of a group, again and again.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }

    private init(of configuration: UICollectionLayoutListConfiguration) {
        group = nil
    }

    /// A section as a list.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(of: configuration) }

    /// The scrolling across the others. Nobody scrolls a picture.
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// A section of pictures and films, one beside the other.
    open class func orthogonalLayoutSectionForMediaItems() -> NSCollectionLayoutSection {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return section
    }
}

/// A view behind a section. UIKit's class.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view, and its place above others.
    open private(set) var elementKind = ""
    open var zIndex = 0

    /// A view behind all of a section.
    open class func background(elementKind: String) -> Self {
        let item = NSCollectionLayoutDecorationItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.elementKind = elementKind
        return unsafeDowncast(item, to: Self.self)
    }
}

/// The edges that insets of content are measured from. UIKit's type.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent
}

/// An item of a collection that is seen. UIKit's protocol.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The place and the look of the item.
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var center: CGPoint { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var indexPath: IndexPath { get }
    var name: String { get }
    var representedElementKind: String? { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var alpha: CGFloat { get set }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
}

/// The surroundings of a collection's layout. UIKit's protocol.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container and the traits.
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The container of a collection's layout. UIKit's protocol; lengths are in points.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The sizes of the container.
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A layout of sections, groups and items. UIKit's class; collections are not laid out.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The closure that gives the section of an index.
    public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    open var configuration = UICollectionViewCompositionalLayoutConfiguration()

    /// Creates a layout of sections.
    public init(section: NSCollectionLayoutSection) { super.init() }
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        super.init()
        self.configuration = configuration
    }
    public init(sectionProvider: @escaping SectionProvider) { super.init() }
    public init(
        sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        super.init()
        self.configuration = configuration
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// A layout as a list.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout {
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: $1)
        }
    }
}

/// The distances and the axis of a collection's layout. UIKit's class.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The axis, and the distance of sections in points.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// The scrolling of a section across the others. UIKit's class; nobody scrolls a picture.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The times at which the section bounces at its ends.
    public enum Bounce: Int, Sendable {
        case automatic, always, never
    }

    /// The slowing down after a swipe.
    public enum DecelerationRate: Int, Sendable {
        case automatic, normal, fast
    }

    /// The slowing down, and the bouncing.
    open var decelerationRate = DecelerationRate.automatic
    open var bounce = Bounce.automatic
}
