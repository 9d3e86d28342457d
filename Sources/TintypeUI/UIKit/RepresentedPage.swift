import TintypeTree

/// What is seen of a page of UIKit: the SwiftUI view that it holds, or its own view with a background; any other one is a box
/// with the name of its type.
struct RepresentedPage: View {
    let controller: UIViewController

    var body: some View {
        if let hosted = (controller as? any HostingPage)?.hostedView {
            hosted
        } else if let background = loaded.backgroundColor, type(of: loaded) == UIView.self {
            Color(uiColor: background)
                .overlay { RepresentedPlaceholder(name: name).frame(height: 44).padding() }
                .ignoresSafeArea()
        } else if type(of: loaded) != UIView.self {
            RepresentedView(view: loaded, name: name)
        } else {
            RepresentedPlaceholder(name: name)
        }
    }

    private var name: String { "\(type(of: controller))" }

    /// The page's view, as it is once the page has made it.
    private var loaded: UIView {
        controller.loadView()
        controller.viewDidLoad()
        return controller.view
    }
}

/// A page that holds a SwiftUI view.
@MainActor
private protocol HostingPage {
    var hostedView: AnyView { get }
}

extension UIHostingController: HostingPage {
    fileprivate var hostedView: AnyView { AnyView(rootView) }
}
