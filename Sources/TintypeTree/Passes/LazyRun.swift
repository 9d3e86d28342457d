/// Views that are made one by one: how many there are, who they are, and how to make one.
///
/// Only a lazy container leaves them unmade; every other one makes all of them.
package struct LazyRun {
    package let count: Int
    /// The identity of the i-th element.
    package let id: (Int) -> ViewID
    /// The key by which the list knows the i-th element.
    package let key: (Int) -> AnyHashable
    /// The nodes of the i-th element.
    package let make: (Int) -> [Node]

    private init(
        count: Int, id: @escaping (Int) -> ViewID, key: @escaping (Int) -> AnyHashable,
        make: @escaping (Int) -> [Node]
    ) {
        self.count = count
        self.id = id
        self.key = key
        self.make = make
    }

    /// The run of a list of data: element i is `body` under the identity of its key.
    ///
    /// - Parameter phases: The stage of each element; nil where none comes by itself.
    fileprivate init(
        count: Int, key: @escaping (Int) -> AnyHashable, in scope: Scope, phases: [DynamicPhase]? = nil,
        body: @escaping (Int, inout Scope) -> Void
    ) {
        let origin = scope.origin
        let identity = scope.session.identity
        let isSearched = scope.environment.isSearched
        let marksSections = scope.marksSections
        let id = { (index: Int) in identity.child(of: origin.id, .key(key(index))) }
        // Of what comes and goes only the outermost counts.
        let phase = scope.session.presentation == nil ? scope.dynamicPhase : .identity
        self.init(count: count, id: id, key: key) { index in
            var element = Scope(origin)
            element.id = id(index)
            element.dynamicPhase = phases?[index] ?? phase
            let nodes = element.elementNodes { inner in
                inner.marksSections = marksSections
                body(index, &inner)
            }
            if isSearched { for node in nodes { node.keys.append(key(index)) } }
            return nodes
        }
    }

    /// - Parameter modifier: The modifier of the i-th element.
    func wrapped(by modifier: @escaping (Int) -> some NodeModifier, in scope: Scope) -> LazyRun {
        let origin = scope.origin
        return LazyRun(count: count, id: id, key: key) { index in
            var element = Scope(origin)
            return make(index).map { element.apply(modifier(index), to: $0) }
        }
    }
}

extension Scope {
    /// Appends a view for each element of a list, which is known by its key: the elements may come and go.
    package mutating func appendRun(
        count: Int, key: @escaping (Int) -> AnyHashable, _ body: @escaping (Int, inout Scope) -> Void
    ) {
        guard session.presentation != nil else { return append(LazyRun(count: count, key: key, in: self, body: body)) }
        let (id, identity) = (id, session.identity)
        let ids = (0..<count).map { identity.child(of: id, .key(key($0))) }
        let (phases, leaving) = arrange(
            DynamicPlace.Content(ids: ids) { index, scope in
                for node in scope.elementNodes({ body(index, &$0) }) { scope.append(node) }
            })
        append(LazyRun(count: count, key: key, in: self, phases: phases, body: body))
        append(leaving: leaving)
    }

    /// The nodes of an element, in the stage that the scope is in.
    fileprivate mutating func elementNodes(_ body: (inout Scope) -> Void) -> [Node] {
        guard let phase = dynamicPhase else { return nodes(body) }
        return nodes { scope in
            scope.evaluate(in: phase, body)
        }
    }
}
