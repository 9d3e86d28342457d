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
    package init(
        count: Int, key: @escaping (Int) -> AnyHashable, in scope: Scope,
        body: @escaping (Int, inout Scope) -> Void
    ) {
        let origin = scope.origin
        let identity = scope.session.identity
        let isSearched = scope.environment.isSearched
        let marksSections = scope.marksSections
        let id = { (index: Int) in identity.child(of: origin.id, .key(key(index))) }
        self.init(count: count, id: id, key: key) { index in
            var element = Scope(origin)
            element.id = id(index)
            let nodes = element.nodes { inner in
                inner.marksSections = marksSections
                body(index, &inner)
            }
            if isSearched { for node in nodes { node.keys.append(key(index)) } }
            return nodes
        }
    }

    func wrapped(by modifier: some NodeModifier, in scope: Scope) -> LazyRun {
        let origin = scope.origin
        return LazyRun(count: count, id: id, key: key) { index in
            var element = Scope(origin)
            return make(index).map { element.apply(modifier, to: $0) }
        }
    }
}
