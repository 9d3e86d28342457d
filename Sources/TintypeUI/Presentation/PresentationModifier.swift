import Foundation
import TintypeGraphics
import TintypeTree

/// Carries what is presented to the root of the scene, which draws it.
enum PresentationKey: PreferenceKey {
    static var defaultValue: [PresentedView] { [] }

    static func reduce(value: inout [PresentedView], nextValue: () -> [PresentedView]) { value += nextValue() }

    static var description: PreferenceKeyDescription { PreferenceKeyDescription(PresentationKey.self) }
}

/// Presents a view from another.
struct PresentationModifier: NodeModifier {
    let form: PresentedView.Form
    let title: ((inout Scope) -> Void)?
    let message: ((inout Scope) -> Void)?
    let content: (inout Scope) -> Void
    let end: () -> Void
    /// The view itself, where it is drawn above the others as well.
    var lifted: ((inout Scope) -> Void)?

    /// - Parameter end: Ends the presentation.
    init(
        _ form: PresentedView.Form, until end: @escaping () -> Void, title: ((inout Scope) -> Void)? = nil,
        message: ((inout Scope) -> Void)? = nil,
        content: @escaping (inout Scope) -> Void
    ) {
        self.form = form
        self.title = title
        self.message = message
        self.content = content
        self.end = end
    }

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.session.rootModifier = PresentationRoot()
        var origin = scope.origin
        origin.id = scope.session.secondaryID(beside: node)
        origin.stackAxis = nil
        origin.environment.beginScreen(isPresented: true)
        // What is presented is another screen: it has none of the styles of the text around.
        origin.environment.font = nil
        origin.environment.foreground = nil
        let place = origin
        var around = scope.origin
        around.id = origin.id
        let transform = PreferenceTransform(key: PresentationKey.description, nodeName: "presentation") {
            value, geometry in
            guard var views = value as? [PresentedView] else {
                preconditionFailure("a key's values are of one type")
            }
            let bounds = Anchor<CGRect>.Source.bounds.anchor(in: geometry)
            var view = PresentedView(form, source: bounds, content: place.part(0).later(content), end: end)
            view.title = title.map { place.part(1).later($0) }
            view.message = message.map { place.part(2).later($0) }
            view.lifted = lifted.map { around.part(3).later($0) }
            views.append(view)
            value = views
        }
        return TransformPreferenceModifier(transform).modify(node, in: &scope)
    }
}
