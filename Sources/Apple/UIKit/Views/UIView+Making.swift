public import Foundation

/// Views of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UIViewMaking: AnyObject {}

extension UIView: _UIViewMaking {
    @_silgen_name("tintype_UIView_frame_made")
    convenience init(_frame frame: CGRect) { self.init(frame: frame) }
    @_silgen_name("tintype_UIView_frame_made")
    fileprivate class func made(frame: consuming CGRect) -> Self
}

extension _UIViewMaking where Self: UIView {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIView_frame") @_disfavoredOverload
    public init(frame: CGRect)
    @_silgen_name("tintype_UIView_frame")
    static func new(frame: consuming CGRect) -> Self { made(frame: frame) }
}

/// Views of pictures of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UIImageViewMaking: AnyObject {}

extension UIImageView: _UIImageViewMaking {
    @_silgen_name("tintype_UIImageView_image_made")
    convenience init(_image image: UIImage?) { self.init(image: image) }
    @_silgen_name("tintype_UIImageView_image_made")
    fileprivate class func made(image: consuming UIImage?) -> Self
    @_silgen_name("tintype_UIImageView_images_made")
    convenience init(
        _image image: UIImage?, highlightedImage: UIImage?
    ) { self.init(image: image, highlightedImage: highlightedImage) }
    @_silgen_name("tintype_UIImageView_images_made")
    fileprivate class func made(image: consuming UIImage?, highlightedImage: consuming UIImage?) -> Self
}

extension _UIImageViewMaking where Self: UIImageView {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIImageView_image") @_disfavoredOverload
    public init(image: UIImage?)
    @_silgen_name("tintype_UIImageView_image")
    static func new(image: consuming UIImage?) -> Self { made(image: image) }
    @_silgen_name("tintype_UIImageView_images") @_disfavoredOverload
    public init(image: UIImage?, highlightedImage: UIImage?)
    @_silgen_name("tintype_UIImageView_images")
    static func new(
        image: consuming UIImage?, highlightedImage: consuming UIImage?
    ) -> Self { made(image: image, highlightedImage: highlightedImage) }
}

/// Views of effects of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UIVisualEffectViewMaking: AnyObject {}

extension UIVisualEffectView: _UIVisualEffectViewMaking {
    @_silgen_name("tintype_UIVisualEffectView_effect_made")
    convenience init(_effect effect: UIVisualEffect?) { self.init(effect: effect) }
    @_silgen_name("tintype_UIVisualEffectView_effect_made")
    fileprivate class func made(effect: consuming UIVisualEffect?) -> Self
}

extension _UIVisualEffectViewMaking where Self: UIVisualEffectView {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIVisualEffectView_effect") @_disfavoredOverload
    public init(effect: UIVisualEffect?)
    @_silgen_name("tintype_UIVisualEffectView_effect")
    static func new(effect: consuming UIVisualEffect?) -> Self { made(effect: effect) }
}

/// Stacks of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UIStackViewMaking: AnyObject {}

extension UIStackView: _UIStackViewMaking {
    @_silgen_name("tintype_UIStackView_views_made")
    convenience init(_arrangedSubviews views: [UIView]) { self.init(arrangedSubviews: views) }
    @_silgen_name("tintype_UIStackView_views_made")
    fileprivate class func made(arrangedSubviews views: consuming [UIView]) -> Self
}

extension _UIStackViewMaking where Self: UIStackView {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIStackView_views") @_disfavoredOverload
    public init(arrangedSubviews views: [UIView])
    @_silgen_name("tintype_UIStackView_views")
    static func new(arrangedSubviews views: consuming [UIView]) -> Self { made(arrangedSubviews: views) }
}
