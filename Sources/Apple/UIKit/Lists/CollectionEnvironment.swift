import Foundation

/// The surroundings that a section, or a group of custom items, is made for.
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: CollectionContainer, _ traitCollection: UITraitCollection) {
        self.container = container
        self.traitCollection = traitCollection
    }
}

/// The container of sections or items; lengths are in points.
final class CollectionContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize { contentSize.within(contentInsets) }

    init(_ contentSize: CGSize, _ contentInsets: NSDirectionalEdgeInsets = .zero) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
    }
}

extension CGSize {
    /// The size within insets, in points; it is nowhere less than 0.
    func within(_ insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }

    /// The length along an axis.
    func along(_ isVertical: Bool) -> CGFloat { isVertical ? height : width }

    /// A size of a length along an axis, and another across it.
    init(along: CGFloat, across: CGFloat, _ isVertical: Bool) {
        self = isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }
}

extension NSDirectionalEdgeInsets {
    static func + (insets: Self, others: Self) -> Self {
        Self(
            top: insets.top + others.top, leading: insets.leading + others.leading,
            bottom: insets.bottom + others.bottom, trailing: insets.trailing + others.trailing)
    }
}
