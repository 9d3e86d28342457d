/// The values of views for the container that lays them out one by one, each under its key's type.
package typealias ContainerTable = [ObjectIdentifier: Any]

private enum ContainerTableKey: SaidKey {
    typealias Value = ContainerTable
}

/// `containerValue(_:_:)`: says something to the container around. A value that a view inside has set for the same key
/// stays.
package struct ContainerValueModifier: NodeModifier {
    let table: ContainerTable

    package init(_ table: ContainerTable) {
        self.table = table
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        let said = node.containerTable.merging(table) { inner, _ in inner }
        node.say(ContainerTableKey.self, said)
        return node
    }
}

extension Node {
    /// The view's values for its container.
    package var containerTable: ContainerTable { said(ContainerTableKey.self) ?? [:] }
}
