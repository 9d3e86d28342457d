import Foundation
import TintypeImage

/// The place of the tool's package, for manifests and workflows.
enum ToolPlace: Equatable {
    /// Relative to the folder that the command runs in, or absolute.
    case path(String)
    /// The address of a repository.
    case url(String)

    /// - Parameter text: The user's text.
    init(_ text: String) {
        let isAddress = text.contains("://") || text.hasPrefix("git@") || text.hasSuffix(".git")
        self = isAddress ? .url(text) : .path(text)
    }

    /// The checkout that the running command was built in; nil where it was copied elsewhere, or runs within it.
    static func ofRunningTool() -> ToolPlace? {
        guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
            let build = path.range(of: "/.build")
        else { return nil }
        let root = String(path[..<build.lowerBound])
        guard let manifest = try? String(contentsOfFile: root + "/Package.swift", encoding: .utf8),
            manifest.contains("name: \"tintype\"")
        else { return nil }
        let place = RelativePath.text(root, from: ".")
        return place == "." ? nil : .path(place)
    }

    /// The tool as a manifest names it among its dependencies.
    var dependency: String {
        switch self {
        case .path(let path): ".package(name: \"tintype\", path: \"\(path)\")"
        case .url(let url): ".package(url: \"\(url)\", from: \"\(Version.current)\")"
        }
    }

    /// The package's name in a product dependency: the last part of the address, but for a package that is given a name.
    var package: String {
        switch self {
        case .path: return "tintype"
        case .url(let url):
            let last = url.split(separator: "/").last.map(String.init) ?? "tintype"
            return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }
    }
}
