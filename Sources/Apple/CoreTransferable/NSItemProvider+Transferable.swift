public import Foundation
public import FoundationOverlay

extension NSItemProvider {
    /// Adds a thing, by the kinds of content that it names itself by; the first one is handed over.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        registeredTypeIdentifiers += T.contentTypes.map(\.identifier)
        if item == nil { item = transferable() }
    }

    /// Hands over the thing as one of a type: itself, or by one of the ways of either type; else an error.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let found = item.flatMap { T(transferred: $0) }
        completionHandler(found.map { .success($0) } ?? .failure(error(.itemUnavailableError)))
        return NSItemProvider.done
    }
}
