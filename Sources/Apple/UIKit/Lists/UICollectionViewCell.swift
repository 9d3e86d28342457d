public import Foundation

/// A cell. UIKit's class.
open class UICollectionViewCell: UICollectionReusableView {
    /// The parts of the cell, the last in front: the view of a content configuration takes the place of the content view.
    open private(set) var contentView = UIView(frame: .zero)
    open var backgroundView: UIView? { didSet { replaceGround(oldValue, backgroundView) } }
    open var selectedBackgroundView: UIView? { didSet { replaceGround(oldValue, selectedBackgroundView) } }
    /// The look and the content as values.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isInEditing
        state.isExpanded = isExpanded
        state.isSwiped = isSwiped
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    /// The configurations are brought up to date before the cell is measured and laid out.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The part of a cell in a drag.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// The state that the collection and its outline give the cell.
    var isInEditing = false { didSet { if isInEditing != oldValue { setNeedsUpdateConfiguration() } } }
    var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
    var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } } }
    private var needsConfiguration = true
    private var ground: ConfiguredBackgroundView?

    /// Creates a cell with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareForNib()
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForNib() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// The content's frame in a cell of a size, in points.
    func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    /// The background, as it is in the cell's state; nil for none.
    var usedBackground: UIBackgroundConfiguration? {
        guard automaticallyUpdatesBackgroundConfiguration else { return backgroundConfiguration }
        return backgroundConfiguration?.updated(for: configurationState)
    }

    /// Brings the content and the background up to date if the state has changed.
    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            (contentView as? any UIView & UIContentView)?.configuration = contentConfiguration.updated(for: state)
        }
    }

    private func showContent() {
        setNeedsLayout()
        let state = automaticallyUpdatesContentConfiguration ? configurationState : nil
        let view = contentView.showing(contentConfiguration, in: state, orPlain: UIView(frame: .zero))
        guard view !== contentView else { return }
        view.frame = contentFrame(in: bounds.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        contentView.giveWay(to: view)
        contentView = view
    }

    private func replaceGround(_ old: UIView?, _ new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        setNeedsLayout()
    }

    override func fittingSize(_ place: UICollectionViewLayoutAttributes) -> CGSize? {
        updateConfigurationIfNeeded()
        guard contentView is any UIContentView || contentView.hasConstraints else {
            return super.fittingSize(place)
        }
        let inner = contentFrame(in: place.size)
        return CollectionFit(place).size(
            of: contentView,
            less: CGSize(width: place.size.width - inner.width, height: place.size.height - inner.height))
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        layOutBackgrounds()
        let frame = contentFrame(in: bounds.size)
        if contentView.frame != frame { contentView.frame = frame }
        super.layoutSubviews()
    }

    /// Puts the backgrounds behind the content: the configured one, the cell's own, and the one of a chosen cell.
    private func layOutBackgrounds() {
        ground = .showing(usedBackground, after: ground)
        let isChosen = isSelected || isHighlighted
        if !isChosen, selectedBackgroundView?.superview === self { selectedBackgroundView?.removeFromSuperview() }
        putBehind([ground, backgroundView, isChosen ? selectedBackgroundView : nil])
    }
}
