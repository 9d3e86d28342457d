public import Foundation

/// A row. UIKit's class.
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

    /// The parts of the row.
    open private(set) var reuseIdentifier: String?
    open private(set) var contentView = UIView(frame: .zero)
    open private(set) var textLabel: UILabel? = UILabel(frame: .zero)
    open private(set) var detailTextLabel: UILabel?
    open private(set) var imageView: UIImageView? = UIImageView(frame: .zero)
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?

    /// The look and the content as values.
    open var contentConfiguration: (any UIContentConfiguration)?
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UICellConfigurationState { UICellConfigurationState(traitCollection: .current) }
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// The state of the row, and its insets in points.
    open var selectionStyle = SelectionStyle.default
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var separatorInset = UIEdgeInsets.zero
    open var editingStyle: EditingStyle { .none }
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func prepareForReuse() {}
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func dragStateDidChange(_ dragState: DragState) {}
    open var userInteractionEnabledWhileDragging = false
    open var focusStyle = FocusStyle.default
    open var showingDeleteConfirmation: Bool { false }

    /// Creates a row of an arrangement.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        detailTextLabel = style == .default ? nil : UILabel(frame: .zero)
        super.init(frame: .zero)
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        reuseIdentifier = nib?.reuseIdentifier
        detailTextLabel = (nib?.cellStyle ?? .default) == .default ? nil : UILabel(frame: .zero)
        super.init(coder: coder)
    }
}

/// The header or footer of a section. UIKit's class.
open class UITableViewHeaderFooterView: UIView {
    /// The parts of the header.
    open private(set) var reuseIdentifier: String?
    open private(set) var contentView = UIView(frame: .zero)
    open private(set) var textLabel: UILabel? = UILabel(frame: .zero)
    open private(set) var detailTextLabel: UILabel? = UILabel(frame: .zero)
    open var backgroundView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
    open func prepareForReuse() {}

    /// Creates a header.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
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

    /// The configurations that are brought up to date by themselves, and the state that they are made for.
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: .current) }
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
}
