/// The drawing of a view controller or view of UIKit as a test or a preview shows it.
package nonisolated struct DrawnResponder: BodylessView {
    /// Indicates whether nothing but the name of its type is shown, in a box.
    package let isPlaceholder: Bool
    private let evaluateContent: (inout Scope) -> Void

    /// A view controller, which is shown once, however often it is drawn. One that only hosts a SwiftUI view is drawn as that.
    @MainActor
    package init(_ controller: UIViewController) {
        if let hosting = controller as? any PlainHosting, let picture = hosting.plainPicture {
            self.init(content: picture, isPlaceholder: false)
        } else {
            self.init(controller.view)
        }
    }

    /// A view, in the window that it has or in one of its own.
    @MainActor
    package init(_ view: UIView) {
        let window = view.window ?? HostingWindow(view)
        let isUndrawn = view is any _UndrawnResponder || view.controller is any _UndrawnResponder
        self.init(
            content: RepresentedLayout { proposal, _ in view.drawnSize(proposal) }
                .around(HostedPage(view: view.superview === window ? window : view)),
            isPlaceholder: isUndrawn)
    }

    private init<Content: View>(content: Content, isPlaceholder: Bool) {
        self.isPlaceholder = isPlaceholder
        evaluateContent = { Content._evaluate(content, into: &$0) }
    }

    package nonisolated static func _evaluate(_ view: Self, into scope: inout Scope) {
        scope.descend(.content, view.evaluateContent)
    }
}

/// A hosting controller that may be nothing but its SwiftUI view.
@MainActor
protocol PlainHosting: UIViewController {
    /// The view that is hosted; nil for a subclass, which may have changed what is around it.
    var plainPicture: AnyView? { get }
}

extension UIHostingController: PlainHosting {
    var plainPicture: AnyView? { type(of: self) == UIHostingController<Content>.self ? AnyView(rootView) : nil }
}
