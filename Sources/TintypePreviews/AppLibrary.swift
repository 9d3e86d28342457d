import Foundation
import Tintype

/// The shared library that an app's sources were compiled into, loaded into this process.
struct AppLibrary {
    /// The addresses of its code and data.
    let range: Range<UInt>

    /// - Throws: ``PreviewFailure`` where it cannot be loaded.
    init(path: String) throws {
        // Calls of what is not there end the preview that makes them, not the others.
        guard dlopen(path, RTLD_LAZY | RTLD_GLOBAL) != nil else {
            let reason = dlerror().map { String(cString: $0) } ?? "unknown"
            throw PreviewFailure(message: "the app cannot be loaded: \(reason)")
        }
        range = Self.range(of: path)
    }

    /// The addresses that a loaded file takes, by the kernel's list of them; empty where that has none.
    private static func range(of path: String) -> Range<UInt> {
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        // Its size is told as zero, by which Foundation reads no more than a part.
        guard let maps = fopen("/proc/self/maps", "r") else { return 0..<0 }
        defer { fclose(maps) }
        var lines: [String] = []
        var line: UnsafeMutablePointer<CChar>?
        var room = 0
        defer { free(line) }
        while getline(&line, &room, maps) > 0, let line { lines.append(String(cString: line)) }
        let parts = lines.filter { $0.hasSuffix(" \(real)\n") }.compactMap { line -> Range<UInt>? in
            let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            return bounds.count == 2 && bounds[0] < bounds[1] ? bounds[0]..<bounds[1] : nil
        }
        guard let start = parts.map(\.lowerBound).min(), let end = parts.map(\.upperBound).max() else { return 0..<0 }
        return start..<end
    }
}
