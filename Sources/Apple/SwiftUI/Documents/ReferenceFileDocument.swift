/// A document that is an object: SwiftUI's protocol.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
    /// The state of the document that is written, and the files that are read and written.
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that can be read, and those that can be written: by default the same.
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }

    /// Reads the document, takes a snapshot of it, and makes the file that a snapshot is written as.
    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
