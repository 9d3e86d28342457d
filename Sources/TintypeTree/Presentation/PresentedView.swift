package import Foundation
package import TintypeGraphics

/// A view that is drawn over the whole scene, because a binding says that it is shown.
package struct PresentedView {
    /// How the view is brought up.
    package enum Form: Hashable, Sendable {
        case sheet
        /// Over the whole canvas.
        case cover
        /// Beside the view that presents it; where there is little room, a sheet.
        case popover(arrowEdge: Edge)
        /// A card in the middle, with a title, a message and buttons.
        case alert
        /// Buttons at the lower edge.
        case dialog
    }

    package let form: Form
    /// The view; of an alert or a dialog, the buttons.
    package let content: Evaluation<Void>
    /// nil for none.
    package var title: Evaluation<Void>?
    package var message: Evaluation<Void>?
    /// The bounds of the view that presents.
    package var source: Anchor<CGRect>

    package init(_ form: Form, source: Anchor<CGRect>, content: Evaluation<Void>) {
        self.form = form
        self.source = source
        self.content = content
    }
}

/// Carries what is presented to the root of the scene, which draws it.
enum PresentationKey: PreferenceKey {
    static var defaultValue: [PresentedView] { [] }

    static func reduce(value: inout [PresentedView], nextValue: () -> [PresentedView]) { value += nextValue() }

    static var description: PreferenceKeyDescription { PreferenceKeyDescription(PresentationKey.self) }
}

/// Presents a view from another.
package struct PresentationModifier: NodeModifier {
    let form: PresentedView.Form
    let title: ((inout Scope) -> Void)?
    let message: ((inout Scope) -> Void)?
    let content: (inout Scope) -> Void

    package init(
        _ form: PresentedView.Form, title: ((inout Scope) -> Void)? = nil, message: ((inout Scope) -> Void)? = nil,
        content: @escaping (inout Scope) -> Void
    ) {
        self.form = form
        self.title = title
        self.message = message
        self.content = content
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.session.presentsViews = true
        var origin = scope.origin
        origin.id = scope.session.secondaryID(beside: node)
        origin.stackAxis = nil
        origin.environment.beginScreen(isPresented: true)
        // What is presented is another screen: it has none of the styles of the text around.
        origin.environment.font = nil
        origin.environment.foreground = nil
        let place = origin
        let transform = PreferenceTransform(key: PresentationKey.description, nodeName: "presentation") {
            value, geometry in
            guard var views = value as? [PresentedView] else {
                preconditionFailure("a key's values are of one type")
            }
            let bounds = Anchor<CGRect>.Source.bounds.anchor(in: geometry)
            var view = PresentedView(form, source: bounds, content: place.part(0).later(content))
            view.title = title.map { place.part(1).later($0) }
            view.message = message.map { place.part(2).later($0) }
            views.append(view)
            value = views
        }
        return TransformPreferenceModifier(transform).modify(node, in: &scope)
    }
}

/// Draws what the scene presents over all of it.
struct PresentationRootModifier: NodeModifier {
    func modify(_ node: Node, in scope: inout Scope) -> Node {
        var frame = FlexibleFrameModifier()
        frame.maxWidth = .infinity
        frame.maxHeight = .infinity
        let filling = frame.modify(node, in: &scope)
        let reader = PreferenceReaderModifier(
            isBehind: false, alignment: .center, key: PresentationKey.description
        ) { value, scope in
            guard let views = value as? [PresentedView], !views.isEmpty else { return }
            scope.append(.deferred(PresentationLayer(views, place: scope.origin)))
        }
        return reader.modify(filling, in: &scope)
    }
}
