public import Foundation

extension NSItemProvider {
    /// The closures that take a thing, and that make one when it is asked for.
    public typealias CompletionHandler = (Any?, (any Error)?) -> Void
    public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// Gives the thing, or its bytes, or makes it of them.
    /// - Throws: The error of a thing of another type.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> Any {
        let answer = await withCheckedContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
                continuation.resume(returning: Loaded(item: item, error: error))
            }
        }
        return try answer.found()
    }
    public func loadDataRepresentation(forTypeIdentifier typeIdentifier: String) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            _ = loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
                continuation.resume(with: Result { try Loaded(item: data, error: error).found() as! Data })
            }
        }
    }

    private struct Loaded: @unchecked Sendable {
        let item: Any?
        let error: (any Error)?

        func found() throws -> Any {
            guard let item else { throw error ?? CocoaError(.featureUnsupported) }
            return item
        }
    }

    /// Tells how a thing of a type is made: those that are made later as bytes are loaded, and others are not.
    public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        nonisolated(unsafe) let make = loadHandler
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
            make({ item, error in completion(item as? Data, error) }, nil, nil)
            return nil
        }
    }

    /// Answers that there is no smaller picture of the thing.
    public func loadPreviewImage(
        options: [AnyHashable: Any]? = nil, completionHandler: @escaping CompletionHandler
    ) { completionHandler(nil, nil) }
}
