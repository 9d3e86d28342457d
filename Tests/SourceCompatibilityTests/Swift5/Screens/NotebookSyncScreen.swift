import Combine
import SwiftData
import SwiftUI
import UniformTypeIdentifiers
import os

/// A page of a notebook.
@Model
final class NotebookPage {
    var title: String
    var text: String
    var edited: Date

    init(title: String, text: String, edited: Date = .now) {
        (self.title, self.text, self.edited) = (title, text, edited)
    }
}

/// Finds what iCloud has of a notebook's files, and hears of changes of their folder.
final class NotebookFiles: NSObject, ObservableObject, NSFilePresenter {
    @Published private(set) var names: [String] = []
    @Published private(set) var isGathering = false
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue.main
    private let query = NSMetadataQuery()
    private var watcher: DispatchSourceFileSystemObject?
    private var bag = Set<AnyCancellable>()
    private let signposter = OSSignposter(subsystem: "notebook", category: .pointsOfInterest)
    private static let logger = Logger(subsystem: "notebook", category: "files")

    init(folder: URL?) {
        presentedItemURL = folder
        super.init()
        query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
        query.predicate = NSPredicate(format: "%K LIKE '*.page'", NSMetadataItemFSNameKey)
        NotificationCenter.default.publisher(for: .NSMetadataQueryDidFinishGathering, object: query)
            .sink { [weak self] _ in self?.gathered() }
            .store(in: &bag)
    }

    func start() {
        isGathering = query.start()
        NSFileCoordinator.addFilePresenter(self)
    }

    func stop() {
        NSFileCoordinator.removeFilePresenter(self)
        query.stop()
        watcher?.cancel()
        watcher = nil
    }

    private func gathered() {
        let interval = signposter.beginInterval("gather", id: signposter.makeSignpostID())
        query.disableUpdates()
        names = query.results.compactMap {
            ($0 as? NSMetadataItem)?.value(forAttribute: NSMetadataItemFSNameKey) as? String
        }
        query.enableUpdates()
        isGathering = query.isGathering
        signposter.endInterval("gather", interval)
        Self.logger.info("found \(self.names.count, privacy: .public) files")
    }

    func presentedSubitemDidChange(at url: URL) { names.append(url.lastPathComponent) }

    func write(_ text: String, to url: URL) throws {
        var failure: NSError?
        var written: Error?
        NSFileCoordinator(filePresenter: self).coordinate(writingItemAt: url, options: .forReplacing, error: &failure) {
            do {
                try Data(text.utf8).write(to: $0, options: [.atomic, .completeFileProtection])
            } catch {
                written = error
            }
        }
        if let error = written ?? failure { throw error }
        let values = try url.resourceValues(forKeys: [
            .contentTypeKey, .fileSizeKey, .ubiquitousItemDownloadingStatusKey,
        ])
        if values.contentType == .plainText, values.ubiquitousItemDownloadingStatus != .notDownloaded {
            Self.logger.debug("\(values.fileSize ?? 0) bytes")
        }
    }

    func watch(_ handle: FileHandle) {
        let source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: handle.fileDescriptor, eventMask: [.write, .delete, .rename], queue: .main)
        source.setEventHandler { [weak self] in self?.objectWillChange.send() }
        source.setCancelHandler { try? handle.close() }
        source.resume()
        watcher = source
    }
}

/// Pages with the links that are in them.
struct NotebookSyncScreen: View {
    @Environment(\.modelContext) private var context
    @Query private var pages: [NotebookPage]
    @StateObject private var files = NotebookFiles(folder: nil)
    @State private var undo = UndoManager()

    init(search: String = "") {
        _pages = Query(
            filter: #Predicate { search.isEmpty || $0.title.localizedStandardContains(search) }, sort: \.title)
    }

    var body: some View {
        NavigationStack {
            List {
                Section("Pages") {
                    ForEach(pages) { page in
                        VStack(alignment: .leading) {
                            Text(page.title).font(.headline)
                            ForEach(Self.links(in: page.text), id: \.self) { link in
                                Text(link.formatted(.url.scheme(.never).path(.never))).foregroundStyle(.secondary)
                            }
                        }
                    }
                }
                Section("In iCloud") {
                    if files.names.isEmpty { Text("Nothing yet") }
                    ForEach(files.names, id: \.self, content: Text.init)
                }
            }
            .navigationTitle("Notebook")
            .toolbar {
                Button("Undo") { undo.undo() }.disabled(!undo.canUndo)
            }
        }
    }

    func rename(_ page: NotebookPage, to title: String) {
        undo.beginUndoGrouping()
        let before = page.title
        undo.registerUndo(withTarget: page) { $0.title = before }
        undo.setActionName("Rename")
        undo.endUndoGrouping()
        page.title = title
    }

    static func links(in text: String) -> [URL] {
        // The bit of links by its number: Linux's Foundation warns of its name, and warnings are errors here.
        guard let detector = try? NSDataDetector(types: 1 << 6) else {
            return []
        }
        return detector.matches(in: text, options: [], range: NSRange(text.startIndex..., in: text)).compactMap(\.url)
    }
}
