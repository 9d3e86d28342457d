public import Foundation

/// The header or footer of a section. UIKit's class: its content and background are views inside of it.
open class UITableViewHeaderFooterView: UIView {
    /// The parts of the header. Labels are made as they are asked for; with a content configuration there are none.
    open private(set) var reuseIdentifier: String?
    open private(set) var contentView: UIView = CellContentView(frame: .zero)
    open var textLabel: UILabel? {
        guard contentConfiguration == nil else { return nil }
        if label == nil { label = added(isFooter ? .footnote : .headline) }
        return label
    }
    open var detailTextLabel: UILabel? {
        guard contentConfiguration == nil else { return nil }
        if detailLabel == nil { detailLabel = added(.footnote) }
        return detailLabel
    }
    private var label: UILabel?
    private var detailLabel: UILabel?
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            setNeedsLayout()
        }
    }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            updateContent()
            table?.contentDidChange(of: self)
        }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        isFooter ? .groupedFooter() : .groupedHeader()
    }
    open func prepareForReuse() {}

    /// The table that shows the view, and what it says of the view's place.
    weak var table: UITableView?
    var isFooter = false
    /// Indicates whether rows go on below the view, which stays in sight.
    var isStuck = false { didSet { if isStuck != oldValue { setNeedsLayout() } } }
    private var ground: ConfiguredBackgroundView?

    /// Creates a header.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        prepareForNib()
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? NibCoder)?.reuseIdentifier
        super.init(coder: coder)
    }

    override func prepareForNib() {
        ownMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        addSubview(contentView)
    }

    /// The configurations that are brought up to date by themselves, and the state that they are made for.
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isStuck
        return state
    }
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

    private func added(_ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    private func updateContent() {
        let state = automaticallyUpdatesContentConfiguration ? configurationState : nil
        let view = contentView.showing(contentConfiguration, in: state, orPlain: CellContentView(frame: .zero))
        guard view !== contentView else { return }
        (label, detailLabel) = (nil, nil)
        view.frame = contentView.frame
        contentView.giveWay(to: view)
        contentView = view
        setNeedsLayout()
    }

    /// The distance between the view's sides and its content, in points: that of the rows.
    private var sideInset: CGFloat { table?.rowInset ?? 0 }

    private func labelsLayout(_ width: CGFloat, _ height: CGFloat? = nil) -> ListContentLayout {
        var parts = ListContentLayout.Parts()
        parts.margins = margins
        parts.margins.top = isFooter ? ListContentMetrics.footerMargins.top : ListContentMetrics.headerMargin
        parts.margins.bottom = isFooter ? ListContentMetrics.footerMargins.bottom : ListContentMetrics.headerMargin
        parts.text = label.map { label in { label.fittingSize($0) } }
        parts.secondary = detailLabel.map { label in { label.fittingSize($0) } }
        return ListContentLayout(parts, width: width, height: height, scale: pixelScale)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let background = backgroundConfiguration ?? (isStuck && backgroundColor == nil ? .listPlainCell() : nil)
        ground = .showing(backgroundView == nil ? background : nil, after: ground)
        putBehind([ground, backgroundView])
        contentView.frame = bounds.insetBy(dx: sideInset, dy: 0)
        guard contentConfiguration == nil, label != nil || detailLabel != nil else { return }
        let inner = contentView.bounds
        var layout = labelsLayout(inner.width, inner.height)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { layout = layout.mirrored(in: inner.width) }
        if let label {
            let isStart = label.textAlignment == .natural
            let x = margins.fixed(.leftToRight).left
            label.frame =
                isStart
                ? layout.text
                : CGRect(x: x, y: layout.text.minY, width: inner.width - x * 2, height: layout.text.height)
        }
        detailLabel?.frame = layout.secondary
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard label != nil || detailLabel != nil else {
            return CGSize(width: size.width, height: UITableView.usualHeaderHeight(pixelScale))
        }
        return CGSize(width: size.width, height: labelsLayout(size.width - sideInset * 2).height)
    }

    /// The size of the view at the width that is asked for, in points: by the content's configuration, its constraints or its labels.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if contentConfiguration != nil || !contentView.constraints.isEmpty {
            let height = contentView.fittedHeight(targetSize.width - sideInset * 2)
            if height > 0 { return CGSize(width: targetSize.width, height: height) }
        }
        return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }
}
