public import Foundation

/// A file's contents, or the files of a folder, from which a document is read and to which it is written. Foundation's
/// class, which Linux lacks, without links.
public final class FileWrapper {
    /// The name that the file should have.
    public var preferredFilename: String?
    /// The name that the file has; nil for one that was not read.
    public var filename: String?
    /// The contents; nil for a folder.
    public let regularFileContents: Data?
    /// The files of a folder by name; nil for a file.
    public private(set) var fileWrappers: [String: FileWrapper]?

    /// Creates the contents of a file.
    public init(regularFileWithContents contents: Data) {
        regularFileContents = contents
    }

    /// Creates a folder of files by name.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        regularFileContents = nil
        fileWrappers = childrenByPreferredName
    }

    /// Indicates whether it is a file, or a folder.
    public var isRegularFile: Bool { regularFileContents != nil }
    public var isDirectory: Bool { fileWrappers != nil }

    /// Adds a file to a folder, under its preferred name.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
        let name = child.preferredFilename ?? "Unnamed"
        fileWrappers?[name] = child
        return name
    }

    /// Takes a file out of a folder.
    public func removeFileWrapper(_ child: FileWrapper) {
        fileWrappers = fileWrappers?.filter { $0.value !== child }
    }
}
