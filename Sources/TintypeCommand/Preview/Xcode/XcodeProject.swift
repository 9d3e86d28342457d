import Foundation
import TintypeGraphics
import TintypeImage

/// The contents of an `.xcodeproj`: objects that name each other by their ids.
struct XcodeProject {
    /// The folder that the project lies in.
    let folder: String
    private let objects: [String: PropertyList]
    private let root: PropertyList
    /// The absolute paths of files and groups, by id.
    private let paths: [String: String]

    /// - Parameter path: The `.xcodeproj`.
    /// - Throws: ``UsageError`` where it cannot be read.
    init(path: String) throws {
        let file = path + "/project.pbxproj"
        guard let data = FileManager.default.contents(atPath: file),
            let contents = PropertyList(Array(data)), case .table(let objects)? = contents["objects"],
            let root = contents["rootObject"]?.text.flatMap({ objects[$0] })
        else {
            throw UsageError(
                message: "\(file) cannot be read as Xcode's project", hint: "name the folder of the sources instead")
        }
        let home = FilePaths.folder(of: path)
        let base = root["projectDirPath"]?.text.flatMap { $0.isEmpty ? nil : FilePaths.join(home, $0) } ?? home
        var paths: [String: String] = [:]
        func walk(_ id: String, _ parent: String, _ depth: Int) {
            guard depth < 64, let object = objects[id] else { return }
            var own = parent
            if let path = object["path"]?.text {
                switch object["sourceTree"]?.text {
                case "SOURCE_ROOT": own = FilePaths.join(base, path)
                case "<absolute>": own = path
                default: own = FilePaths.join(parent, path)
                }
            }
            paths[id] = URL(fileURLWithPath: own).standardizedFileURL.path
            for child in object["children"]?.texts ?? [] { walk(child, own, depth + 1) }
        }
        if let main = root["mainGroup"]?.text { walk(main, base, 0) }
        (folder, self.objects, self.root, self.paths) = (base, objects, root, paths)
    }

    /// The targets, in their order.
    var targets: [XcodeTarget] {
        (root["targets"]?.texts ?? []).compactMap { id in
            self[id].map { XcodeTarget(id: id, object: $0, project: self) }
        }
    }

    subscript(id: String) -> PropertyList? { objects[id] }

    /// The absolute path of a file or group.
    func path(of id: String) -> String? { paths[id] }

    /// The build settings of the configuration for debugging: the project's, and the target's over them.
    func settings(of target: PropertyList) -> BuildSettings {
        var settings = BuildSettings()
        for list in [root["buildConfigurationList"]?.text, target["buildConfigurationList"]?.text] {
            let ids = list.flatMap { self[$0]?["buildConfigurations"]?.texts } ?? []
            let all = ids.compactMap { self[$0] }
            guard let chosen = all.first(where: { $0["name"]?.text == "Debug" }) ?? all.first else { continue }
            if let file = chosen["baseConfigurationReference"]?.text.flatMap(path(of:)) { settings.add(file: file) }
            if case .table(let values)? = chosen["buildSettings"] { settings.add(values) }
        }
        return settings
    }

    /// The folders of packages that lie beside the project.
    var packages: [String] {
        let named = (root["packageReferences"]?.texts ?? []).compactMap { id -> String? in
            guard let object = self[id], object["isa"]?.text == "XCLocalSwiftPackageReference" else { return nil }
            return object["relativePath"]?.text.map { FilePaths.join(folder, $0) }
        }
        let dragged = paths.values.filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
        var seen: Set<String> = []
        return (named + dragged.sorted()).map { URL(fileURLWithPath: $0).standardizedFileURL.path }
            .filter { seen.insert($0).inserted }
    }
}
