import Foundation

/// The attributes of a file that change when it is saved.
struct FileStamp: Hashable, Sendable {
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int
    /// A file that was written anew and renamed is another one.
    private let file: UInt64

    /// The moment at which it was saved.
    var date: Date { Date(timeIntervalSince1970: TimeInterval(seconds) + TimeInterval(nanoseconds) / 1e9) }

    /// The attributes as text, for stamps that are kept.
    var text: String { "\(size) \(seconds).\(nanoseconds) \(file)" }

    /// nil where there is no file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
        file = UInt64(status.st_ino)
    }
}
