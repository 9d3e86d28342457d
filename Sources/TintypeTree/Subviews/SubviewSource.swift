/// A view that another takes apart: what it consists of is known before it is placed, so that each part can be put where the
/// other wants it.
///
/// All parts are made once, to find out how many there are and what they say. A part that is put where the surroundings are
/// those of the whole is used as it was made; elsewhere the view is evaluated again in the surroundings of the place, so
/// that fonts, colours and the stack around reach the part as they reach any other view.
package final class SubviewSource {
    /// One of the views that the whole consists of.
    package struct Part {
        package let id: SubviewID
        package let tags: [AnyHashable]
        package let table: ContainerTable
        /// The keys by which lists know the part, from the innermost.
        package let keys: [AnyHashable]
        fileprivate let place: Place
    }

    /// Parts that a Section holds together, or that stand between sections.
    package struct Section {
        package internal(set) var id: SubviewID
        package internal(set) var table: ContainerTable = [:]
        package internal(set) var header: [Part] = []
        package internal(set) var content: [Part] = []
        package internal(set) var footer: [Part] = []

        var isEmpty: Bool { header.isEmpty && content.isEmpty && footer.isEmpty }
    }

    /// The index of a node among those that the view appends.
    fileprivate struct Place: Hashable {
        var item: Int
        /// The element of a run.
        var element = 0
        /// Among the nodes of the element.
        var node = 0
    }

    private let origin: ScopeOrigin
    private let marksSections: Bool
    private let body: (inout Scope) -> Void
    /// The nodes that nobody has put anywhere by now.
    private var unused: [Place: Node] = [:]
    private var found: [(place: Place, node: Node)] = []

    /// - Parameter marksSections: True to keep sections apart; else they are plain views, as in a stack.
    package init(_ scope: inout Scope, marksSections: Bool = false, _ body: @escaping (inout Scope) -> Void) {
        origin = scope.origin
        self.marksSections = marksSections
        self.body = body
        for (index, item) in items(in: &scope).enumerated() {
            switch item {
            case .node(let node): found.append((Place(item: index), node))
            case .run(let run):
                for element in 0..<run.count {
                    for (number, node) in run.make(element).enumerated() {
                        node.isKnown(by: run.key(element))
                        found.append((Place(item: index, element: element, node: number), node))
                    }
                }
            }
        }
        for (place, node) in found { unused[place] = node }
    }

    private func items(in scope: inout Scope) -> [Scope.Item] {
        scope.items { inner in
            inner.marksSections = marksSections
            body(&inner)
            inner.marksSections = false
        }
    }

    /// All parts in order; those of sections with their headers and footers.
    package var parts: [Part] {
        var numbers: [ViewID: Int] = [:]
        return found.map { part($0.place, $0.node, &numbers) }
    }

    /// The parts by sections, in order. Views outside of any are a section without header and footer.
    package var sections: [Section] {
        var numbers: [ViewID: Int] = [:]
        var sections: [Section] = []
        var isOpen = false
        for (place, node) in found {
            let role = node.listRow.role
            let part = part(place, node, &numbers)
            if role == .sectionStart || (!isOpen && role != .sectionEnd) {
                sections.append(Section(id: part.id))
                isOpen = true
            }
            switch role {
            case .sectionStart: sections[sections.count - 1].table = part.table
            case .sectionEnd: isOpen = false
            case .header: sections[sections.count - 1].header.append(part)
            case .footer: sections[sections.count - 1].footer.append(part)
            case .row: sections[sections.count - 1].content.append(part)
            }
        }
        return sections.filter { !$0.isEmpty }
    }

    private func part(_ place: Place, _ node: Node, _ numbers: inout [ViewID: Int]) -> Part {
        let number = numbers[node.id, default: 0]
        numbers[node.id] = number + 1
        return Part(
            id: SubviewID(view: node.id, number: number), tags: node.tags, table: node.containerTable,
            keys: node.keys, place: place)
    }

    /// Appends a part as the view of `scope`.
    package func append(_ part: Part, to scope: inout Scope) {
        guard let node = node(part, in: scope) else { return }
        // A header that a container puts somewhere is a view like others there.
        if node.listRow.role != .row {
            var row = node.listRow
            row.role = .row
            node.setListRow(row)
        }
        scope.append(node)
    }

    /// The node for a part; nil where the view does not have the part in the surroundings of the place.
    private func node(_ part: Part, in scope: Scope) -> Node? {
        if scope.environment.isShared(with: origin.environment), scope.stackAxis == origin.stackAxis,
            let node = unused.removeValue(forKey: part.place)
        {
            return node
        }
        var place = Scope(origin)
        place.environment = scope.environment
        place.stackAxis = scope.stackAxis
        let items = items(in: &place)
        guard items.indices.contains(part.place.item) else { return nil }
        switch items[part.place.item] {
        case .node(let node): return node
        case .run(let run):
            guard part.place.element < run.count else { return nil }
            let nodes = run.make(part.place.element)
            guard nodes.indices.contains(part.place.node) else { return nil }
            nodes[part.place.node].isKnown(by: run.key(part.place.element))
            return nodes[part.place.node]
        }
    }
}

/// The identity of a part of a view: the same at each evaluation.
package struct SubviewID: Hashable, Sendable {
    let view: ViewID
    /// Among the nodes of one view.
    let number: Int
}

extension Node {
    /// Notes what the list around knows the node by.
    fileprivate func isKnown(by key: AnyHashable) {
        if !keys.contains(key) { keys.append(key) }
    }
}
