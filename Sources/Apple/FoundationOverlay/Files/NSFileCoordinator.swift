public import Foundation

/// Tells other parts of the process that a file is read or written. Foundation's class: no other process is asked here.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// The options of reading.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
        public static let forUploading = ReadingOptions(rawValue: 1 << 3)
    }

    /// The options of writing.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let forDeleting = WritingOptions(rawValue: 1 << 0)
        public static let forMoving = WritingOptions(rawValue: 1 << 1)
        public static let forMerging = WritingOptions(rawValue: 1 << 2)
        public static let forReplacing = WritingOptions(rawValue: 1 << 3)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var presenters: [any NSFilePresenter] = []
    private let presenter: (any NSFilePresenter)?
    private var isCancelled = false

    /// Adds who is told of changes, takes it away, or lists those that are there.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
        lock.withLock { presenters.append(filePresenter) }
    }
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
        lock.withLock { presenters.removeAll { $0 === filePresenter } }
    }
    open class var filePresenters: [any NSFilePresenter] { lock.withLock { presenters } }

    /// Creates a coordinator for one that is not told of its own changes.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
        presenter = filePresenterOrNil
    }

    public override convenience init() {
        self.init(filePresenter: nil)
    }

    /// The name of who reads and writes.
    open var purposeIdentifier = UUID().uuidString

    /// Reads a file in the closure, at once.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) {
        run(outError) { reader(url) }
    }

    /// Writes a file in the closure, at once; those that present the file are told afterwards.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) {
        run(outError) {
            writer(url)
            tellOfChange(at: url)
        }
    }

    /// Reads one file and writes another in the closure, at once.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer, byAccessor: (URL, URL) -> Void
    ) {
        run(outError) {
            byAccessor(readingURL, writingURL)
            tellOfChange(at: writingURL)
        }
    }

    /// Writes two files in the closure, at once.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
        options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
    ) {
        run(outError) {
            writer(url1, url2)
            tellOfChange(at: url1)
            tellOfChange(at: url2)
        }
    }

    /// Reads and writes many files in the closure, on a queue.
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        queue.addOperation { [self] in
            accessor(isCancelled ? CocoaError(.userCancelled) : nil)
            for intent in intents where intent.writes { tellOfChange(at: intent.url) }
        }
    }

    /// Reads and writes in the closure of `prepare`, which calls the completion.
    open func prepare(
        forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
        writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
        error outError: NSErrorPointer, byAccessor batchAccessor: (@escaping @Sendable () -> Void) -> Void
    ) {
        run(outError) { batchAccessor({}) }
    }

    /// Tells those that present the file that it has another place.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        for presenter in others(at: oldURL) { presenter.presentedItemDidMove(to: newURL) }
    }
    open func item(at url: URL, didChangeUbiquityAttributes attributes: Set<URLResourceKey>) {
        for presenter in others(at: url) { presenter.presentedItemDidChangeUbiquityAttributes(attributes) }
    }

    /// Refuses what is asked from now on.
    open func cancel() { isCancelled = true }

    private func run(_ outError: NSErrorPointer, _ body: () -> Void) {
        guard !isCancelled else {
            outError?.pointee = CocoaError(.userCancelled) as NSError
            return
        }
        body()
    }

    private func others(at url: URL) -> [any NSFilePresenter] {
        Self.filePresenters.filter {
            $0 !== presenter && $0.presentedItemURL?.standardizedFileURL == url.standardizedFileURL
        }
    }

    private func tellOfChange(at url: URL) {
        for presenter in others(at: url) {
            let told = Told(presenter: presenter)
            presenter.presentedItemOperationQueue.addOperation { told.presenter.presentedItemDidChange() }
        }
        let folder = url.deletingLastPathComponent()
        for presenter in others(at: folder) {
            let told = Told(presenter: presenter)
            presenter.presentedItemOperationQueue.addOperation { told.presenter.presentedSubitemDidChange(at: url) }
        }
    }

    private struct Told: @unchecked Sendable {
        let presenter: any NSFilePresenter
    }
}

/// A file that is to be read or written. Foundation's class.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    /// The file.
    public let url: URL
    let writes: Bool

    init(url: URL, writes: Bool) {
        self.url = url
        self.writes = writes
    }

    /// The intent of reading or writing.
    open class func readingIntent(
        with url: URL, options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url: url, writes: false) }
    open class func writingIntent(
        with url: URL, options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url: url, writes: true) }
}
