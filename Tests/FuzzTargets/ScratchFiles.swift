import Foundation

/// A folder of this process for readers that read files by themselves.
struct ScratchFiles: Sendable {
    /// One for all targets: each has names of its own.
    static let shared = ScratchFiles()

    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("tintype-fuzz-\(getpid())")

    /// Writes a file and makes its folders; returns its path.
    @discardableResult
    func write(_ bytes: [UInt8], to name: String) -> String {
        let path = folder.appendingPathComponent(name).path
        if !FileManager.default.createFile(atPath: path, contents: Data(bytes)) {
            try? FileManager.default.createDirectory(
                atPath: folder.appendingPathComponent(name).deletingLastPathComponent().path,
                withIntermediateDirectories: true)
            _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
        }
        return path
    }
}
