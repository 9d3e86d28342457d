import Foundation
import TintypeImage

/// The description of an app that a folder holds, if any: an Xcode project or workspace in it or some folders further down, a package;
/// else its sources alone.
struct FoundProject {
    private let folder: String
    /// The workspaces and projects in the folder, or in the nearest folders that have some.
    private let projects: [String]
    private let isPackage: Bool

    /// - Throws: `FileError` where the folder cannot be listed.
    init(in folder: String) throws {
        self.folder = folder
        isPackage = FileManager.default.fileExists(atPath: folder + "/Package.swift")
        let own = try Self.projects(in: folder)
        projects = own.isEmpty && !isPackage ? try Self.nearest(below: folder) : own
    }

    /// - Throws: ``UsageError`` where nothing can be shown of it.
    func project(_ choice: ProjectChoice, toolchain: SwiftToolchain) throws -> AppProject {
        var problem: UsageError?
        for path in try ranked where try isOwn(path) {
            do {
                var project = try XcodeSources(path: path).project(choice, toolchain: toolchain)
                let others = projects.filter { $0 != path && FilePaths.folder(of: $0) != FilePaths.folder(of: path) }
                if !others.isEmpty {
                    let name = URL(fileURLWithPath: path).lastPathComponent
                    project.notes.append("\(name) is shown, the first of \(others.count + 1) projects: name another")
                }
                return project
            } catch let error as UsageError {
                problem = problem ?? error
            }
        }
        if let problem, choice.target != nil { throw problem }
        if isPackage {
            return try PackageReader(toolchain: toolchain).project(at: folder, choice)
        }
        let sources = try SourceFolder(folder)
        if sources.isEmpty, let package = sources.packages.first {
            return try PackageReader(toolchain: toolchain).project(at: package, choice)
        }
        var project = try sources.project(toolchain: toolchain)
        if let problem { project.notes.append("\(problem.message): the folder's sources are taken as one module") }
        return project
    }

    /// Projects with an app before others; the one that is called as the folder before its neighbours; workspaces before their
    /// projects.
    private var ranked: [String] {
        get throws {
            let name = URL(fileURLWithPath: folder).lastPathComponent
            let ranks = projects.enumerated().map { index, path in
                let hasApp = (try? XcodeSources(path: path))?.hasApp == true
                let isNamesake = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent == name
                return (hasApp ? 0 : 1, isNamesake ? 0 : 1, path.hasSuffix(".xcworkspace") ? 0 : 1, index)
            }
            return ranks.sorted { $0 < $1 }.map { projects[$0.3] }
        }
    }

    /// Returns whether a project is that of the folder's app: one further down may be that of a library which the app brings along.
    private func isOwn(_ project: String) throws -> Bool {
        let home = FilePaths.folder(of: project)
        guard home != folder else { return true }
        let homes = Set(projects.map { FilePaths.folder(of: $0) })
        let around = try FolderWalk(folder) { !homes.contains($0) }
        return !around.sources.contains { SourceText(path: $0).declaresApp }
    }

    private static func projects(in folder: String) throws -> [String] {
        let names = try FolderListing.entries(of: folder).filter { $0.isText && !$0.name.hasPrefix(".") }.map(\.name)
        return [".xcworkspace", ".xcodeproj"].flatMap { ending in names.filter { $0.hasSuffix(ending) } }
            .map { FilePaths.join(folder, $0) }
    }

    /// The projects in the folders below that have some and are nearest; none of packages, of other tools' folders, and further down
    /// than three folders.
    private static func nearest(below folder: String) throws -> [String] {
        var level = [folder]
        for _ in 0..<3 {
            level = level.flatMap { parent in
                ((try? FolderListing.entries(of: parent)) ?? []).filter { entry in
                    entry.kind == .folder && entry.isText && !entry.name.hasPrefix(".")
                        && !FolderWalk.foreignNames.contains(entry.name)
                }.map { FilePaths.join(parent, $0.name) }
            }.filter { !FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
            let found = try level.flatMap(projects)
            if !found.isEmpty { return found }
        }
        return []
    }
}
