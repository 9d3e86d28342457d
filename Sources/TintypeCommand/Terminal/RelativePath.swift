import Foundation

/// Paths as seen from another folder.
enum RelativePath {
    /// `path` from `folder`, by their names alone: `../../Snapshots`. `.` where they are one.
    static func text(_ path: String, from folder: String) -> String {
        func parts(_ path: String) -> [String] { URL(fileURLWithPath: path).standardizedFileURL.pathComponents }
        let (target, start) = (parts(path), parts(folder))
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - shared) + target.dropFirst(shared)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
