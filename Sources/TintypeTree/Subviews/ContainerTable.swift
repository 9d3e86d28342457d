/// What views tell the container that lays them out one by one, each value under its key's type.
package typealias ContainerTable = [ObjectIdentifier: Any]

private enum ContainerTableKey: LayoutValueKey {
    static var defaultValue: ContainerTable { [:] }
}

/// `containerValue(_:_:)`: says something to the container around. What a view inside has said for the same key stays.
package struct ContainerValueModifier: NodeModifier {
    let table: ContainerTable

    package init(_ table: ContainerTable) {
        self.table = table
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        let said = node.containerTable.merging(table) { inner, _ in inner }
        node.traits.layoutValues[ObjectIdentifier(ContainerTableKey.self)] = said
        return node
    }
}

extension Node {
    /// What the view tells its container. Frames and paddings around do not hide it; other containers do.
    package var containerTable: ContainerTable {
        if let table = traits.layoutValues[ObjectIdentifier(ContainerTableKey.self)] as? ContainerTable { return table }
        switch kind {
        case .effect(_, let child), .value(_, let child): return child.containerTable
        case .attachment(let attachment): return attachment.primary.containerTable
        case .layout(let box, let children):
            return box.isUnary && children.count == 1 ? children[0].containerTable : [:]
        case .leaf, .deferred: return [:]
        }
    }
}
