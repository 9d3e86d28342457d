public import TintypeTree

/// A key of something that views tell the container around them: SwiftUI's protocol.
public protocol ContainerValueKey {
    associatedtype Value
    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// The values of a view for the container around it: SwiftUI's type.
///
/// Stacks and other layouts keep what is inside them to themselves; frames, paddings and views composed of one view
/// hand it on. If the same key is written twice, the inner word counts.
public struct ContainerValues {
    var table: ContainerTable = [:]
    /// All values that `tag(_:)` gave the view.
    let tags: [AnyHashable]

    init(table: ContainerTable = [:], tags: [AnyHashable] = []) {
        self.table = table
        self.tags = tags
    }

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { table[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { table[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag of a type; nil where it has none.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        tags.lazy.compactMap { $0.base as? V }.first
    }

    /// Returns whether the view has a tag of that value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }
}

extension LayoutSubview {
    /// The view's values for its container.
    public var containerValues: ContainerValues { ContainerValues(table: containerTable, tags: tags) }
}

/// An entry as a key of what views tell their container.
private enum ContainerEntry<Key: _EntryKey>: ContainerValueKey {
    static var defaultValue: Key.Value { Key._entry.value }
}

extension ContainerValues {
    /// The value of a property marked `@Entry`.
    public subscript<Key: _EntryKey>(_entry key: Key.Type) -> Key.Value {
        get { self[ContainerEntry<Key>.self] }
        set { self[ContainerEntry<Key>.self] = newValue }
    }
}

nonisolated extension View {
    /// Tells the container around something of the view; of several views, of each.
    public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        var values = ContainerValues()
        values[keyPath: keyPath] = value
        return node(ContainerValueModifier(values.table))
    }
}
