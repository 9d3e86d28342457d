/// The way through a tree of data: the id and the children of an element.
struct OutlineTree<Data: RandomAccessCollection, ID: Hashable> {
    let id: (Data.Element) -> ID
    /// nil for an element that can have none.
    let children: (Data.Element) -> Data?
}

extension OutlineTree {
    /// The way through the bindings to the elements of a tree.
    init<C: MutableCollection & RandomAccessCollection>(
        _ id: KeyPath<C.Element, ID>, _ children: WritableKeyPath<C.Element, C?>
    ) where Data == Binding<C> {
        self.init(
            id: { $0.wrappedValue[keyPath: id] },
            children: { element in
                guard let first = element.wrappedValue[keyPath: children] else { return nil }
                // Children that are taken away are those that were there, until the tree is made again.
                return Binding(
                    get: { element.wrappedValue[keyPath: children] ?? first },
                    set: { element.wrappedValue[keyPath: children] = $0 })
            })
    }
}
