public import Foundation

/// A file's contents, the files of a folder, or a link, from which a document is read and to which it is written.
/// Foundation's class, which Linux lacks.
open class FileWrapper: @unchecked Sendable {
    /// The options of reading and writing.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// The options of writing.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let atomic = WritingOptions(rawValue: 1 << 0)
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    /// The name that the file should have.
    open var preferredFilename: String?
    /// The name that the file has; nil for one that was not read.
    open var filename: String?
    /// The facts that the file should have.
    open var fileAttributes: [String: Any] = [:]
    /// The contents; nil for a folder or a link.
    open private(set) var regularFileContents: Data?
    /// The files of a folder by name; nil for a file.
    open private(set) var fileWrappers: [String: FileWrapper]?
    /// The file that a link leads to; nil for others.
    open private(set) var symbolicLinkDestinationURL: URL?

    /// Creates the contents of a file.
    public init(regularFileWithContents contents: Data) {
        regularFileContents = contents
    }

    /// Creates a folder of files by name.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        fileWrappers = childrenByPreferredName
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Creates a link to a file.
    public init(symbolicLinkWithDestinationURL url: URL) {
        symbolicLinkDestinationURL = url
    }

    /// Reads a file, or a folder with its files.
    /// - Throws: The error of reading.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
        self.init(regularFileWithContents: Data())
        try read(from: url, options: options)
    }

    /// Reads again.
    /// - Throws: The error of reading.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        (regularFileContents, fileWrappers, symbolicLinkDestinationURL) = (nil, nil, nil)
        if let destination = try? manager.destinationOfSymbolicLink(atPath: url.path) {
            symbolicLinkDestinationURL = URL(fileURLWithPath: destination)
        } else if isFolder.boolValue {
            var files: [String: FileWrapper] = [:]
            for file in try manager.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
                files[file.lastPathComponent] = try FileWrapper(url: file, options: options)
            }
            fileWrappers = files
        } else {
            regularFileContents = try Data(contentsOf: url)
        }
        filename = url.lastPathComponent
        preferredFilename = preferredFilename ?? filename
    }

    /// Writes the file, or the folder with its files.
    /// - Throws: The error of writing.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let manager = FileManager.default
        if let regularFileContents {
            try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        } else if let symbolicLinkDestinationURL {
            try manager.createSymbolicLink(at: url, withDestinationURL: symbolicLinkDestinationURL)
        } else if let fileWrappers {
            if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
            try manager.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in fileWrappers {
                try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// Indicates whether the file on the disk is that which was read.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return other.regularFileContents == regularFileContents
            && other.fileWrappers.map { Set($0.keys) } == fileWrappers.map { Set($0.keys) }
    }

    /// Indicates whether it is a file, a folder or a link.
    open var isRegularFile: Bool { regularFileContents != nil }
    open var isDirectory: Bool { fileWrappers != nil }
    open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

    /// Adds a file to a folder, under its preferred name or one like it.
    /// - Returns: The name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let wanted = child.preferredFilename ?? "Unnamed"
        var name = wanted
        var number = 2
        while let other = fileWrappers?[name], other !== child {
            name = "\(number)__#$!@%!#__\(wanted)"
            number += 1
        }
        fileWrappers?[name] = child
        return name
    }

    /// Adds a file with contents to a folder.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a file out of a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        fileWrappers = fileWrappers?.filter { $0.value !== child }
    }

    /// The name of a file in a folder; nil where it is not in it.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }
}
