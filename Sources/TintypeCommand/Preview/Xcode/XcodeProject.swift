import Foundation
import TintypeGraphics
import TintypeImage

/// The contents of an `.xcodeproj`: objects that name each other by their ids.
struct XcodeProject {
    /// The folder that paths of settings are relative to.
    let folder: String
    /// The project's name.
    let name: String
    /// The `project.pbxproj`.
    let file: String
    private let objects: [String: PropertyList]
    private let root: PropertyList
    /// The absolute paths of files and groups, by id, as the project writes them.
    private let paths: [String: String]
    private let disk = DiskNames()

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
        folder = URL(fileURLWithPath: base).standardizedFileURL.path
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        (self.file, self.objects, self.root, self.paths) = (file, objects, root, paths)
    }

    /// The targets, in their order.
    var targets: [XcodeTarget] {
        (root["targets"]?.texts ?? []).compactMap { id in
            self[id].map { XcodeTarget(id: id, object: $0, project: self) }
        }
    }

    subscript(id: String) -> PropertyList? { objects[id] }

    /// The absolute path of a file or group, as the disk has it; as the project writes it where there is none.
    func path(of id: String) -> String? { paths[id].map { disk.path($0) ?? $0 } }

    /// The path of a file that a setting names, as the disk has it.
    func path(named name: String) -> String? {
        let path = name.hasPrefix("/") ? name : FilePaths.join(folder, name)
        return disk.path(URL(fileURLWithPath: path).standardizedFileURL.path)
    }

    /// The folders that follow the disk.
    var synchronizedGroups: [String] {
        objects.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }.keys.sorted()
    }

    /// The build settings of the configuration for debugging: the project's, and the target's over them.
    func settings(of target: PropertyList) -> BuildSettings {
        var settings = BuildSettings()
        settings.values = [
            "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder, "PROJECT_NAME": name, "PROJECT": name,
            "CONFIGURATION": "Debug", "DEVELOPMENT_LANGUAGE": root["developmentRegion"]?.text ?? "en",
            "TARGET_NAME": target["name"]?.text ?? "", "TARGETNAME": target["name"]?.text ?? "",
            "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ]
        for list in [root["buildConfigurationList"]?.text, target["buildConfigurationList"]?.text] {
            let ids = list.flatMap { self[$0]?["buildConfigurations"]?.texts } ?? []
            let all = ids.compactMap { self[$0] }
            let names = all.map { ($0["name"]?.text ?? "").lowercased() }
            let place = names.firstIndex(of: "debug") ?? names.firstIndex { $0.contains("debug") } ?? 0
            guard all.indices.contains(place) else { continue }
            if let file = configurationFile(of: all[place]) { settings.add(file: file) }
            if case .table(let values)? = all[place]["buildSettings"] { settings.add(values) }
        }
        return settings
    }

    /// The `.xcconfig` that a configuration stands on: a file of its own, or one in a folder that follows the disk.
    private func configurationFile(of configuration: PropertyList) -> String? {
        if let file = configuration["baseConfigurationReference"]?.text.flatMap(path(of:)) { return file }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap(path(of:)),
            let name = configuration["baseConfigurationReferenceRelativePath"]?.text
        else { return nil }
        return disk.path(FilePaths.join(anchor, name))
    }

    /// The folders of packages that lie beside the project.
    var packages: [String] {
        let named = (root["packageReferences"]?.texts ?? []).compactMap { id -> String? in
            guard let object = self[id], object["isa"]?.text == "XCLocalSwiftPackageReference" else { return nil }
            return object["relativePath"]?.text.flatMap(path(named:))
        }
        let groups = synchronizedGroups.compactMap(path(of:)).flatMap { (try? FolderWalk($0))?.innerPackages ?? [] }
        let dragged = paths.values.compactMap(disk.path).filter {
            FileManager.default.fileExists(atPath: $0 + "/Package.swift")
        }
        var seen: Set<String> = []
        return (named + dragged.sorted() + groups).filter { seen.insert($0).inserted }
    }
}
