/// The drawing of a view controller or view of UIKit as a test or a preview shows it: the SwiftUI view that it holds, or
/// what is known of it without UIKit; else a box with the name of its type.
package nonisolated struct DrawnResponder: BodylessView {
    /// Indicates whether nothing but the name of its type is shown, in a box.
    package let isPlaceholder: Bool
    private let evaluateContent: (inout Scope) -> Void

    /// A view controller, once it has made its view: it is told to once, however often it is drawn.
    @MainActor
    package init(_ controller: UIViewController) {
        if let pictured = controller as? any _PicturedResponder {
            self.init(content: pictured._picture)
            return
        }
        controller.loadViewIfNeeded()
        let (view, name) = (controller.view ?? UIView(), "\(type(of: controller))")
        if type(of: view) != UIView.self {
            self.init(view, name: name)
        } else if let background = view.backgroundColor {
            self.init(
                content: Color(uiColor: background)
                    .overlay { RepresentedPlaceholder(name: name).frame(height: 44).padding() }
                    .ignoresSafeArea(),
                isPlaceholder: true)
        } else {
            self.init(content: RepresentedPlaceholder(name: name), isPlaceholder: true)
        }
    }

    @MainActor
    package init(_ view: UIView) {
        self.init(view, name: "\(type(of: view))")
    }

    @MainActor
    private init(_ view: UIView, name: String) {
        let represented = RepresentedView(view: view, name: name)
        self.init(content: represented, isPlaceholder: represented.isPlaceholder)
    }

    private init<Content: View>(content: Content, isPlaceholder: Bool = false) {
        self.isPlaceholder = isPlaceholder
        evaluateContent = { Content._evaluate(content, into: &$0) }
    }

    package nonisolated static func _evaluate(_ view: Self, into scope: inout Scope) {
        scope.descend(.content, view.evaluateContent)
    }
}
