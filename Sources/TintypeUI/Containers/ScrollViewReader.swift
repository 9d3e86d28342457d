public import TintypeGraphics
import TintypeTree

/// A view whose content can scroll the scroll views in it, e.g. in `onAppear`, to a view that they hold.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
    /// The content for a proxy.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a reader.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    func evaluate(into scope: inout Scope) {
        let session = scope.session
        let request = session.state(of: session.identity.child(of: scope.id, .body), index: 0) {
            ScrollRequest(session: session)
        }
        scope.withEnvironment {
            if let target = request.target { $0.scrollRequest = target }
        } _: { scope in
            scope.descend(.content) { Content._evaluate(content(ScrollViewProxy(request: request)), into: &$0) }
        }
    }
}

/// Scrolls the scroll views of a ``ScrollViewReader``.
public struct ScrollViewProxy {
    let request: ScrollRequest

    /// Scrolls each scroll view that holds the view of this id so that the view's anchor stands at the same point of the
    /// window; nil scrolls no further than it takes to show the view. A view of a ForEach has its element's id.
    ///
    /// If no view has the id nothing happens. It is not to be called while views are made: that is reported.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        request.scroll(to: ScrollTargetView(name: "\(id)", key: AnyHashable(id)), anchor: anchor)
    }
}

/// The last request of a ``ScrollViewReader``: it holds until the next.
final class ScrollRequest {
    /// Gone when what a view started asks after its picture is done.
    private weak var session: Session?
    private(set) var target: ScrollGoal?
    private var asked: (key: AnyHashable, anchor: UnitPoint?)?
    private var calls = 0

    init(session: Session) {
        self.session = session
    }

    func scroll(to view: ScrollTargetView, anchor: UnitPoint?) {
        guard let session else { return }
        if session.isEvaluating {
            session.report(
                RenderError(
                    "scrollTo is called while views are made", view: "ScrollViewReader", hint: "call it in onAppear"))
            return
        }
        // In a picture nobody has scrolled since.
        if session.presentation == nil, let asked, asked.key == view.key, asked.anchor == anchor { return }
        asked = (view.key, anchor)
        var view = view
        if session.presentation != nil { (calls, view.call) = (calls + 1, calls) }
        target = .view(view, anchor: anchor)
        session.invalidate()
    }
}
