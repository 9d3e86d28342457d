public import Foundation

/// The operation of a drop.
public enum DropOperation: Hashable, Sendable {
    case cancel
    case forbidden
    case copy
    case move
}

/// A view's proposal for a drop.
public struct DropProposal: Sendable {
    /// The operation of the drop.
    public let operation: DropOperation

    /// Creates a proposal of an operation.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// The items that are dragged over a view.
public struct DropInfo {
    /// In points of the view.
    public let location: CGPoint
    let providers: [NSItemProvider]

    /// Returns whether there is an item of one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// Returns whether there is an item of one of the types, which are named.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.compactMap { UTType($0) })
    }
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.compactMap { UTType($0) })
    }

    /// The items of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in
            contentTypes.contains { wanted in
                provider.registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: wanted) ?? false }
            }
        }
    }
}

/// Decides about what is dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// The calls of a drop, in their order.
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}
