import Foundation

/// A view beside cells, or a cell. UIKit's class.
open class UICollectionReusableView: UIView {
    /// The name of the kind, and the calls of layout.
    open var reuseIdentifier: String? { reuseName }
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// The place with the size that the view's constraints give it, where the layout has only an estimate.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes, fittingSize(layoutAttributes)) }
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The name that the view was dequeued by, and that of the store it goes back to.
    var reuseName: String?
    var store: String?
    /// The place that the layout gave last.
    private(set) var place: UICollectionViewLayoutAttributes?

    /// The size that the view's constraints ask for, in points; nil without any.
    func fittingSize(_ place: UICollectionViewLayoutAttributes) -> CGSize? {
        hasConstraints ? CollectionFit(place).size(of: self, less: .zero) : nil
    }

    private func fitted(
        _ place: UICollectionViewLayoutAttributes, _ size: CGSize?
    ) -> UICollectionViewLayoutAttributes {
        guard let size, let fitted = place.copy() as? UICollectionViewLayoutAttributes else { return place }
        fitted.size = size
        return fitted
    }

    /// Puts the view where a place says.
    func take(_ place: UICollectionViewLayoutAttributes) {
        self.place = place
        if bounds.size != place.size { bounds.size = place.size }
        if center != place.center { center = place.center }
        transform3D = place.transform3D
        alpha = place.alpha
        isHidden = place.isHidden
        attributesDidChange()
        apply(place)
    }

    /// Called when the layout gave another place.
    func attributesDidChange() {}
}

/// The measuring of a view whose width or height a layout only estimates; lengths are in points.
@MainActor
struct CollectionFit {
    private let place: UICollectionViewLayoutAttributes
    /// Layouts of the app's own say nothing of estimates: they may take or leave any size.
    private let isWidthOpen, isHeightOpen: Bool

    init(_ place: UICollectionViewLayoutAttributes) {
        self.place = place
        let isKnown = place.isWidthEstimated || place.isHeightEstimated
        isWidthOpen = place.isWidthEstimated || !isKnown
        isHeightOpen = place.isHeightEstimated || !isKnown
    }

    /// The size of a cell around a view that fits its content.
    ///
    /// - Parameter less: The parts of the cell beside the view.
    func size(of view: UIView, less: CGSize) -> CGSize? {
        let room = CGSize(width: place.size.width - less.width, height: place.size.height - less.height)
        if isWidthOpen, isHeightOpen, view is any UIContentView {
            let own = view.contentSize(fitting: room.width)
            if own.height > 0 {
                return whole(CGSize(width: place.size.width, height: own.height + less.height), view)
            }
        }
        let target = CGSize(
            width: isWidthOpen ? UIView.layoutFittingCompressedSize.width : room.width,
            height: isHeightOpen ? UIView.layoutFittingCompressedSize.height : room.height)
        let fitting = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: isWidthOpen ? .fittingSizeLevel : .required,
            verticalFittingPriority: isHeightOpen ? .fittingSizeLevel : .required)
        return whole(
            CGSize(
                width: isWidthOpen && fitting.width > 0 ? fitting.width + less.width : place.size.width,
                height: isHeightOpen && fitting.height > 0 ? fitting.height + less.height : place.size.height), view)
    }

    /// The size in whole pixels.
    private func whole(_ size: CGSize, _ view: UIView) -> CGSize {
        let scale = view.pixelScale
        func whole(_ length: CGFloat) -> CGFloat { (length * scale - 0.01).rounded(.up) / scale }
        return CGSize(
            width: isWidthOpen ? whole(size.width) : size.width,
            height: isHeightOpen ? whole(size.height) : size.height)
    }
}

extension UIView {
    /// Indicates whether the view or one inside has constraints.
    var hasConstraints: Bool { !constraints.isEmpty || subviews.contains { $0.hasConstraints } }
}
