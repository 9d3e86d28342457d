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
    /// Indicates whether there may be marks of sections among the nodes.
    private let isMarked: Bool
    /// Indicates whether the last elements of long runs are measured one by one.
    let isExactAtEnd: Bool

    init(_ items: [Scope.Item], isScrolled: Bool, isMarked: Bool = false, isExactAtEnd: Bool = false) {
        self.isScrolled = isScrolled
        self.isExactAtEnd = isExactAtEnd
        self.isMarked = isMarked
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

    /// The views of an element, made at the first question.
    subscript(index: Int) -> [Node] {
        let parts = parts(of: index)
        return isMarked ? parts.filter { !$0.isSectionMark } : parts
    }

    /// The views of an element, and the marks of where sections begin and end among them.
    func parts(of index: Int) -> [Node] {
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

    /// The number of the views, as far as is known without making any.
    var viewCount: Int {
        guard isMarked else { return count }
        return count - items.count { if case .node(let node) = $0 { node.isSectionMark } else { false } }
    }

    /// A section of which some is passed over.
    struct OpenSection {
        /// The number of its header; nil where that is not passed over.
        var header: Int?
    }

    /// The section that began before an element and does not end before it, where its mark is no part of a run.
    func section(openAt index: Int) -> OpenSection? {
        guard isMarked else { return nil }
        var section: OpenSection?
        for (item, start) in zip(items, starts) where start < index {
            guard case .node(let node) = item else { continue }
            switch node.listRow.role {
            case .sectionStart: section = OpenSection()
            case .sectionEnd: section = nil
            case .header: section?.header = start
            default: break
            }
        }
        return section
    }

    /// The footer of the section that ends after an element, where that is no part of a run.
    func footer(after index: Int) -> Int? {
        for (item, start) in zip(items, starts) where start >= index {
            guard case .node(let node) = item else { continue }
            if node.isSectionMark { return nil }
            if node.listRow.role == .footer { return start }
        }
        return nil
    }

    /// Marks elements as placed.
    func show(_ indices: Range<Int>) { shownIndices += indices }

    /// The elements in groups that are taken to be alike: in a scroll view only the first of a run tells what the others are like,
    /// since a list of 100,000 must not be made to learn its length. The last of it tell of themselves, more than a window holds, where
    /// its end is shown first.
    private(set) lazy var groups: [Range<Int>] = zip(items, starts).flatMap { item, start -> [Range<Int>] in
        guard case .run(let run) = item else { return [start..<start + 1] }
        let end = start + run.count
        let single = isScrolled ? isExactAtEnd ? max(start, end - 100) : end : start
        return (single > start ? [start..<single] : []) + (single..<end).map { $0..<$0 + 1 }
    }

    /// The nodes that were placed, in order.
    var shown: [Node] { shownIndices.flatMap { nodes[$0] == nil ? [] : self[$0] } }
}
