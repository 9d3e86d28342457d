/// Recognizers of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UIGestureRecognizerMaking: AnyObject {}

extension UIGestureRecognizer: _UIGestureRecognizerMaking {
    @_silgen_name("tintype_UIGestureRecognizer_target_made")
    convenience init(_target target: Any?, action: Selector?) { self.init(target: target, action: action) }
    @_silgen_name("tintype_UIGestureRecognizer_target_made")
    fileprivate class func made(target: consuming Any?, action: consuming Selector?) -> Self
}

extension _UIGestureRecognizerMaking where Self: UIGestureRecognizer {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIGestureRecognizer_target") @_disfavoredOverload
    public init(target: Any?, action: Selector?)
    @_silgen_name("tintype_UIGestureRecognizer_target")
    static func new(
        target: consuming Any?, action: consuming Selector?
    ) -> Self { made(target: target, action: action) }
}
