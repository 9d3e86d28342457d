public import Foundation

/// Something that is handed from one app to another. Foundation's class on Apple's systems, which Linux lacks: it is made and
/// passed on, and nothing is ever loaded from it.
open class NSItemProvider: @unchecked Sendable {
    open var suggestedName: String?
    public let registeredTypeIdentifiers: [String]

    public init() {
        registeredTypeIdentifiers = []
    }

    public init(object: Any) {
        registeredTypeIdentifiers = []
    }

    public init(item: Any?, typeIdentifier: String?) {
        registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    }

    public init?(contentsOf fileURL: URL?) {
        guard fileURL != nil else { return nil }
        registeredTypeIdentifiers = []
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    open func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }

    /// Nothing is loaded, and `completionHandler` is not called.
    @discardableResult
    open func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }

    /// Nothing is loaded, and `completionHandler` is not called.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {}

    /// Nothing is loaded, and `completionHandler` is not called.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
}
