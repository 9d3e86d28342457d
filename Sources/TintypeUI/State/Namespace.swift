import TintypeTree

/// A namespace of its own for each view or modifier that declares it: SwiftUI's wrapper.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// A namespace.
    public struct ID: Hashable, Sendable {
        /// nil outside evaluation.
        let namespace: NamespaceID?
    }

    public private(set) var wrappedValue = ID(namespace: nil)

    public init() {}

    public mutating func _bind(in binding: inout _PropertyBinding) {
        wrappedValue = ID(namespace: NamespaceID(owner: binding.view, index: binding.nextIndex()))
    }
}
