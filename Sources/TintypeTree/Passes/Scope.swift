import Foundation
package import TintypeGraphics

/// The place of evaluation: the environment and identity that reach a view, and the nodes that it appends.
///
/// A view appends zero or more nodes, or a lazy run. From this one rule follow tuples, groups, conditions and ForEach with
/// no special case: they append n, 1 or 0 nodes.
public struct Scope {
    /// A node or a lazy run that evaluation appended.
    package enum Item {
        case node(Node)
        /// Nodes that only a lazy container makes one by one; others make all.
        case run(LazyRun)
    }

    package let session: Session
    package var environment: EnvironmentValues
    package internal(set) var id: ViewID
    /// The axis of the stack around the view, which Spacers and Dividers follow; nil outside any.
    package var stackAxis: Axis?
    /// The names of the views around, for errors.
    private var names: ViewNames?
    /// The place in a scene file of what is evaluated; nil for views of Swift.
    var writtenPlace: WrittenPlace?
    /// The appended items, those of the views around first.
    private var items: [Item] = []
    /// The number of views and modifiers around the view.
    private var depth = 0
    /// The transaction of the change that is being shown, as modifiers around have edited it; nil for a picture, and where
    /// nothing has changed.
    package var transaction: Transaction?
    /// The stage of the view that comes or goes, for the transition in it; nil below containers, whose views come with them.
    package var dynamicPhase: DynamicPhase?
    /// Indicates whether sections mark where they begin and end, for a container that asks for them; those inside other
    /// containers do not.
    package internal(set) var marksSections = false

    package init(session: Session) {
        self.session = session
        environment = session.context.environment
        environment.notes = session.notes
        id = session.identity.root
    }

    package init(_ origin: ScopeOrigin) {
        session = origin.session
        environment = origin.environment
        id = origin.id
        stackAxis = origin.stackAxis
        names = origin.names
        writtenPlace = origin.writtenPlace
        depth = origin.depth
        transaction = origin.transaction
    }

    /// The greatest depth of views and modifiers: more would not fit the stack of the thread that measures and places them.
    package static let maximumDepth = 1_000

    /// Goes one level down; beyond the limit nothing is evaluated, which is reported.
    mutating func goDown(_ body: (inout Scope) -> Void) {
        guard depth < Scope.maximumDepth else {
            return session.reportDepth(
                RenderError(
                    "views are nested more than \(Scope.maximumDepth) deep",
                    at: nearPlace,
                    hint: "a view that holds itself never ends; one that is only deep must be made of fewer layers"))
        }
        guard !session.isOutOfTime(nearPlace) else { return }
        depth += 1
        body(&self)
        depth -= 1
    }

    /// The names of the views around, for errors, from the outermost.
    private var path: [String] { names.map { $0.path } ?? [] }

    /// The place of a view that is made here, by its own name.
    func place(of view: String) -> RenderError.Place {
        RenderError.Place((path + [view]).joined(separator: " > "), source: writtenPlace?.source)
    }

    /// The place by the nearest views around.
    private var nearPlace: RenderError.Place {
        let path = path
        return RenderError.Place(
            path.isEmpty ? nil : path.suffix(4).joined(separator: " > "), source: writtenPlace?.source)
    }

    /// A number for what a modifier keeps at this depth, apart from those of properties.
    package var stateIndex: Int { (1 << 32) + depth }

    package var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    /// Appends a node of this view's identity, or of the next one where the view appends several.
    package mutating func append(_ kind: Node.Kind) {
        append(holding: []) { _ in kind }
    }

    /// Appends a node of those of `views` that are there, behind which the others are seen on their way out.
    mutating func append(holding views: [Node], _ kind: ([Node]) -> Node.Kind) {
        let leaving = session.presentation == nil ? [] : views.filter(\.isLeaving)
        let kind = kind(leaving.isEmpty ? views : views.filter { !$0.isLeaving })
        let node = Node(id: id, kind: kind, isRightToLeft: isRightToLeft)
        if !leaving.isEmpty { node.leaving = leaving }
        animate(node)
        items.append(.node(node))
    }

    /// Appends a node that was made before.
    package mutating func append(_ node: Node) {
        items.append(.node(node))
    }

    /// Appends what a container made of its views. It is this view whichever of them it shows: what is put around it does not
    /// see how many nodes the container put around one of them.
    package mutating func appendContainer(_ node: Node) {
        node.rim = id
        append(node)
    }

    package mutating func append(_ run: LazyRun) {
        items.append(.run(run))
    }

    /// Evaluates a part of the view under an identity of its own.
    package mutating func descend(_ step: IdentityTable.Step, _ body: (inout Scope) -> Void) {
        let outer = id
        id = session.identity.child(of: id, step)
        goDown(body)
        id = outer
    }

    /// Evaluates with another environment below.
    package mutating func withEnvironment(
        _ change: (inout EnvironmentValues) -> Void, _ body: (inout Scope) -> Void
    ) {
        let outer = environment
        change(&environment)
        body(&self)
        environment = outer
    }

    /// Evaluates with `name` among the views around, for errors. The nodes that the view so called begins with remember it.
    ///
    /// - Parameter module: The module of the view's type; nil for what is no type, e.g. a scene's component.
    package mutating func naming(_ name: String, module: String? = nil, _ body: (inout Scope) -> Void) {
        let (start, outer) = (items.count, names)
        let own = ViewNames(name, module: module, in: outer)
        names = own
        body(&self)
        for item in items.dropFirst(start) {
            // One that a view inside began with knows this view as one around that.
            if case .node(let node) = item, node.makers == nil { node.makers = own }
        }
        names = outer
    }

    /// The nodes that `body` appends, as the children of this view. Lazy runs are made in full. Views on their way out are left
    /// out.
    package mutating func nodes(_ body: (inout Scope) -> Void) -> [Node] {
        let nodes = allNodes(body)
        return session.presentation == nil ? nodes : nodes.filter { !$0.isLeaving }
    }

    /// The same, with those that are on their way out.
    mutating func allNodes(_ body: (inout Scope) -> Void) -> [Node] {
        let start = evaluate(body)
        var nodes: [Node] = []
        nodes.reserveCapacity(items.count - start)
        for item in items[start...] {
            switch item {
            case .node(let node): nodes.append(node)
            case .run(let run): for index in 0..<run.count { nodes += run.make(index) }
            }
        }
        items.removeSubrange(start...)
        return nodes
    }

    /// The number of items so far.
    var itemCount: Int { items.count }

    /// Marks what was appended as on its way out, or takes it away.
    mutating func markLeaving(from start: Int, isGone: Bool) {
        if isGone { return items.removeSubrange(start...) }
        for item in items[start...] {
            if case .node(let node) = item { node.isLeaving = true }
        }
    }

    /// Marks what was appended as having a transition of its own.
    mutating func markTransition(from start: Int) {
        for item in items[start...] {
            if case .node(let node) = item { node.hasTransition = true }
        }
    }

    /// Lets the nodes fade that no transition of their own makes come and go.
    mutating func fade(from start: Int, in phase: DynamicPhase) {
        for index in start..<items.count {
            guard case .node(let node) = items[index] else { continue }
            items[index] = .node(faded(node, in: phase))
        }
    }

    /// The items that `body` appends, lazy runs as they are. They have an identity other than the view's own, which its node
    /// has. Views on their way out are left out.
    package mutating func items(_ body: (inout Scope) -> Void) -> [Item] { allItems(body).there }

    /// The same, beside those that are on their way out.
    mutating func allItems(_ body: (inout Scope) -> Void) -> (there: [Item], leaving: [Node]) {
        let start = evaluate(body)
        defer { items.removeSubrange(start...) }
        if session.presentation == nil { return (Array(items[start...]), []) }
        var (there, leaving): ([Item], [Node]) = ([], [])
        for item in items[start...] {
            if case .node(let node) = item, node.isLeaving { leaving.append(node) } else { there.append(item) }
        }
        return (there, leaving)
    }

    /// Evaluates `body` under another identity.
    ///
    /// - Returns: The place of the first item that it appended.
    private mutating func evaluate(_ body: (inout Scope) -> Void) -> Int {
        let (start, outer, marked, phase) = (items.count, id, marksSections, dynamicPhase)
        id = session.identity.child(of: id, .content)
        marksSections = false
        dynamicPhase = nil
        goDown(body)
        dynamicPhase = phase
        marksSections = marked
        id = outer
        return start
    }

    /// Wraps each node that `body` appends: what a modifier does to a group.
    package mutating func wrap(with modifier: some NodeModifier, _ body: (inout Scope) -> Void) {
        let start = items.count
        goDown(body)
        for index in start..<items.count {
            switch items[index] {
            case .node(let node): items[index] = .node(apply(modifier, to: node))
            case .run(let run): items[index] = .run(run.wrapped(by: { _ in modifier }, in: self))
            }
        }
    }

    /// The same with a modifier for each view by its number among those of `body`.
    package mutating func wrap(with modifier: @escaping (Int) -> some NodeModifier, _ body: (inout Scope) -> Void) {
        let start = items.count
        goDown(body)
        var number = 0
        for index in start..<items.count {
            let first = number
            switch items[index] {
            case .node(let node):
                items[index] = .node(apply(modifier(first), to: node))
                number += 1
            case .run(let run):
                items[index] = .run(run.wrapped(by: { modifier(first + $0) }, in: self))
                number += run.count
            }
        }
    }

    /// The node, modified. Identities further out are the same whether the modifier puts no node around it, one or several: a
    /// sheet that opens moves nobody.
    mutating func apply(_ modifier: some NodeModifier, to node: Node) -> Node {
        let rim = session.identity.child(of: node.rim, .modified)
        let modified = modifier.modify(node, in: &self)
        modified.rim = rim
        if node.isLeaving { modified.isLeaving = true }
        if node.hasTransition { modified.hasTransition = true }
        return modified
    }

    /// The values from which the closures of deferred content go on.
    package var origin: ScopeOrigin {
        ScopeOrigin(
            session: session, environment: environment, id: id, stackAxis: stackAxis, names: names,
            writtenPlace: writtenPlace,
            depth: depth, transaction: transaction)
    }
}

/// A place in an evaluation that can be taken up again.
package struct ScopeOrigin {
    package let session: Session
    package var environment: EnvironmentValues
    package var id: ViewID
    package var stackAxis: Axis?
    fileprivate var names: ViewNames?
    fileprivate var writtenPlace: WrittenPlace?
    /// The number of views and modifiers around the place.
    fileprivate(set) var depth: Int
    fileprivate var transaction: Transaction?
}

/// Views that are made later, of a value that is not known yet.
package struct Evaluation<Input> {
    package let origin: ScopeOrigin
    package let body: (Input, inout Scope) -> Void

    package init(_ origin: ScopeOrigin, _ body: @escaping (Input, inout Scope) -> Void) {
        self.origin = origin
        self.body = body
    }

    package func callAsFunction(_ input: Input) -> [Node] {
        var scope = Scope(origin)
        return scope.nodes { body(input, &$0) }
    }
}

/// A modifier that puts a node around another. Both front ends' modifiers are these.
package protocol NodeModifier {
    func modify(_ node: Node, in scope: inout Scope) -> Node
}

extension Scope {
    /// A node around `child`.
    package func wrapper(_ kind: Node.Kind, around child: Node) -> Node {
        let node = Node(id: session.wrapperID(around: child), kind: kind, isRightToLeft: isRightToLeft)
        animate(node)
        return node
    }

    /// `value` as it is shown for an attribute of this view.
    package func presented<A: Animatable>(_ value: A, _ attribute: AttributeKey) -> A {
        presented(value, attribute, for: id)
    }

    /// `value` as it is shown for an attribute of a view.
    package func presented<A: Animatable>(_ value: A, _ attribute: AttributeKey, for view: ViewID) -> A {
        guard let store = session.presentation else { return value }
        store.environment = environment
        return store.presented(value, for: view, attribute, transaction)
    }

    /// `value` as it is shown for an attribute of this view that its last node says.
    func presented<A: Animatable>(_ value: A, _ attribute: @autoclosure () -> AttributeKey, before: (Node) -> A?) -> A {
        guard let store = session.presentation, store.mayMove(id, transaction) else { return value }
        store.environment = environment
        return store.presented(value, for: id, attribute(), transaction, before: before)
    }

    /// Lets the node's place change as the transaction says.
    func animate(_ node: Node) {
        guard var transaction, transaction.animation != nil else { return }
        transaction.environment = environment
        node.transaction = transaction
    }

    /// A layout around `child` alone.
    func layout(_ layout: some BuiltInLayout, around child: Node) -> Node {
        wrapper(.layout(layout.makeBox(), [child]), around: child)
    }
}
