public import Foundation
public import FoundationOverlay

/// A document in a file. UIKit's class: it reads and writes the file of its address, and calls back on the main thread.
@MainActor @preconcurrency
open class UIDocument: NSObject, UIUserActivityRestoring {
    /// The reason for which a file is written.
    public enum SaveOperation: Int, Sendable {
        case forCreating, forOverwriting
    }

    /// The kind of a change.
    public enum ChangeKind: Int, Sendable {
        case done, undone, redone, cleared
    }

    /// The state of a document; none of these where it is open and well.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal = State([])
        public static let closed = State(rawValue: 1)
        public static let inConflict = State(rawValue: 2)
        public static let savingError = State(rawValue: 4)
        public static let editingDisabled = State(rawValue: 8)
        public static let progressAvailable = State(rawValue: 16)
    }

    /// The file, and what is known of it.
    public private(set) var fileURL: URL
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    open private(set) var fileType: String?
    open var fileModificationDate: Date?
    open private(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
        }
    }
    open var progress: Progress? { nil }
    open var userActivity: NSUserActivity?
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// The steps that can be taken back: each counts as a change where ``updateChangeCount(_:)`` is told of it.
    open var undoManager: UndoManager! = UndoManager()
    private var changes = 0
    open var hasUnsavedChanges: Bool { changes != 0 }
    open var savingFileType: String? { fileType }

    /// Creates the document of a file, which need not be there.
    public init(fileURL url: URL) {
        fileURL = url
        fileType = UIDocument.type(of: url)
        super.init()
    }

    private static func type(of url: URL) -> String? {
        url.pathExtension.isEmpty ? nil : UTType(filenameExtension: url.pathExtension)?.identifier
    }

    // MARK: What apps' own documents say

    /// The bytes, or the wrapper of files, that are written.
    ///
    /// - Throws: An error where a document says none.
    open func contents(forType typeName: String) throws -> Any { throw CocoaError(.featureUnsupported) }

    /// Takes the bytes that were read, or the wrapper of a folder.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
    open func disableEditing() {}
    open func enableEditing() {}
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        fileURL.pathExtension
    }
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        changes -= changeCountToken as? Int ?? changes
    }

    /// Counts a change.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: changes = 0
        }
    }

    // MARK: Files

    /// Reads the file into the document.
    ///
    /// - Throws: An error where it cannot be read.
    open func read(from url: URL) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        let contents: Any = isFolder.boolValue ? try FileWrapper(url: url) : try Data(contentsOf: url)
        try load(fromContents: contents, ofType: UIDocument.type(of: url))
        fileModificationDate = try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    }

    /// Writes what the document says into a file.
    ///
    /// - Throws: An error where it cannot be written, or is neither bytes nor a wrapper.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let wrapper as FileWrapper:
            try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(
            contents, to: url, for: saveOperation, originalContentsURL: saveOperation == .forCreating ? nil : fileURL)
    }

    /// Opens the document; false is handed over where its file cannot be read.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = attempt { try read(from: fileURL) }
        if isRead {
            changes = 0
            documentState = .normal
        }
        later(completionHandler, isRead)
    }

    /// Closes the document; changes are saved first.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        let isSaved = !hasUnsavedChanges || write(to: fileURL, .forOverwriting)
        if isSaved { documentState = .closed }
        later(completionHandler, isSaved)
    }

    /// Saves the document; false is handed over where that fails.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        later(completionHandler, write(to: url, saveOperation))
    }
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        later(completionHandler, !hasUnsavedChanges || write(to: fileURL, .forOverwriting))
    }
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = attempt { try read(from: url) }
        if isRead { changes = 0 }
        later(completionHandler, isRead)
    }
    open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async(execute: block)
    }

    private func write(to url: URL, _ operation: SaveOperation) -> Bool {
        let isWritten = attempt {
            let contents = try contents(forType: savingFileType ?? "public.data")
            try writeContents(contents, andAttributes: nil, safelyTo: url, for: operation)
        }
        if isWritten {
            changes = 0
            fileURL = url
            documentState.remove(.savingError)
            if operation == .forCreating { documentState.remove(.closed) }
        } else {
            documentState.insert(.savingError)
        }
        return isWritten
    }

    private func attempt(_ work: () throws -> Void) -> Bool {
        do {
            try work()
            return true
        } catch {
            handleError(error, userInteractionPermitted: false)
            return false
        }
    }

    private func later(_ handler: ((Bool) -> Void)?, _ answer: Bool) {
        guard let handler else { return }
        nonisolated(unsafe) let told = handler
        DispatchQueue.main.async { told(answer) }
    }

    /// The notice of a changed state.
    nonisolated public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
    nonisolated public static let userActivityURLKey = "NSUserActivityDocumentURL"
}

extension UIDocument {
    /// The same by waiting.
    @discardableResult
    public func open() async -> Bool {
        await withCheckedContinuation { waiting in open { waiting.resume(returning: $0) } }
    }
    @discardableResult
    public func close() async -> Bool {
        await withCheckedContinuation { waiting in close { waiting.resume(returning: $0) } }
    }
    @discardableResult
    public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { waiting in
            save(to: url, for: saveOperation) { waiting.resume(returning: $0) }
        }
    }
    @discardableResult
    public func autosave() async -> Bool {
        await withCheckedContinuation { waiting in autosave { waiting.resume(returning: $0) } }
    }
    @discardableResult
    public func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { waiting in revert(toContentsOf: url) { waiting.resume(returning: $0) } }
    }
}
