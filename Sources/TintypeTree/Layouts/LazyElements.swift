import TintypeGraphics

/// The views of a lazy container, by number: those that exist, and those that are made when they are asked for.
final class LazyElements {
    private let items: [Scope.Item]
    /// The number of the first element of each item.
    private let starts: [Int]
    let count: Int
    private var nodes: [Int: [Node]] = [:]
    private var shownIndices: [Int] = []
    /// Indicates whether only a part of the container is to be seen.
    private let isScrolled: Bool

    init(_ items: [Scope.Item], isScrolled: Bool) {
        self.isScrolled = isScrolled
        self.items = items
        var starts: [Int] = []
        var count = 0
        for item in items {
            starts.append(count)
            switch item {
            case .node: count += 1
            case .run(let run): count += run.count
            }
        }
        self.starts = starts
        self.count = count
    }

    /// The number of elements, from the first on, that may be measured before any is placed. In a scroll view only one of a
    /// run tells what the others are like: a list of 100,000 must not be made to learn its length.
    var measurableCount: Int {
        guard isScrolled else { return count }
        var measurable = 0
        for item in items {
            if case .run(let run) = item, run.count > 0 { return measurable + 1 }
            if case .node = item { measurable += 1 }
        }
        return measurable
    }

    /// The nodes of an element, made at the first question.
    subscript(index: Int) -> [Node] {
        if let known = nodes[index] { return known }
        let item = starts.lastIndex { $0 <= index } ?? 0
        let made: [Node] =
            switch items[item] {
            case .node(let node): [node]
            case .run(let run): run.make(index - starts[item])
            }
        nodes[index] = made
        return made
    }

    /// The number of the element that a list knows by `key`; nil where there is none.
    func index(ofKey key: AnyHashable) -> Int? {
        for (item, start) in zip(items, starts) {
            guard case .run(let run) = item, let index = (0..<run.count).first(where: { run.key($0) == key }) else {
                continue
            }
            return start + index
        }
        return nil
    }

    /// The number of the element that a node is of; nil where it was not made.
    func index(of node: Node) -> Int? { nodes.first { $0.value.contains { $0 === node } }?.key }

    /// Marks elements as placed.
    func show(_ indices: Range<Int>) { shownIndices += indices }

    /// The nodes that were placed, in order.
    var shown: [Node] { shownIndices.flatMap { nodes[$0] ?? [] } }
}
