public import Foundation

/// A page of UIKit in SwiftUI: its view is laid out and drawn. Of a page that is another app's, e.g. a picker of contacts, a box with
/// the name of its type is drawn.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The types of the view controller, of its coordinator, and of its context.
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the view controller and its coordinator, updates it, and takes it down; `sizeThatFits` gives its size in
    /// points.
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public nonisolated static func _evaluate(_ view: Self, into scope: inout Scope) {
        onMainActor(view, into: &scope) { $0.evaluate(into: &$1) }
    }

    private func evaluate(into scope: inout Scope) {
        guard let view = Self._bound(self, in: scope) else { return }
        let kept = scope.session.state(of: scope.id, index: Represented<UIViewControllerType, Coordinator>.index) {
            Represented<UIViewControllerType, Coordinator>(view.makeCoordinator())
        }
        let context = Context(coordinator: kept.coordinator, environment: scope.environment)
        let shown = kept.shown { view.makeUIViewController(context: context) }
        view.updateUIViewController(shown, context: context)
        let plain = (shown as? any PlainHosting)?.plainPicture
        let picture = plain ?? AnyView(HostedTree(view: kept.window { HostingWindow(shown.view) }))
        let layout = RepresentedLayout { proposal, usual in
            view.sizeThatFits(proposal, uiViewController: shown, context: context)
                ?? (plain == nil ? shown.view.representedSize(proposal) : usual())
        }
        scope.descend(.body) { layout.evaluate(picture, into: &$0) }
    }
}

/// The context in which a view controller of UIKit is made and updated.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator, and the surroundings of the view controller.
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public var transaction: Transaction { Transaction() }

    /// Makes changes to views of UIKit that move with SwiftUI's: at once, as nothing of UIKit's moves.
    @MainActor @preconcurrency
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        if let completion { DispatchQueue.main.async { completion() } }
    }
}
