/// Items of bars of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UIBarButtonItemMaking: AnyObject {}

extension UIBarButtonItem: _UIBarButtonItemMaking {
    @_silgen_name("tintype_UIBarButtonItem_title_made")
    convenience init(
        _title title: String?, style: Style, target: Any?, action: Selector?
    ) { self.init(title: title, style: style, target: target, action: action) }
    @_silgen_name("tintype_UIBarButtonItem_title_made")
    fileprivate class func made(
        title: consuming String?, style: consuming Style, target: consuming Any?, action: consuming Selector?
    ) -> Self
    @_silgen_name("tintype_UIBarButtonItem_image_made")
    convenience init(
        _image image: UIImage?, style: Style, target: Any?, action: Selector?
    ) { self.init(image: image, style: style, target: target, action: action) }
    @_silgen_name("tintype_UIBarButtonItem_image_made")
    fileprivate class func made(
        image: consuming UIImage?, style: consuming Style, target: consuming Any?, action: consuming Selector?
    ) -> Self
    @_silgen_name("tintype_UIBarButtonItem_system_made")
    convenience init(
        _barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) { self.init(barButtonSystemItem: systemItem, target: target, action: action) }
    @_silgen_name("tintype_UIBarButtonItem_system_made")
    fileprivate class func made(
        barButtonSystemItem systemItem: consuming SystemItem, target: consuming Any?, action: consuming Selector?
    ) -> Self
    @_silgen_name("tintype_UIBarButtonItem_action_made")
    convenience init(
        _title title: String?, image: UIImage?, primaryAction: UIAction?, menu: UIMenu?
    ) { self.init(title: title, image: image, primaryAction: primaryAction, menu: menu) }
    @_silgen_name("tintype_UIBarButtonItem_action_made")
    fileprivate class func made(
        title: consuming String?, image: consuming UIImage?, primaryAction: consuming UIAction?, menu: consuming UIMenu?
    ) -> Self
    @_silgen_name("tintype_UIBarButtonItem_view_made")
    convenience init(_customView customView: UIView) { self.init(customView: customView) }
    @_silgen_name("tintype_UIBarButtonItem_view_made")
    fileprivate class func made(customView: consuming UIView) -> Self
}

extension _UIBarButtonItemMaking where Self: UIBarButtonItem {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIBarButtonItem_title") @_disfavoredOverload
    public init(title: String?, style: Style, target: Any?, action: Selector?)
    @_silgen_name("tintype_UIBarButtonItem_title")
    static func new(
        title: consuming String?, style: consuming Style, target: consuming Any?, action: consuming Selector?
    ) -> Self { made(title: title, style: style, target: target, action: action) }
    @_silgen_name("tintype_UIBarButtonItem_image") @_disfavoredOverload
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?)
    @_silgen_name("tintype_UIBarButtonItem_image")
    static func new(
        image: consuming UIImage?, style: consuming Style, target: consuming Any?, action: consuming Selector?
    ) -> Self { made(image: image, style: style, target: target, action: action) }
    @_silgen_name("tintype_UIBarButtonItem_system") @_disfavoredOverload
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?)
    @_silgen_name("tintype_UIBarButtonItem_system")
    static func new(
        barButtonSystemItem systemItem: consuming SystemItem, target: consuming Any?, action: consuming Selector?
    ) -> Self { made(barButtonSystemItem: systemItem, target: target, action: action) }
    @_silgen_name("tintype_UIBarButtonItem_action") @_disfavoredOverload
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
    @_silgen_name("tintype_UIBarButtonItem_action")
    static func new(
        title: consuming String?, image: consuming UIImage?, primaryAction: consuming UIAction?, menu: consuming UIMenu?
    ) -> Self { made(title: title, image: image, primaryAction: primaryAction, menu: menu) }
    @_silgen_name("tintype_UIBarButtonItem_view") @_disfavoredOverload
    public init(customView: UIView)
    @_silgen_name("tintype_UIBarButtonItem_view")
    static func new(customView: consuming UIView) -> Self { made(customView: customView) }
}
