import Foundation
import TintypeGraphics
import TintypeImage

/// A target of an Xcode project: what becomes a module.
struct XcodeTarget {
    let id: String
    private let object: PropertyList
    let project: XcodeProject

    init(id: String, object: PropertyList, project: XcodeProject) {
        (self.id, self.object, self.project) = (id, object, project)
    }

    var name: String { object["name"]?.text ?? "" }
    var settings: BuildSettings { project.settings(of: object) }

    private var kind: String { object["productType"]?.text ?? "" }
    var isApp: Bool { kind == "com.apple.product-type.application" }
    /// True for what apps link: frameworks and static libraries.
    var isLibrary: Bool { kind.contains("framework") || kind.contains("library") }

    /// The module's name.
    var moduleName: String {
        let settings = settings
        let given = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].lazy.compactMap { settings[$0] }.first { !$0.isEmpty }
        return AppProject.moduleName(given ?? name)
    }

    /// Indicates whether it is for phones or tablets, or for several systems.
    var isForPhones: Bool {
        let settings = settings
        let platforms = (settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos").lowercased()
        return platforms.contains("iphone") || platforms == "auto"
    }

    /// Returns whether this target is built with another one: it says so, or links the other's product.
    func stands(on other: XcodeTarget) -> Bool {
        for dependency in (object["dependencies"]?.texts ?? []).compactMap({ project[$0] }) {
            let proxy = dependency["targetProxy"]?.text.flatMap { project[$0] }
            if dependency["target"]?.text == other.id || proxy?["remoteGlobalIDString"]?.text == other.id {
                return true
            }
        }
        let products = [other.name, other.moduleName].flatMap { ["\($0).framework", "lib\($0).a"] }
        return linked.contains { file in
            guard let path = file["fileRef"]?.text.flatMap({ project[$0] })?["path"]?.text else { return false }
            return products.contains(String(path.split(separator: "/").last ?? ""))
        }
    }

    /// The files that it is linked with.
    private var linked: [PropertyList] {
        (object["buildPhases"]?.texts ?? []).compactMap { project[$0] }
            .filter { $0["isa"]?.text == "PBXFrameworksBuildPhase" }
            .flatMap { $0["files"]?.texts ?? [] }.compactMap { project[$0] }
    }

    /// The products of packages that it is linked with.
    var products: [String] {
        let ids = (object["packageProductDependencies"]?.texts ?? []) + linked.compactMap { $0["productRef"]?.text }
        var seen: Set<String> = []
        return ids.compactMap { project[$0]?["productName"]?.text }.filter { seen.insert($0).inserted }
    }

    /// The files of a target.
    struct Files {
        var sources: [String] = []
        var resources: [String] = []
        /// Folders that a bundle has as they are.
        var folders: [AppResource] = []
    }

    /// The Swift sources, and the files of the bundle.
    ///
    /// - Throws: `FileError` where a folder cannot be listed.
    func files() throws -> Files {
        var files = Files()
        for phase in (object["buildPhases"]?.texts ?? []).compactMap({ project[$0] }) {
            let isSources = phase["isa"]?.text == "PBXSourcesBuildPhase"
            guard isSources || phase["isa"]?.text == "PBXResourcesBuildPhase" else { continue }
            for file in phase["files"]?.texts ?? [] {
                guard let reference = project[file]?["fileRef"]?.text else { continue }
                for (id, path) in leaves(of: reference) {
                    let isFolder = project[id]?["lastKnownFileType"]?.text == "folder"
                    if path.hasSuffix(".swift") {
                        files.sources.append(path)
                    } else if isFolder {
                        files.folders.append(Self.folder(path))
                    } else if !isSources || Self.isResource(path) {
                        files.resources.append(path)
                    }
                }
            }
        }
        let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
        for group in project.synchronizedGroups {
            let exceptions = SynchronizedGroup(group, of: id, in: project)
            try own.contains(group) ? exceptions.addAll(to: &files) : exceptions.addNamed(to: &files)
        }
        let isThere = FileManager.default.fileExists(atPath:)
        files.sources = Self.once(files.sources).filter(isThere)
        files.resources = Self.once(files.resources).filter(isThere)
        return files
    }

    /// The folders whose new files are this target's.
    var followedFolders: [String] {
        (object["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap(project.path(of:))
    }

    static func folder(_ path: String) -> AppResource {
        AppResource(path: path, place: URL(fileURLWithPath: path).lastPathComponent)
    }

    /// Returns whether a file is a resource though the compiler is given it.
    private static func isResource(_ path: String) -> Bool {
        [".xcassets", ".xcstrings", ".intentdefinition"].contains(where: path.hasSuffix) || DataModel.isModel(path)
            || LearnedModel.isModel(path)
    }

    /// The file itself, or those of its languages. The versions of a model are one file.
    private func leaves(of id: String) -> [(id: String, path: String)] {
        let isModel = project[id]?["isa"]?.text == "XCVersionGroup"
        let children = isModel ? [] : project[id]?["children"]?.texts ?? []
        guard children.isEmpty else { return children.flatMap { leaves(of: $0) } }
        return project.path(of: id).map { [(id, $0)] } ?? []
    }

    private static func once(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }
}
