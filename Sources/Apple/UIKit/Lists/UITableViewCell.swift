public import Foundation

/// A row. UIKit's class: its content, accessories, separators and background are views inside of it.
open class UITableViewCell: UIView {
    /// The arrangement of a row's texts.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// The look of a chosen row.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// The separator between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }

    /// The sign at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The change that is made to a row.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    /// The parts that a row shows for a change.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// The part of a row in a drag.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// The look of a row with the focus.
    public enum FocusStyle: Int, Sendable {
        case `default`, custom
    }

    /// The parts of the row. Labels and the picture are made as they are asked for; with a content configuration there are none.
    open private(set) var reuseIdentifier: String?
    open private(set) var contentView: UIView = CellContentView(frame: .zero)
    open var textLabel: UILabel? {
        guard contentConfiguration == nil else { return nil }
        if label == nil { label = added(CellLabels.text(cellStyle)) }
        return label
    }
    open var detailTextLabel: UILabel? {
        guard contentConfiguration == nil, cellStyle != .default else { return nil }
        if detailLabel == nil { detailLabel = added(CellLabels.detail(cellStyle)) }
        return detailLabel
    }
    open var imageView: UIImageView? {
        guard contentConfiguration == nil else { return nil }
        if picture == nil { picture = added(UIImageView(image: nil)) }
        return picture
    }
    let cellStyle: CellStyle
    private(set) var label: UILabel?
    private(set) var detailLabel: UILabel?
    private(set) var picture: UIImageView?
    open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
    open var selectedBackgroundView: UIView? { didSet { replace(oldValue, selectedBackgroundView) } }
    open var multipleSelectionBackgroundView: UIView? {
        didSet { replace(oldValue, multipleSelectionBackgroundView) }
    }
    open var accessoryType = AccessoryType.none { didSet { setNeedsAccessories() } }
    open var accessoryView: UIView? { didSet { setNeedsAccessories() } }
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsAccessories() } }
    open var editingAccessoryView: UIView? { didSet { setNeedsAccessories() } }

    /// The look and the content as values.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            updateContent()
            updateHeight()
        }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isEditing = isEditing
        return state
    }
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style == .plain ? .listPlainCell() : .listGroupedCell()
    }
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
        updateContent()
    }
    private var needsConfiguration = true
    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
    }

    /// The state of the row, and its insets in points.
    open var selectionStyle = SelectionStyle.default
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            setNeedsAccessories()
            stateDidChange()
        }
    }
    open var showsReorderControl = false { didSet { setNeedsAccessories() } }
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? table?.separatorInset ?? .zero }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    open internal(set) var editingStyle = EditingStyle.none {
        didSet { if editingStyle != oldValue { setNeedsAccessories() } }
    }
    /// Indicates whether the data source lets the row be moved.
    var isMovable = false { didSet { if isMovable != oldValue { setNeedsAccessories() } } }
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func prepareForReuse() {}
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func dragStateDidChange(_ dragState: DragState) {}
    open var userInteractionEnabledWhileDragging = false
    open var focusStyle = FocusStyle.default
    open var showingDeleteConfirmation: Bool {
        guard let table, let path = table.rowSwipe.path else { return false }
        return table.shown[path] === self && table.rowSwipe.isTrailing
    }

    /// The table that shows the row, and what it says of the row's place.
    weak var table: UITableView?
    /// Indicates whether the delegate is still to be told that the row is shown.
    var isFresh = false
    var place = TableRowPlace() { didSet { if place != oldValue { setNeedsLayout() } } }
    var choosesSeveral = false { didSet { if choosesSeveral != oldValue { setNeedsAccessories() } } }
    private(set) var ownSeparatorInset: UIEdgeInsets?
    var ground: ConfiguredBackgroundView?
    var chosenGround: UIView?
    let lineAbove = UIView(frame: .zero)
    let lineBelow = UIView(frame: .zero)
    /// The views at both ends, which are made anew where something about them has changed.
    var ends = CellEnds()
    var needsEnds = true

    /// Creates a row of an arrangement.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        cellStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.emptyRowHeight))
        prepareForNib()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        (reuseIdentifier, cellStyle) = (nib?.reuseIdentifier, nib?.cellStyle ?? .default)
        super.init(coder: coder)
    }

    override func prepareForNib() {
        ownMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        contentView.frame = bounds
        addSubview(contentView)
        for line in [lineAbove, lineBelow] {
            line.isHidden = true
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutBackground()
        layOutEnds()
        layOutContent()
        layOutSeparators()
    }

    /// The size at a width, in points, of a row whose content has no constraints.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: labelsHeight(size.width) ?? UITableView.emptyRowHeight)
    }

    /// The size of the row at the width that is asked for, in points: by the content's configuration, its constraints or its labels.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let inner = contentFrame(targetSize.width, 0).width
        if contentConfiguration != nil || !contentView.constraints.isEmpty {
            let height = contentView.fittedHeight(inner)
            if height > 0 { return CGSize(width: targetSize.width, height: height) }
        }
        return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }

    private func added<Part: UIView>(_ part: Part) -> Part {
        contentView.addSubview(part)
        updateHeight()
        return part
    }

    /// Asks for another height of the row, as its content changed.
    private func updateHeight() {
        setNeedsLayout()
        table?.contentDidChange(of: self)
    }

    private func replace(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        setNeedsLayout()
    }

    private func setNeedsAccessories() {
        needsEnds = true
        setNeedsLayout()
    }

    private func stateDidChange() {
        needsEnds = true
        setNeedsUpdateConfiguration()
        table?.setNeedsLayout()
    }

    /// Shows the content configuration in a view of its own, which is the content view then.
    private func updateContent() {
        let state = automaticallyUpdatesContentConfiguration ? configurationState : nil
        let view = contentView.showing(contentConfiguration, in: state, orPlain: CellContentView(frame: .zero))
        guard view !== contentView else { return }
        (label, detailLabel, picture) = (nil, nil, nil)
        view.frame = contentView.frame
        contentView.giveWay(to: view)
        contentView = view
        setNeedsLayout()
    }
}

/// The view around a row's own content, whose margins reach as far as those of the row.
final class CellContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        ownMargins = NSDirectionalEdgeInsets(
            top: ListContentMetrics.rowMargin, leading: 16, bottom: ListContentMetrics.rowMargin, trailing: 8)
        preservesSuperviewLayoutMargins = true
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// The labels of the styles of rows.
@MainActor
private enum CellLabels {
    static func text(_ style: UITableViewCell.CellStyle) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style == .value2 ? .subheadline : .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = style == .value2 ? .tintColor : .label
        return label
    }

    static func detail(_ style: UITableViewCell.CellStyle) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style == .value1 ? .body : .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = style == .value2 ? .label : .secondaryLabel
        return label
    }
}
