/// A view or view controller of UIKit's kind that tells what is seen of it, e.g. a map or a player. A representable draws that instead
/// of a box with the name of the type.
@MainActor @preconcurrency
public protocol _PicturedResponder: UIResponder {
    var _picture: AnyView { get }
}

extension UIHostingController: _PicturedResponder {
    public var _picture: AnyView { AnyView(rootView) }
}
