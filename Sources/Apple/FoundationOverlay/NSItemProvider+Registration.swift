public import Foundation

/// An object whose bytes can be handed to another app. Foundation's protocol on Apple's systems.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of the bytes, and the bytes of one.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be made of bytes from another app. Foundation's protocol on Apple's systems.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of the bytes, and the object of them.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The apps that may see a thing's bytes. Foundation's type on Apple's systems; there is no other app here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team
    case group
    case ownProcess
}

/// The use of a thing's file. Foundation's type on Apple's systems.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
    /// Adds bytes of a type, which a closure makes once they are asked for.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        makers[typeIdentifier] = loadHandler
        if !registeredTypeIdentifiers.contains(typeIdentifier) { registeredTypeIdentifiers.append(typeIdentifier) }
    }

    /// Adds a file of a type, which a closure names once it is asked for.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { done in
            loadHandler { url, _, error in
                guard let url else { return done(nil, error) }
                do {
                    done(try Data(contentsOf: url), nil)
                } catch {
                    done(nil, error)
                }
            }
        }
    }

    /// Adds the bytes of an object.
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        nonisolated(unsafe) let object = object
        for typeIdentifier in type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
                object.loadData(withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: $0)
            }
        }
    }

    /// The types of files, of which all can be handed over and none is opened in its place.
    public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        fileOptions.contains(.openInPlace) ? [] : registeredTypeIdentifiers
    }
    public func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool { registeredTypeIdentifiers(fileOptions: fileOptions).contains(typeIdentifier) }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// A text's bytes in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text"]
    }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(substring(from: 0).utf8), nil)
        return nil
    }

    /// - Throws: An error where the bytes are no UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(bytes: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return self.init(string: text)
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// An address's bytes, as they are written.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    /// - Throws: An error where the bytes are no address.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(bytes: data, encoding: .utf8), let url = NSURL(string: text) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return unsafeDowncast(url, to: Self.self)
    }
}
