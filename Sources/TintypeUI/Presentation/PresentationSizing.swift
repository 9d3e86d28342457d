import TintypeGraphics
import TintypeTree

/// The size of a sheet where there is much room.
public protocol PresentationSizing {}

/// The size that the system chooses.
public struct AutomaticPresentationSizing: PresentationSizing {}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The size that the system chooses.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The size of the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// The size of a form.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// The size of a page.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
    /// The size, with lengths of the content's along the axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        _ChangedPresentationSizing(base: self)
    }

    /// The size, which does not shrink along the axes once it has grown.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        _ChangedPresentationSizing(base: self)
    }
}

/// A size with lengths of other ones.
struct _ChangedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
}
