/// A view or view controller of UIKit's kind that tells what is seen of it, e.g. a map or a player. A representable draws that instead
/// of a box with the name of the type.
@MainActor @preconcurrency
public protocol _PicturedResponder: UIResponder {
    var _picture: AnyView { get }
}

/// A view or view controller whose content comes from elsewhere, e.g. a camera, a web page or another app: a box with the name of its
/// type is drawn, so that nobody takes it for the content.
@MainActor @preconcurrency
public protocol _UndrawnResponder: UIResponder {}

extension UIHostingController: _PicturedResponder {
    public var _picture: AnyView { AnyView(rootView) }
}
