/// The state of a thing whose look is a value. UIKit's protocol.
public protocol UIConfigurationState {
    /// Creates a state of traits.
    init(traitCollection: UITraitCollection)
    /// The traits of the state, and the values that an app adds to it.
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a value that an app adds to a state. UIKit's type.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a view. UIKit's type.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits, and whether the view is enabled or chosen.
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { added[key] }
        set { added[key] = newValue }
    }

    /// Creates a state of traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The state of a cell. UIKit's type.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits, and the state of the cell.
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none

    /// The part of a cell in a drag.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// The part of a cell in a drop.
    public enum DropState: Int, Sendable {
        case none, notTargeted, targeted
    }

    private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { added[key] }
        set { added[key] = newValue }
    }

    /// Creates a state of traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
