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
    /// - Parameter arrangement: The place where they come and go; nil in a picture.
    fileprivate init(
        count: Int, key: @escaping (Int) -> AnyHashable, in scope: Scope,
        _ arrangement: DynamicPlace.Arrangement? = nil,
        body: @escaping (Int, inout Scope) -> Void
    ) {
        let origin = scope.origin
        let identity = scope.session.identity
        let isSearched = scope.environment.isSearched
        let marksSections = scope.marksSections
        let id = { (index: Int) in identity.child(of: origin.id, .key(key(index))) }
        // Of what comes and goes only the outermost counts.
        let phase = scope.dynamicPhase
        self.init(count: count, id: id, key: key) { index in
            var element = Scope(origin)
            element.id = id(index)
            element.dynamicPhase = arrangement?.phase(of: index, element.id) ?? phase
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
        guard let presentation = session.presentation else {
            return append(LazyRun(count: count, key: key, in: self, body: body))
        }
        let content = DynamicPlace.Content(count: count) {
            .key(key($0))
        } body: { index, scope in
            for node in scope.elementNodes({ body(index, &$0) }) { scope.append(node) }
        }
        let arrangement = presentation.arrange(content, at: id)
        append(LazyRun(count: count, key: key, in: self, arrangement, body: body))
        append(leaving: arrangement.leaving)
    }

    /// The nodes of an element, in the stage that the scope is in.
    fileprivate mutating func elementNodes(_ body: (inout Scope) -> Void) -> [Node] {
        guard let phase = dynamicPhase else { return nodes(body) }
        return nodes { scope in
            scope.evaluate(in: phase, body)
        }
    }
}
