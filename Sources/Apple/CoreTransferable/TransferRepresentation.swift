public import Foundation

/// A form in which something is handed on. Nothing is handed on from a picture: representations are compiled and not kept.
public protocol TransferRepresentation<Item> {
    /// The type that is transferred.
    associatedtype Item: Transferable
}

/// Something in the form of another thing.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    /// Creates a representation by another type, in both directions or one.
    public init(
        exporting: @escaping (Item) throws -> ProxyRepresentation,
        importing: @escaping (ProxyRepresentation) throws -> Item
    ) {}

    public init(exporting: @escaping (Item) throws -> ProxyRepresentation) {}

    /// Creates a representation by another type, for importing alone.
    public init(importing: @escaping (ProxyRepresentation) throws -> Item) {}
}

/// Something as its coded form.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// Creates a representation by coding.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// Something as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// Creates a representation by data, in both directions.
    public init(
        contentType: UTType, exporting: @escaping (Item) async throws -> Data,
        importing: @escaping (Data) async throws -> Item
    ) {}

    /// Creates a representation by data, for exporting alone.
    public init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data) {}

    /// Creates a representation by data, for importing alone.
    public init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item) {}
}

/// Something as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping (Item) async throws -> SentTransferredFile,
        importing: @escaping (ReceivedTransferredFile) async throws -> Item
    ) {}

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping (Item) async throws -> SentTransferredFile
    ) {}

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping (ReceivedTransferredFile) async throws -> Item
    ) {}
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
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {}

/// Puts the forms of a thing together.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation<Item>>(_ encoder: R) -> R { encoder }
    public static func buildPartialBlock<R: TransferRepresentation<Item>>(first content: R) -> R { content }

    public static func buildPartialBlock<R: TransferRepresentation<Item>, S: TransferRepresentation<Item>>(
        accumulated: R, next: S
    ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
}
