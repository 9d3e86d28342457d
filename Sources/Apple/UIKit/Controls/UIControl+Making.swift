public import Foundation

/// Controls of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UIControlMaking: AnyObject {}

extension UIControl: _UIControlMaking {
    @_silgen_name("tintype_UIControl_action_made")
    convenience init(
        _frame frame: CGRect, primaryAction: UIAction?
    ) { self.init(frame: frame, primaryAction: primaryAction) }
    @_silgen_name("tintype_UIControl_action_made")
    fileprivate class func made(frame: consuming CGRect, primaryAction: consuming UIAction?) -> Self
}

extension _UIControlMaking where Self: UIControl {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIControl_action") @_disfavoredOverload
    public init(frame: CGRect, primaryAction: UIAction?)
    @_silgen_name("tintype_UIControl_action")
    static func new(
        frame: consuming CGRect, primaryAction: consuming UIAction?
    ) -> Self { made(frame: frame, primaryAction: primaryAction) }
}

/// Buttons of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UIButtonMaking: AnyObject {}

extension UIButton: _UIButtonMaking {
    @_silgen_name("tintype_UIButton_type_made")
    convenience init(_type type: ButtonType) { self.init(type: type) }
    @_silgen_name("tintype_UIButton_type_made")
    fileprivate class func made(type: consuming ButtonType) -> Self
    @_silgen_name("tintype_UIButton_action_made")
    convenience init(
        _type type: ButtonType, primaryAction: UIAction?
    ) { self.init(type: type, primaryAction: primaryAction) }
    @_silgen_name("tintype_UIButton_action_made")
    fileprivate class func made(type: consuming ButtonType, primaryAction: consuming UIAction?) -> Self
    @_silgen_name("tintype_UIButton_configuration_made")
    convenience init(
        _configuration configuration: Configuration, primaryAction: UIAction?
    ) { self.init(configuration: configuration, primaryAction: primaryAction) }
    @_silgen_name("tintype_UIButton_configuration_made")
    fileprivate class func made(configuration: consuming Configuration, primaryAction: consuming UIAction?) -> Self
}

extension _UIButtonMaking where Self: UIButton {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIButton_type") @_disfavoredOverload
    public init(type: ButtonType)
    @_silgen_name("tintype_UIButton_type")
    static func new(type: consuming ButtonType) -> Self { made(type: type) }
    @_silgen_name("tintype_UIButton_action") @_disfavoredOverload
    public init(type: ButtonType = .system, primaryAction: UIAction?)
    @_silgen_name("tintype_UIButton_action")
    static func new(
        type: consuming ButtonType, primaryAction: consuming UIAction?
    ) -> Self { made(type: type, primaryAction: primaryAction) }
    @_silgen_name("tintype_UIButton_configuration") @_disfavoredOverload
    public init(configuration: Configuration, primaryAction: UIAction? = nil)
    @_silgen_name("tintype_UIButton_configuration")
    static func new(
        configuration: consuming Configuration, primaryAction: consuming UIAction?
    ) -> Self { made(configuration: configuration, primaryAction: primaryAction) }
}

/// Controls of segments of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UISegmentedControlMaking: AnyObject {}

extension UISegmentedControl: _UISegmentedControlMaking {
    @_silgen_name("tintype_UISegmentedControl_items_made")
    convenience init(_items items: [Any]?) { self.init(items: items) }
    @_silgen_name("tintype_UISegmentedControl_items_made")
    fileprivate class func made(items: consuming [Any]?) -> Self
}

extension _UISegmentedControlMaking where Self: UISegmentedControl {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UISegmentedControl_items") @_disfavoredOverload
    public init(items: [Any]?)
    @_silgen_name("tintype_UISegmentedControl_items")
    static func new(items: consuming [Any]?) -> Self { made(items: items) }
}
