import Foundation
import TintypeImage

/// The sources and resources below a folder, as a target of Xcode's takes them.
struct FolderWalk {
    /// Absolute paths of Swift's sources.
    private(set) var sources: [String] = []
    /// Absolute paths of files, and of folders that count as one file: asset catalogues, bundles.
    private(set) var resources: [String] = []
    /// The folders of packages in it, whose files are none of its own.
    private(set) var innerPackages: [String] = []
    /// The folders that links have led to: one that leads upwards would lead on without end.
    private var linked: Set<String> = []

    /// Folders that go into a bundle as they are.
    static let packages = [
        ".xcassets", ".bundle", ".scnassets", ".rtfd", ".docc", ".xcdatamodeld", ".xcdatamodel",
        ".mlpackage",
    ]
    /// Folders that hold nothing of an app.
    private static let foreign = [
        ".xcodeproj", ".xcworkspace", ".playground", ".framework", ".xcframework", ".app", ".dSYM",
    ]
    static let foreignNames: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules", "build"]
    /// Files that are of use to tools alone.
    private static let leftOut = [
        ".swift", ".h", ".m", ".mm", ".c", ".cpp", ".metal", ".md", ".entitlements", ".xcconfig", ".pbxproj",
        ".modulemap", ".resolved", ".podspec", ".xctestplan", ".storekit", ".gpx",
    ]

    /// - Throws: `FileError` where a folder cannot be read.
    init(_ root: String, isOwn: (String) -> Bool = { _ in true }) throws {
        try walk(root, isOwn)
    }

    private mutating func walk(_ folder: String, _ isOwn: (String) -> Bool) throws {
        for entry in try FolderListing.entries(of: folder) where entry.isText && !entry.name.hasPrefix(".") {
            let path = FilePaths.join(folder, entry.name)
            guard isOwn(path) else { continue }
            switch kind(entry, path) {
            case .folder:
                if Self.packages.contains(where: entry.name.hasSuffix) {
                    resources.append(path)
                } else if FileManager.default.fileExists(atPath: path + "/Package.swift") {
                    innerPackages.append(path)
                } else if !Self.foreign.contains(where: entry.name.hasSuffix),
                    !Self.foreignNames.contains(entry.name)
                {
                    try walk(path, isOwn)
                }
            case .file:
                if entry.name.hasSuffix(".swift") {
                    if entry.name != "Package.swift" { sources.append(path) }
                } else if !Self.leftOut.contains(where: entry.name.hasSuffix) {
                    resources.append(path)
                }
            case .other: break
            }
        }
    }

    /// The kind of an entry, or of what a link leads to; `other` for folders that were gone into before.
    private mutating func kind(_ entry: FolderListing.Entry, _ path: String) -> FolderListing.Kind {
        guard entry.kind == .other else { return entry.kind }
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder) else { return .other }
        guard isFolder.boolValue else { return .file }
        return !path.hasPrefix(real + "/") && linked.insert(real).inserted ? .folder : .other
    }
}

extension AppResource {
    /// The files of an app as its bundle has them: side by side, but for those of a language, which stay in its `.lproj` folder.
    ///
    /// Of several that would have one place the first is kept, but for asset catalogues, which all count.
    static func flat(_ paths: [String]) -> [AppResource] {
        var taken: Set<String> = []
        return paths.compactMap { path in
            let parts = path.split(separator: "/").map(String.init)
            guard let name = parts.last else { return nil }
            let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 + "/" : nil } ?? ""
            var place = language + name
            if name.hasSuffix(".xcassets") {
                var number = 2
                while taken.contains(place) {
                    place = "\(name.dropLast(".xcassets".count))-\(number).xcassets"
                    number += 1
                }
            }
            return taken.insert(place).inserted ? AppResource(path: path, place: place) : nil
        }
    }
}
