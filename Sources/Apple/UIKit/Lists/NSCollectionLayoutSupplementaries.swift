public import Foundation

/// A view beside a collection's items. UIKit's class.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, its place beside the item, and its place above others.
    open fileprivate(set) var elementKind = ""
    open private(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex = 1

    /// Creates a view at an anchor of the item, and at one of its own.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize)
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
    }
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        self.itemAnchor = itemAnchor
    }
}

/// A header or footer of a collection's section. UIKit's class.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The side of the section, the offset in points, and whether the view stays in sight.
    open private(set) var alignment = NSRectAlignment.none
    open private(set) var offset = CGPoint.zero
    open var pinToVisibleBounds = false
    open var extendsBoundary = true

    /// Creates a header or footer.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.init(layoutSize: layoutSize)
        self.elementKind = elementKind
        self.alignment = alignment
        offset = absoluteOffset
    }
}

/// A place at the edges of an item. UIKit's class.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges, and the offset in points or in fractions of the size.
    open private(set) var edges: NSDirectionalRectEdge
    open private(set) var offset: CGPoint
    open private(set) var isAbsoluteOffset: Bool
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
    }

    /// Creates a place.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isAbsolute: true)
    }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isAbsolute: false)
    }
}

/// An item at a place of its own. UIKit's class; lengths are in points.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The place.
    open private(set) var frame: CGRect
    open private(set) var zIndex: Int

    /// Creates an item.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

/// A side or corner of a rectangle. UIKit's type.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
