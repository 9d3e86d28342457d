public import Foundation

/// A view beside cells, or a cell. UIKit's class.
open class UICollectionReusableView: UIView {
    /// The name of the kind, and the calls of layout.
    open var reuseIdentifier: String? { nil }
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

/// A cell. UIKit's class.
open class UICollectionViewCell: UICollectionReusableView {
    /// The parts, the look and the state of the cell.
    open private(set) var contentView = UIView(frame: .zero)
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UICellConfigurationState { UICellConfigurationState(traitCollection: .current) }
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open var isSelected = false
    open var isHighlighted = false
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The part of a cell in a drag.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }
}

/// A cell of a list. UIKit's class.
open class UICollectionViewListCell: UICollectionViewCell {
    /// The parts of the row.
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var accessories: [UICellAccessory] = []
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open var indentsAccessories = true
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = contentView.safeAreaLayoutGuide
}
