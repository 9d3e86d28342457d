package import Foundation
package import TintypeGraphics

/// The items of a drawing closure, recorded when its view is placed: only then is its size known.
final class CanvasContent: DeferredContent {
    private let origin: ScopeOrigin
    private let draw: (CanvasRecording, CGSize) -> Void
    private(set) var made: [Node] = []

    init(_ origin: ScopeOrigin, _ draw: @escaping (CanvasRecording, CGSize) -> Void) {
        self.origin = origin
        self.draw = draw
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { .filling(proposal) }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        let recording = CanvasRecording(origin)
        draw(recording, frame.size)
        let leaf = DrawingLeaf(items: recording.items, natural: frame.size, options: ImageOptions())
        let id = origin.session.identity.child(of: origin.id, .content)
        let node = Node(id: id, kind: .leaf(leaf), isRightToLeft: false)
        made = [node]
        pass.place(node, at: frame.origin, proposal: proposal, context)
    }

    var nodeName: String { "Canvas" }
}

/// Items in the coordinates of a view, whose origin is its top left corner. What reaches out of it is cut off.
struct DrawingLeaf: Leaf {
    let items: [DisplayItem]
    /// The size that the items were drawn for, in points.
    let natural: CGSize
    let options: ImageOptions

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { options.size(proposal, natural: natural) }
    var flexibleAxes: Axis.Set { options.flexibleAxes }
    var spacing: ViewSpacing { ViewSpacing() }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        guard !items.isEmpty, natural.width > 0, natural.height > 0 else { return }
        let isResized = options.resizing != nil
        let place = CGAffineTransform(
            a: isResized ? frame.width / natural.width : 1, b: 0, c: 0,
            d: isResized ? frame.height / natural.height : 1, tx: frame.minX, ty: frame.minY)
        builder.add([
            .group(.clip(Path(frame), FillStyle(antialiased: false)), [.group(.transform(place), items)])
        ])
    }

    var nodeName: String { "Drawing" }
}

/// Collects what a drawing closure draws, and makes views for it. Confined to the placement that runs it.
package final class CanvasRecording {
    package var items: [DisplayItem] = []
    private let origin: ScopeOrigin
    private var count = 0

    package init(_ origin: ScopeOrigin) {
        self.origin = origin
    }

    /// The environment of the view that is drawn for.
    package var environment: EnvironmentValues { origin.environment }

    /// A recording of its own in the same surroundings.
    package func nested() -> CanvasRecording { CanvasRecording(origin) }

    /// Makes a view in the surroundings of the one that is drawn for.
    package func view(in environment: EnvironmentValues, _ body: (inout Scope) -> Void) -> RecordedView {
        var scope = Scope(origin)
        scope.environment = environment
        scope.stackAxis = nil
        scope.id = origin.session.identity.child(of: origin.id, .index(count))
        count += 1
        let nodes = scope.nodes(body)
        return RecordedView(scope.single(nodes), session: origin.session)
    }
}

extension CanvasRecording {
    /// Views one by one, each with what tells it from the others: its tag, its identity in a list, its name.
    package func taggedViews(_ body: (inout Scope) -> Void) -> [(tags: [AnyHashable], view: RecordedView)] {
        var scope = Scope(origin)
        scope.stackAxis = nil
        scope.id = origin.session.identity.child(of: origin.id, .secondary)
        return scope.nodes(body).map { ($0.names, RecordedView($0, session: origin.session)) }
    }
}

extension Node {
    /// The names by which a view is found.
    fileprivate var names: [AnyHashable] {
        tags + keys + (label.map { [AnyHashable($0)] } ?? [])
    }
}

/// A view that is drawn by hand.
package final class RecordedView {
    private let node: Node?
    private let session: Session

    init(_ node: Node?, session: Session) {
        self.node = node
        self.session = session
    }

    /// The view's size for `proposal`, in points.
    package func size(_ proposal: ProposedViewSize) -> CGSize { node?.size(proposal) ?? .zero }

    /// The view's first and last baselines, in points from its top edge.
    package func baselines(_ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat) {
        guard let node else { return (0, 0) }
        let dimensions = node.dimensions(in: proposal)
        return (dimensions[VerticalAlignment.firstTextBaseline], dimensions[VerticalAlignment.lastTextBaseline])
    }

    /// The items of the view, with its top left corner at `origin`.
    package func items(at origin: CGPoint, proposal: ProposedViewSize) -> [DisplayItem] {
        guard let node else { return [] }
        PlacementPass(session: session).run(node, at: origin, proposal: proposal)
        var builder = DisplayListBuilder(scale: session.context.scale)
        builder.emit(node)
        return builder.items
    }
}

extension Scope {
    /// Appends a view that `draw` draws by hand once its size is known.
    package mutating func appendCanvas(_ draw: @escaping (CanvasRecording, CGSize) -> Void) {
        append(.deferred(CanvasContent(origin, draw)))
    }

    /// Appends an image of `size` points that `draw` draws by hand.
    package mutating func appendDrawing(
        size: CGSize, _ options: ImageOptions, _ draw: (CanvasRecording) -> Void
    ) {
        let recording = CanvasRecording(origin)
        draw(recording)
        append(.leaf(DrawingLeaf(items: recording.items, natural: size, options: options)))
    }
}
