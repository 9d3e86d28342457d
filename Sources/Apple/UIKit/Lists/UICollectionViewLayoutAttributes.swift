public import Foundation

/// The name of a cell, or of a view beside or behind cells, among all of a collection.
struct CollectionElement: Hashable, Comparable {
    /// The kind of the view, nil for a cell.
    var kind: String?
    var isDecoration = false
    var indexPath: IndexPath

    static func < (one: CollectionElement, other: CollectionElement) -> Bool {
        one.indexPath != other.indexPath ? one.indexPath < other.indexPath : (one.kind ?? "") < (other.kind ?? "")
    }
}

/// The place of a cell. UIKit's class; lengths are in points.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The place of the cell before it is transformed about its middle.
    private var box = CGRect.zero
    /// The place and the look of the cell.
    open var frame: CGRect {
        get {
            guard !CATransform3DIsIdentity(transform3D) else { return box }
            let turned = CGRect(x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height)
                .applying(transform)
            return turned.offsetBy(dx: box.midX, dy: box.midY)
        }
        set {
            guard !CATransform3DIsIdentity(transform3D) else { return box = newValue }
            box.size = CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    open var center: CGPoint {
        get { CGPoint(x: box.midX, y: box.midY) }
        set { box.origin = CGPoint(x: newValue.x - box.width / 2, y: newValue.y - box.height / 2) }
    }
    /// The size before the transform; the middle stays where it is.
    open var size: CGSize {
        get { box.size }
        set {
            guard newValue != box.size else { return }
            let middle = center
            box.size = newValue
            center = middle
        }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    open var transform3D = CATransform3DIdentity
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var indexPath = IndexPath(item: 0, section: 0)
    open var representedElementKind: String?
    open var representedElementCategory: UICollectionView.ElementCategory {
        representedElementKind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
    }
    private var isDecoration = false

    /// The lengths that the view itself is asked for, since the layout has only an estimate of them.
    var isWidthEstimated = false
    var isHeightEstimated = false
    /// The part of the row in a list; nil outside of lists.
    var row: CollectionListRow?

    /// The name of the cell or view.
    var element: CollectionElement {
        get { CollectionElement(kind: representedElementKind, isDecoration: isDecoration, indexPath: indexPath) }
        set {
            (representedElementKind, indexPath) = (newValue.kind, newValue.indexPath)
            isDecoration = newValue.isDecoration
        }
    }

    public override init() {
        super.init()
    }

    nonisolated open override func copy() -> Any { copy(with: nil) }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var made: Any = self
        MainActor.assumeIsolated { made = copied() }
        return made
    }

    /// A place with the same values.
    private func copied() -> UICollectionViewLayoutAttributes {
        let copy = type(of: self).init()
        copy.box = box
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.element = element
        copy.isWidthEstimated = isWidthEstimated
        copy.isHeightEstimated = isHeightEstimated
        copy.row = row
        return copy
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return MainActor.assumeIsolated { isSame(as: other) }
    }
    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { element.hashValue }
    }

    private func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: other) == type(of: self) && other.box == box && other.alpha == alpha && other.zIndex == zIndex
            && other.isHidden == isHidden && other.element == element
            && CATransform3DEqualToTransform(other.transform3D, transform3D)
    }

    /// Creates the place of a cell or of a view beside one.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = elementKind
    }
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
        isDecoration = true
    }
}
