import Foundation
import TintypeImage

/// The folder that a program finds as `Bundle.main`: itself, its `Info.plist`, and its resources side by side, as on iOS.
///
/// Resources are links, so that one that is saved needs no copying.
struct AppBundle {
    let project: AppProject
    let toolkit: Toolkit
    let folder: String

    /// The program that draws, by the app's name.
    var program: String { "\(folder)/\(project.name)" }

    init(_ build: AppBuild) {
        (project, toolkit) = (build.project, build.toolkit)
        folder = "\(build.folder)/Bundle"
    }

    /// Makes the folder, anew where anything of it is another than before.
    ///
    /// - Throws: Errors of files that cannot be written.
    func make() throws { try BuildLock.held(in: FilePaths.folder(of: folder)) { try makeIfNeeded() } }

    private func makeIfNeeded() throws {
        let files = FileManager.default
        let resources = try contents()
        let info = AppPropertyList.bytes(project.info, name: project.name) ?? Data()
        let text = ([toolkit.host] + resources.map { "\($0.place) \($0.path)" }).joined(separator: "\n")
        let stamp =
            PreviewCache.key(text + String(decoding: info, as: UTF8.self)) + PreviewCache.stamp(of: [toolkit.host])
        let stampFile = folder + ".stamp"
        if let known = try? String(contentsOfFile: stampFile, encoding: .utf8), known == stamp { return }
        try? files.removeItem(atPath: folder)
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Not a link: the program's folder is found by where it lies.
        try files.copyItem(atPath: URL(fileURLWithPath: toolkit.host).resolvingSymlinksInPath().path, toPath: program)
        try info.write(to: URL(fileURLWithPath: folder + "/Info.plist"))
        // The program has its name already.
        for resource in resources where resource.place != project.name {
            let place = "\(folder)/\(resource.place)"
            try files.createDirectory(
                atPath: FilePaths.folder(of: place), withIntermediateDirectories: true)
            try files.createSymbolicLink(atPath: place, withDestinationPath: resource.path)
        }
        try AtomicFile.write(Array(stamp.utf8), to: stampFile)
    }

    /// The resources: string catalogues as the tables that programs read, and models of Core Data as the files, those of Core ML
    /// by the names that they have when they are compiled.
    private func contents() throws -> [AppResource] {
        var result = try models(project.resources, of: project.modules.last?.name ?? project.name)
        var all = project.resources
        for module in project.modules {
            let own = module.resources.map {
                AppResource(path: $0.path, place: Self.name(of: module) + "/" + $0.place)
            }
            all += own
            result += try models(own, of: module.name)
        }
        // The app's own is made of it and of the project's settings.
        for resource in all where resource.place != "Info.plist" && !DataModel.isModel(resource.path) {
            if LearnedModel.isModel(resource.path), let ending = resource.place.lastIndex(of: ".") {
                let stem = resource.place[..<ending]
                result.append(AppResource(path: resource.path, place: stem + ".mlmodelc"))
                continue
            }
            guard resource.path.hasSuffix(".xcstrings"), let catalog = StringCatalogFile(path: resource.path) else {
                result.append(resource)
                continue
            }
            let parent = resource.place.contains("/") ? FilePaths.folder(of: resource.place) + "/" : ""
            let stem = URL(fileURLWithPath: resource.path).deletingPathExtension().lastPathComponent
            let made = "\(FilePaths.folder(of: folder))/strings/\(PreviewCache.key(resource.path))"
            for (language, files) in catalog.files {
                for (ending, text) in files {
                    let name = "\(language).lproj/\(stem).\(ending)"
                    try AtomicFile.write(Array(text.utf8), to: "\(made)/\(name)", makingFolders: true)
                    result.append(AppResource(path: "\(made)/\(name)", place: parent + name))
                }
            }
        }
        var seen: Set<String> = []
        return result.filter { seen.insert($0.place).inserted }
    }

    /// The files that a module's program reads of its models of Core Data.
    private func models(_ resources: [AppResource], of module: String) throws -> [AppResource] {
        try resources.filter { DataModel.isModel($0.path) }.compactMap { resource in
            guard let bytes = try DataModel(path: resource.path, module: module)?.file(),
                let ending = resource.place.lastIndex(of: ".")
            else { return nil }
            let made = "\(FilePaths.folder(of: folder))/models/\(PreviewCache.key(resource.path)).momd"
            try AtomicFile.write(bytes, to: made, makingFolders: true)
            return AppResource(path: made, place: resource.place[..<ending] + ".momd")
        }
    }

    /// The folder of a module's own bundle.
    static func name(of module: AppModule) -> String { "\(module.name).resources" }
}
