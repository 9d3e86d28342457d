import Foundation
import TintypeImage

/// The sources of an app that nothing describes: a folder of them, or one file. They are one module, as those of an app's target.
struct SourceFolder {
    private let root: String
    private let name: String
    private var swift: [String]
    private var resources: [String]

    /// One file alone.
    init(file path: String) {
        root = FilePaths.folder(of: path)
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        swift = [path]
        resources = []
    }

    /// - Throws: `FileError` where the folder cannot be listed.
    init(_ folder: String) throws {
        root = folder
        name = URL(fileURLWithPath: folder).lastPathComponent
        let found = try FolderWalk(folder)
        swift = found.sources
        resources = found.resources
    }

    /// - Throws: ``UsageError`` where there is no source.
    func project() throws -> AppProject {
        let swift = swift.filter { path in
            !path.dropFirst(root.count).split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
        }
        let texts = Dictionary(uniqueKeysWithValues: swift.map { ($0, SourceText(path: $0)) })
        let app = swift.filter { texts[$0]?.declaresApp == true }
        let main = app.min { rank($0, texts) < rank($1, texts) }
        let others = swift.filter { texts[$0]?.declaresMain == true && $0 != main }
        let foreign = others.map { Self.foreignFolder(of: $0, main: main, root: root) }
        func isOwn(_ path: String) -> Bool {
            !others.contains(path) && !foreign.contains { folder in folder.map { path.hasPrefix($0 + "/") } ?? false }
        }
        var sources = swift.filter { isOwn($0) && texts[$0]?.isTest != true }
        // Files of one name are those of several targets.
        sources = Self.withoutTwins(sources, near: main)
        guard !sources.isEmpty else {
            throw UsageError(
                message: "there is no Swift source in \(root)", hint: "name the folder that holds the app's sources")
        }
        let moduleName = AppProject.moduleName(name)
        var module = AppModule(name: moduleName, sources: sources)
        let files = AppResource.flat(resources.filter(isOwn))
        module.generated = AssetSymbols(catalogs: files.map(\.path)).files()
        var notes: [String] = []
        let leftOut = self.swift.count - sources.count
        if leftOut > 0 { notes.append("\(leftOut) files of tests and of other targets are left out") }
        return AppProject(
            name: name, root: swift.count == 1 && resources.isEmpty ? swift[0] : root, modules: [module],
            resources: files, info: AppPropertyList.read(resources.filter(isOwn)), shown: [moduleName], notes: notes,
            isGuessed: true)
    }

    /// The order in which apps are taken for the one that is meant: one for phones first, then by their depth and name.
    private func rank(_ path: String, _ texts: [String: SourceText]) -> (Int, Int, String) {
        let parts = path.dropFirst(root.count).lowercased()
        let isOther = ["watch", "macos", "mac/", "tvos", "visionos", "widget", "clip"].contains { parts.contains($0) }
        return (isOther ? 1 : 0, parts.count { $0 == "/" }, path)
    }

    /// The highest folder around a file that does not hold the app's own: another target's; nil where it lies among the app's files.
    private static func foreignFolder(of path: String, main: String?, root: String) -> String? {
        guard let main else { return nil }
        var folder = FilePaths.folder(of: path)
        var highest: String?
        while folder.count > root.count, !main.hasPrefix(folder + "/") {
            highest = folder
            folder = FilePaths.folder(of: folder)
        }
        return highest
    }

    /// The files without those that have the name of another, nearer to the app.
    private static func withoutTwins(_ paths: [String], near main: String?) -> [String] {
        let home = main.map { FilePaths.folder(of: $0) } ?? ""
        func distance(_ path: String) -> (Int, String) {
            (path.count - path.commonPrefix(with: home).count, path)
        }
        let groups = Dictionary(grouping: paths) { URL(fileURLWithPath: $0).lastPathComponent }
        let kept = Set(groups.values.compactMap { group in group.min { distance($0) < distance($1) } })
        return paths.filter(kept.contains)
    }
}
