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
