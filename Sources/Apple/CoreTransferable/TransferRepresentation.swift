public import Foundation

/// A form in which something is handed on. On a stage what is dragged is handed to a view as it is, or by way of the types that stand for
/// it; nothing leaves the process, and no bytes are made.
public protocol TransferRepresentation<Item> {
    /// The type that is transferred.
    associatedtype Item: Transferable

    /// The forms of which the form is made: for one that is not made of others there are none.
    associatedtype Body: TransferRepresentation = _TransferRepresentations<Item>
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// The ways from the item to other types, and back.
    var _ways: _TransferWays<Item> { get }
}

extension TransferRepresentation where Body.Item == Item {
    /// The ways of the forms of which the form is made.
    public var _ways: _TransferWays<Item> { body._ways }
}

extension TransferRepresentation where Body == _TransferRepresentations<Item> {
    /// No forms: the form is not made of others.
    public var body: _TransferRepresentations<Item> { _TransferRepresentations() }
}

/// The ways from an item to other types, and back: an implementation detail of ``TransferRepresentation``.
public struct _TransferWays<Item> {
    var exports: [(Item) throws -> Any] = []
    var imports: [(Any) throws -> Item?] = []
    var contentTypes: [UTType] = []

    public init() {}

    init(_ contentType: UTType) {
        contentTypes = [contentType]
    }
}

/// Something in the form of another thing.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public let _ways: _TransferWays<Item>

    private init(
        _ exporting: ((Item) throws -> ProxyRepresentation)?, _ importing: ((ProxyRepresentation) throws -> Item)?
    ) {
        var ways = _TransferWays<Item>()
        if let exporting { ways.exports = [exporting] }
        if let importing { ways.imports = [{ try ($0 as? ProxyRepresentation).map(importing) }] }
        _ways = ways
    }

    /// Creates a representation by another type, in both directions or one.
    public init(
        exporting: @escaping (Item) throws -> ProxyRepresentation,
        importing: @escaping (ProxyRepresentation) throws -> Item
    ) {
        self.init(exporting, importing)
    }

    public init(exporting: @escaping (Item) throws -> ProxyRepresentation) { self.init(exporting, nil) }

    /// Creates a representation by another type, for importing alone.
    public init(importing: @escaping (ProxyRepresentation) throws -> Item) { self.init(nil, importing) }

    /// Creates a representation by another type, a way of which takes its time. That way is not gone here: a drop has ended before.
    @_disfavoredOverload
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) { self.init(nil, nil) }
    @_disfavoredOverload
    public init(
        exporting: @escaping (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) { self.init(exporting, nil) }
    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) { self.init(nil, nil) }
    @_disfavoredOverload
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) { self.init(nil, nil) }
}

/// Something as its coded form.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public let _ways: _TransferWays<Item>

    /// Creates a representation by coding.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) { _ways = _TransferWays(contentType) }

    /// Creates a representation by coding. Neither coder is asked here: nothing leaves the app.
    public init<Encoder, Decoder>(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
    ) { _ways = _TransferWays(contentType) }
}

/// Something as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public let _ways: _TransferWays<Item>

    /// Creates a representation by data, in both directions.
    public init(
        contentType: UTType, exporting: @escaping (Item) async throws -> Data,
        importing: @escaping (Data) async throws -> Item
    ) {
        _ways = _TransferWays(contentType)
    }

    /// Creates a representation by data, for exporting alone.
    public init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data) {
        _ways = _TransferWays(exportedContentType)
    }

    /// Creates a representation by data, for importing alone.
    public init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item) {
        _ways = _TransferWays()
    }
}

/// Something as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public let _ways: _TransferWays<Item>

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping (Item) async throws -> SentTransferredFile,
        importing: @escaping (ReceivedTransferredFile) async throws -> Item
    ) {
        _ways = _TransferWays(contentType)
    }

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping (Item) async throws -> SentTransferredFile
    ) {
        _ways = _TransferWays(exportedContentType)
    }

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping (ReceivedTransferredFile) async throws -> Item
    ) {
        _ways = _TransferWays()
    }
}

/// A file that is handed on.
public struct SentTransferredFile: Sendable {
    /// The file, and whether the receiver may open it in place.
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    /// Creates the sent form of a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that was handed on.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    /// Indicates whether the file is the sender's own, and no copy.
    public let isOriginalFile: Bool
}

/// Several forms of one thing.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {
    public let _ways: _TransferWays<Item>

    init() {
        _ways = _TransferWays()
    }

    fileprivate init(_ first: _TransferWays<Item>, _ next: _TransferWays<Item>) {
        var ways = first
        ways.exports += next.exports
        ways.imports += next.imports
        ways.contentTypes += next.contentTypes
        _ways = ways
    }
}

/// Puts the forms of a thing together.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation<Item>>(_ encoder: R) -> R { encoder }
    public static func buildPartialBlock<R: TransferRepresentation<Item>>(first content: R) -> R { content }

    public static func buildPartialBlock<R: TransferRepresentation<Item>, S: TransferRepresentation<Item>>(
        accumulated: R, next: S
    ) -> _TransferRepresentations<Item> { _TransferRepresentations(accumulated._ways, next._ways) }
}
