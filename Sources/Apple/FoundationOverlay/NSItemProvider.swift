public import Foundation

/// A thing that is handed from one app to another. Foundation's class on Apple's systems. It keeps the thing itself, and hands it over
/// within the process; there is no other app, and no file is opened for one.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// The suggested name of the file, and the types of the item.
    open var suggestedName: String?
    open package(set) var registeredTypeIdentifiers: [String]
    package var item: Any?
    /// The registered makers of bytes, by their types.
    var makers: [String: Maker] = [:]
    typealias Maker = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    public override init() {
        registeredTypeIdentifiers = []
        item = nil
    }

    /// Creates a provider of an object.
    public init(object: Any) {
        registeredTypeIdentifiers = NSItemProvider.types(of: object)
        item = object
        super.init()
        if let object = object as? any NSItemProviderWriting { registerObject(object, visibility: .all) }
    }

    /// Creates a provider of an item of a type.
    public init(item: Any?, typeIdentifier: String?) {
        registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
        self.item = item
    }

    /// - Returns: nil for no file.
    public init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        registeredTypeIdentifiers = ["public.file-url"]
        item = fileURL
        super.init()
        suggestedName = fileURL.lastPathComponent
    }

    /// The domain of the errors of things that cannot be handed over.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// A reason why a thing cannot be handed over, with its number in ``errorDomain``.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    /// Returns whether the item conforms to a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Indicates whether the thing is of a class.
    open func canLoadObject(ofClass aClass: Any.Type) -> Bool {
        if let item, type(of: item) == aClass { return true }
        return readableType(of: aClass) != nil
    }

    private func readableType(of aClass: Any.Type) -> String? {
        guard let readable = aClass as? any NSItemProviderReading.Type else { return nil }
        return readable.readableTypeIdentifiersForItemProvider.first { makers[$0] != nil }
    }

    /// Hands over the thing, or an error where it is of another class.
    @discardableResult
    open func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        if let object = item as? T {
            completionHandler(object, nil)
        } else if let type = readableType(of: aClass), let found = aClass as? any NSItemProviderReading.Type {
            nonisolated(unsafe) let readable = found
            return loadDataRepresentation(forTypeIdentifier: type) { data, error in
                guard let data else { return completionHandler(nil, error) }
                do {
                    let object = try readable.object(withItemProviderData: data, typeIdentifier: type)
                    completionHandler(object as? T, nil)
                } catch {
                    completionHandler(nil, error)
                }
            }
        } else {
            completionHandler(nil, error(.unavailableCoercionError))
        }
        return NSItemProvider.done
    }

    /// Hands over the thing, or an error where it is of another type.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? item : nil
        completionHandler?(found, found == nil ? error(.itemUnavailableError) : nil)
    }

    /// Hands over the thing's bytes, or an error where it is of another type, or has none.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        if let maker = makers[typeIdentifier] { return maker(completionHandler) ?? NSItemProvider.done }
        let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? item : nil
        switch found {
        case let data as Data: completionHandler(data, nil)
        case let text as String: completionHandler(Data(text.utf8), nil)
        case let url as URL: completionHandler(Data(url.absoluteString.utf8), nil)
        default: completionHandler(nil, error(.itemUnavailableError))
        }
        return NSItemProvider.done
    }

    /// Hands over a file of the thing: of an address of one that file, else one that is written for it and then removed.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        if hasItemConformingToTypeIdentifier(typeIdentifier), let url = item as? URL, url.isFileURL {
            completionHandler(url, nil)
            return NSItemProvider.done
        }
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            do {
                try data.write(to: file)
                completionHandler(file, nil)
                try FileManager.default.removeItem(at: file)
            } catch {
                completionHandler(nil, error)
            }
        }
    }
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
    }

    package func error(_ code: ErrorCode) -> NSError { NSError(domain: Self.errorDomain, code: code.rawValue) }

    package static var done: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }

    private static func types(of object: Any) -> [String] {
        switch object {
        case is String, is NSString: ["public.utf8-plain-text"]
        case let url as URL: url.isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
        default: []
        }
    }
}
