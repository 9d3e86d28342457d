import Foundation
import TintypeImage

extension PreviewCache {
    /// The time after which nobody is thought to come back to what was made.
    private static let keeping: TimeInterval = 30 * 86_400
    /// The most apps that are kept, however short ago they were drawn.
    private static let mostApps = 40
    /// A look at everything is taken once in this time.
    private static let pause: TimeInterval = 86_400
    private static let useMark = "used"

    /// Marks a folder of the cache as used now.
    static func use(_ folder: String, at date: Date = Date()) {
        let mark = FilePaths.join(folder, useMark)
        if !FileManager.default.fileExists(atPath: mark) {
            _ = FileManager.default.createFile(atPath: mark, contents: nil)
        }
        try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: mark)
    }

    /// Takes away the apps, toolkits and builds that were not used for a month, all but the last apps, and what processes left that
    /// were killed. At most once a day.
    ///
    /// - Parameter root: The cache's folder.
    static func prune(_ root: String = folder, at now: Date = Date()) {
        let marker = FilePaths.join(root, "pruned")
        if let last = FileStamp(marker)?.date, abs(now.timeIntervalSince(last)) < pause { return }
        try? AtomicFile.makeFolder(root)
        _ = FileManager.default.createFile(atPath: marker, contents: nil)
        try? FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: marker)
        for kind in ["apps", "toolkits", "builds"] {
            let used = entries(FilePaths.join(root, kind)).map { ($0, lastUse(of: $0)) }.sorted { $0.1 > $1.1 }
            for (index, (path, date)) in used.enumerated()
            where now.timeIntervalSince(date) > keeping || kind == "apps" && index >= mostApps {
                try? FileManager.default.removeItem(atPath: path)
            }
        }
        let leftovers = entries(root).filter { $0.contains("/pictures-") } + homes(root)
        for path in leftovers where isOrphan(path) { try? FileManager.default.removeItem(atPath: path) }
    }

    private static func entries(_ folder: String) -> [String] {
        ((try? FolderListing.entries(of: folder)) ?? []).map { FilePaths.join(folder, $0.name) }
    }

    /// The folders that previews' processes had for a home.
    private static func homes(_ root: String) -> [String] {
        entries(FilePaths.join(root, "apps")).flatMap(entries).filter { $0.contains("/Bundle.home-") }
    }

    /// The time of the last use; of what was never marked that at which it was made.
    private static func lastUse(of folder: String) -> Date {
        (FileStamp(FilePaths.join(folder, useMark)) ?? FileStamp(folder))?.date ?? .distantPast
    }

    /// Returns whether the process in a name, `pictures-123` or `Bundle.home-123-4`, is gone.
    private static func isOrphan(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        guard let dash = name.firstIndex(of: "-"),
            let process = pid_t(name[name.index(after: dash)...].prefix { $0.isNumber })
        else { return false }
        return kill(process, 0) != 0 && errno == ESRCH
    }
}
