import Foundation
import TintypeAssetSymbols
import TintypeImage

/// The sources of an app that nothing describes: a folder of them, or one file. They are one module, as those of an app's target.
struct SourceFolder {
    /// The folder; that of the file.
    private let root: String
    /// The file that was named; nil for a folder.
    private let file: String?
    private let name: String
    private var swift: [String]
    private var resources: [String]

    /// The folders of packages in it.
    let packages: [String]

    /// One file alone.
    init(file path: String) {
        root = FilePaths.folder(of: path)
        file = path
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        swift = [path]
        resources = []
        packages = []
    }

    /// - Throws: `FileError` where the folder cannot be listed.
    init(_ folder: String) throws {
        root = folder
        file = nil
        name = URL(fileURLWithPath: folder).lastPathComponent
        let found = try FolderWalk(folder)
        swift = found.sources
        resources = found.resources
        packages = found.innerPackages
    }

    /// Indicates whether there is no source outside of its packages.
    var isEmpty: Bool { swift.isEmpty }

    /// - Throws: ``UsageError`` where there is no source.
    func project(toolchain: SwiftToolchain) throws -> AppProject {
        let swift = swift.filter { path in
            !path.dropFirst(root.count).split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
        }
        let texts = Dictionary(uniqueKeysWithValues: swift.map { ($0, SourceText(path: $0)) })
        let begins = swift.filter { texts[$0]?.declaresMain == true }
        let apps = begins.filter { texts[$0]?.declaresApp == true }
        // Where one program alone begins, that is what is meant, whatever it is.
        let main = begins.count == 1 ? begins[0] : apps.min { rank($0) < rank($1) }
        let others = begins.filter { $0 != main }
        let foreign =
            others.compactMap { Self.foreignFolder(of: $0, main: main, root: root) }
            + extensionFolders.filter { folder in main.map { !$0.hasPrefix(folder + "/") } ?? true }
        func isOwn(_ path: String) -> Bool {
            !others.contains(path) && !foreign.contains { path.hasPrefix($0 + "/") }
        }
        var sources = swift.filter { isOwn($0) && texts[$0]?.isForeign != true }
        // Files of one name are those of several targets.
        sources = Self.withoutTwins(sources, near: main)
        guard !sources.isEmpty else {
            throw UsageError(
                message: "there is no Swift source in \(root)", hint: "name the folder that holds the app's sources")
        }
        let moduleName = AppProject.freeModuleName(name)
        var module = AppModule(name: moduleName, sources: sources)
        let files = AppResource.flat(resources.filter(isOwn))
        module.generated = AssetSymbols(catalogs: files.map(\.path), sources: sources).files()
        module.addClasses(of: files)
        let imports = sources.reduce(into: Set<String>()) { $0.formUnion(texts[$1]?.imports ?? []) }
        let inner = try packageModules(imports, toolchain)
        module.dependencies = inner.map(\.name)
        var notes: [String] = []
        let leftOut = self.swift.count - sources.count
        if leftOut > 0 { notes.append("\(leftOut) files of tests and of other targets are left out") }
        var project = AppProject(
            name: name, root: file ?? root, modules: inner + [module],
            resources: files, info: AppPropertyList.among(resources.filter(isOwn)),
            shown: inner.map(\.name) + [moduleName], notes: notes, isGuessed: true)
        project.followed = file == nil ? [root] + packages : []
        return project
    }

    /// The modules of packages in the folder that the sources import, those that others import first.
    private func packageModules(_ imports: Set<String>, _ toolchain: SwiftToolchain) throws -> [AppModule] {
        guard !packages.isEmpty else { return [] }
        let reader = PackageReader(toolchain: toolchain)
        var modules: [AppModule] = []
        for name in imports.sorted() {
            guard let found = try reader.modules(ofProduct: name, in: packages, isTarget: true) else { continue }
            for module in found.modules where !modules.contains(where: { $0.name == module.name }) {
                modules.append(module)
            }
        }
        return modules
    }

    /// The folders of extensions and of watch apps, which say so in their `Info.plist`.
    private var extensionFolders: [String] {
        resources.filter { $0.hasSuffix("Info.plist") }.filter { path in
            let entries = AppPropertyList.read(path)
            return ["NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp"].contains {
                entries[$0] != nil
            }
        }.map { FilePaths.folder(of: $0) }.filter { $0 != root }
    }

    /// The order in which apps are taken for the one that is meant: one for phones first, then by their depth and name.
    private func rank(_ path: String) -> (Int, Int, String) {
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
