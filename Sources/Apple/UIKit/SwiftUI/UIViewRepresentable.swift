public import Foundation

/// A view of UIKit in SwiftUI.
///
/// The view is laid out as UIKit does at the size that SwiftUI gives it, and drawn with all that is inside. Of a view whose content
/// comes from elsewhere, e.g. a camera or a web page, a box with the name of its type is drawn.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The types of the view, of its coordinator, and of its context.
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view and its coordinator, updates it, and takes it down; `sizeThatFits` gives its size in points.
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    /// Changes the size that the view would have, in points: the way to say it before iOS 16 had `sizeThatFits`.
    func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    public func _overrideSizeThatFits(
        _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType
    ) {}

    public nonisolated static func _evaluate(_ view: Self, into scope: inout Scope) {
        onMainActor(view, into: &scope) { $0.evaluate(into: &$1) }
    }

    private func evaluate(into scope: inout Scope) {
        guard let view = Self._bound(self, in: scope) else { return }
        let kept = scope.session.state(of: scope.id, index: Represented<UIViewType, Coordinator>.index) {
            Represented<UIViewType, Coordinator>(view.makeCoordinator())
        }
        let context = Context(coordinator: kept.coordinator, environment: scope.environment)
        let shown = kept.shown { view.makeUIView(context: context) }
        view.updateUIView(shown, context: context)
        let window = kept.window { HostingWindow(shown) }
        let layout = RepresentedLayout { proposal, _ in
            var size = view.sizeThatFits(proposal, uiView: shown, context: context) ?? shown.representedSize(proposal)
            view._overrideSizeThatFits(&size, in: _ProposedSize(proposal), uiView: shown)
            return size
        }
        scope.descend(.body) {
            layout.evaluate(HostedTree(view: window), into: &$0)
        }
    }
}

/// The context in which a view of UIKit is made and updated.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator, and the surroundings of the view.
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
