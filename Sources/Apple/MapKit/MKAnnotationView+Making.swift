/// Views of annotations of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _MKAnnotationViewMaking: AnyObject {}

extension MKAnnotationView: _MKAnnotationViewMaking {
    @_silgen_name("tintype_MKAnnotationView_annotation_made")
    convenience init(
        _annotation annotation: (any MKAnnotation)?, reuseIdentifier: String?
    ) { self.init(annotation: annotation, reuseIdentifier: reuseIdentifier) }
    @_silgen_name("tintype_MKAnnotationView_annotation_made")
    fileprivate class func made(annotation: consuming (any MKAnnotation)?, reuseIdentifier: consuming String?) -> Self
}

extension _MKAnnotationViewMaking where Self: MKAnnotationView {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_MKAnnotationView_annotation") @_disfavoredOverload
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
    @_silgen_name("tintype_MKAnnotationView_annotation")
    static func new(
        annotation: consuming (any MKAnnotation)?, reuseIdentifier: consuming String?
    ) -> Self { made(annotation: annotation, reuseIdentifier: reuseIdentifier) }
}
