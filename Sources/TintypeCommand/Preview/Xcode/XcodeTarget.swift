import Foundation
import TintypeGraphics
import TintypeImage

/// A target of an Xcode project: what becomes a module.
struct XcodeTarget {
    let id: String
    private let object: PropertyList
    private let project: XcodeProject

    init(id: String, object: PropertyList, project: XcodeProject) {
        (self.id, self.object, self.project) = (id, object, project)
    }

    var name: String { object["name"]?.text ?? "" }
    var settings: BuildSettings {
        var settings = project.settings(of: object)
        settings.values["TARGET_NAME"] = name
        return settings
    }

    private var kind: String { object["productType"]?.text ?? "" }
    var isApp: Bool { kind == "com.apple.product-type.application" }
    /// True for what apps link: frameworks and static libraries.
    var isLibrary: Bool { kind.contains("framework") || kind.contains("library") }

    /// The module's name.
    var moduleName: String {
        let settings = settings
        return AppProject.moduleName(settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name)
    }

    /// Indicates whether it is for phones or tablets, or for several systems.
    var isForPhones: Bool {
        let settings = settings
        let platforms = (settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos").lowercased()
        return platforms.contains("iphone") || platforms == "auto"
    }

    /// The targets of the same project that this one is built with.
    var dependencies: [String] {
        (object["dependencies"]?.texts ?? []).compactMap { project[$0]?["target"]?.text }
    }

    /// The products of packages that it is linked with.
    var products: [String] {
        let named = (object["packageProductDependencies"]?.texts ?? []).compactMap { project[$0]?["productName"]?.text }
        return named
    }

    /// The Swift sources, and the files of the bundle.
    ///
    /// - Throws: `FileError` where a folder cannot be listed.
    func files() throws -> (sources: [String], resources: [String], folders: [AppResource]) {
        var sources: [String] = []
        var resources: [String] = []
        var folders: [AppResource] = []
        for phase in (object["buildPhases"]?.texts ?? []).compactMap({ project[$0] }) {
            let isSources = phase["isa"]?.text == "PBXSourcesBuildPhase"
            guard isSources || phase["isa"]?.text == "PBXResourcesBuildPhase" else { continue }
            for file in phase["files"]?.texts ?? [] {
                guard let reference = project[file]?["fileRef"]?.text else { continue }
                for (id, path) in leaves(of: reference) {
                    let isFolder = project[id]?["lastKnownFileType"]?.text == "folder"
                    if path.hasSuffix(".swift") {
                        sources.append(path)
                    } else if isFolder {
                        folders.append(AppResource(path: path, place: URL(fileURLWithPath: path).lastPathComponent))
                    } else if !isSources || path.hasSuffix(".xcassets") || path.hasSuffix(".xcstrings") {
                        resources.append(path)
                    }
                }
            }
        }
        for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
            guard let folder = project.path(of: group) else { continue }
            let excluded = exceptions(of: group, at: folder)
            let walk = try FolderWalk(folder) { path in !excluded.contains(path) }
            sources += walk.sources
            resources += walk.resources
        }
        let isThere = FileManager.default.fileExists(atPath:)
        return (Self.once(sources).filter(isThere), Self.once(resources).filter(isThere), folders)
    }

    /// The file itself, or those of its languages.
    private func leaves(of id: String) -> [(id: String, path: String)] {
        let children = project[id]?["children"]?.texts ?? []
        guard children.isEmpty else { return children.flatMap { leaves(of: $0) } }
        return project.path(of: id).map { [(id, $0)] } ?? []
    }

    /// The absolute paths in a synchronised folder that are not this target's.
    private func exceptions(of group: String, at folder: String) -> Set<String> {
        var paths: Set<String> = []
        for set in (project[group]?["exceptions"]?.texts ?? []).compactMap({ project[$0] }) {
            guard set["target"]?.text == id else { continue }
            for path in set["membershipExceptions"]?.texts ?? [] { paths.insert(FilePaths.join(folder, path)) }
        }
        return paths
    }

    private static func once(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }
}
