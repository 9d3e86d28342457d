public import Foundation

/// The scrolling of a collection's section across the others. UIKit's type.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of a collection's layout. UIKit's class.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    /// The group, and the distances and headers around.
    let group: NSCollectionLayoutGroup
    /// The look of a section that is a list; nil for others.
    private(set) var list: UICollectionLayoutListConfiguration?
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

    /// A section as a list.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(CollectionListMetrics.rowHeight))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.list = configuration
        let side = CollectionListMetrics.side(configuration.appearance)
        section.contentInsets.leading = side
        section.contentInsets.trailing = side
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionHeader, .top, row))
            section.boundarySupplementaryItems[0].pinToVisibleBounds = configuration.appearance == .plain
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionFooter, .bottom, row))
        }
        return section
    }

    private static func boundary(
        _ kind: String, _ alignment: NSRectAlignment, _ size: NSCollectionLayoutSize
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
    }

    /// The scrolling across the others: a finger's end is at once that of the scrolling.
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

/// The scrolling of a section across the others. UIKit's class; its values are kept.
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
