/// The file from which a document is read: SwiftUI's type. Nothing is read in a picture.
public struct FileDocumentReadConfiguration {
    /// The type of the file, and its contents.
    public let contentType: UTType
    public let file: FileWrapper
}

/// The file to which a document is written: SwiftUI's type. Nothing is written from a picture.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    /// The file that is replaced; nil for a new one.
    public let existingFile: FileWrapper?
}

/// A document that is a value: SwiftUI's protocol.
@preconcurrency
public protocol FileDocument: Sendable {
    /// The file to read from, and the file to write to.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that can be read, and those that can be written: by default the same.
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }

    /// Reads the document, and makes the file that it is written as.
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
