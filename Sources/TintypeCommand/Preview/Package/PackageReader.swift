import Foundation
import TintypeImage

/// Reads packages by SwiftPM's own word for their manifests.
final class PackageReader {
    private let toolchain: SwiftToolchain
    private var known: [String: DumpedManifest] = [:]
    /// The folders of packages that SwiftPM cannot read, which is said once.
    private var unreadable: Set<String> = []
    /// The products that modules name and no package here has, by the modules.
    private var missing: [String: Set<String>] = [:]

    init(toolchain: SwiftToolchain) {
        self.toolchain = toolchain
    }

    /// The manifest of the package in a folder. SwiftPM is asked once for each state of its file.
    ///
    /// - Throws: ``UsageError`` where SwiftPM cannot read it.
    func manifest(of folder: String) throws -> DumpedManifest {
        if let manifest = known[folder] { return manifest }
        let source = folder + "/Package.swift"
        let stamp = PreviewCache.stamp(of: [source, toolchain.compiler])
        let file = FilePaths.join(PreviewCache.folder, "manifests/\(stamp).json")
        let text = String(decoding: FileManager.default.contents(atPath: source) ?? Data(), as: UTF8.self)
        let plain = PlaygroundManifest.plain(text)
        let data: Data
        if let kept = FileManager.default.contents(atPath: file) {
            data = kept
        } else if let plain {
            let copy = FilePaths.join(PreviewCache.folder, "manifests/\(stamp)")
            defer { try? FileManager.default.removeItem(atPath: copy) }
            try AtomicFile.write(Array(plain.utf8), to: copy + "/Package.swift", makingFolders: true)
            // What it says of other folders, it says as seen from its own.
            data = Data(try dump(copy, of: folder).replacing("\"\(copy)", with: "\"\(folder)").utf8)
        } else {
            data = Data(try dump(folder, of: folder).utf8)
        }
        var manifest: DumpedManifest
        do {
            manifest = try JSONDecoder().decode(DumpedManifest.self, from: data)
        } catch {
            throw UsageError(
                message: "the manifest of \(folder) is not as it is expected: \(error)",
                hint: "name the folder of the sources instead")
        }
        try AtomicFile.write(Array(data), to: file, makingFolders: true)
        manifest.isPlayground = plain != nil
        known[folder] = manifest
        return manifest
    }

    /// The manifest of a package that others may do without; nil where SwiftPM cannot read it.
    private func readable(_ folder: String) -> DumpedManifest? {
        guard !unreadable.contains(folder) else { return nil }
        let manifest = try? manifest(of: folder)
        if manifest == nil { unreadable.insert(folder) }
        return manifest
    }

    /// SwiftPM's word for the manifest in a folder, as JSON.
    private func dump(_ folder: String, of package: String) throws -> String {
        let ending = try ToolProcess([
            toolchain.programs + "/swift", "package", "--package-path", folder, "dump-package",
        ]).run()
        guard ending.code == 0, let start = ending.output.firstIndex(of: "{") else {
            Output.note("\(lines: ending.output)")
            throw UsageError(
                message: "SwiftPM cannot read \(package)/Package.swift", hint: "`swift build` there says why")
        }
        return String(ending.output[start...])
    }

    /// The modules of a product, those that it stands on first; nil where no package has it. Packages that SwiftPM cannot read have
    /// none.
    ///
    /// - Parameters:
    ///   - packages: The folders of packages.
    ///   - isTarget: True for the name of a target, which is that of a module, too.
    func modules(
        ofProduct name: String, in packages: [String], isTarget: Bool = false
    ) throws -> (modules: [AppModule], folder: String)? {
        for folder in packages {
            guard let manifest = readable(folder) else { continue }
            let product = manifest.products.first { $0.name == name }?.targets
            let target = manifest.targets.filter { $0.isModule && AppProject.moduleName($0.name) == name }.map(\.name)
            guard let targets = isTarget && !target.isEmpty ? target : product else { continue }
            var modules: [AppModule] = []
            for target in targets { try add(target, of: folder, root: folder, to: &modules) }
            return (modules.filter { !$0.sources.isEmpty }, folder)
        }
        return nil
    }

    /// Adds a target's module behind those that it stands on.
    ///
    /// - Parameter root: The folder of the package whose build folder has the checkouts of all others.
    func add(_ name: String, of folder: String, root: String, to modules: inout [AppModule]) throws {
        guard !modules.contains(where: { $0.name == AppProject.moduleName(name) }) else { return }
        let manifest = try manifest(of: folder)
        guard let target = manifest.targets.first(where: { $0.name == name }), target.isModule else { return }
        var module = try PackageTarget(target, manifest: manifest, folder: folder).module()
        for dependency in target.dependencies {
            if manifest.targets.contains(where: { $0.name == dependency.name }), dependency.package == nil {
                try add(dependency.name, of: folder, root: root, to: &modules)
                module.dependencies.append(AppProject.moduleName(dependency.name))
                continue
            }
            var isFound = false
            for other in manifest.packages(in: folder, root: root) where !isFound {
                guard FileManager.default.fileExists(atPath: other + "/Package.swift"),
                    let theirs = readable(other),
                    let product = theirs.products.first(where: { $0.name == dependency.name })
                else { continue }
                isFound = true
                for target in product.targets {
                    try add(target, of: other, root: root, to: &modules)
                    module.dependencies.append(AppProject.moduleName(target))
                }
            }
            if !isFound { missing[module.name, default: []].insert(AppProject.moduleName(dependency.name)) }
        }
        module.dependencies = module.dependencies.filter { name in modules.contains { $0.name == name } }
        modules.append(module)
    }

    /// The project of a package: its products' modules, or those of one product or target.
    ///
    /// - Throws: ``UsageError`` where there is no module, or none of the wanted name.
    func project(at folder: String, _ choice: ProjectChoice) throws -> AppProject {
        let manifest = try manifest(of: folder)
        var wanted = manifest.targets.filter(\.isModule).map(\.name)
        if let name = choice.target {
            let product = manifest.products.first { $0.name == name }
            guard let targets = product?.targets ?? (wanted.contains(name) ? [name] : nil) else {
                let names = (manifest.products.map(\.name) + wanted).joined(separator: ", ")
                throw UsageError(
                    message: "there is no product or target \"\(name)\" in \(folder)", hint: "there are \(names)")
            }
            wanted = targets
        }
        var modules: [AppModule] = []
        for name in wanted { try add(name, of: folder, root: folder, to: &modules) }
        let own = Set(manifest.targets.map { AppProject.moduleName($0.name) })
        modules.removeAll { $0.sources.isEmpty }
        let incomplete = choice.target == nil ? incomplete(modules, shown: own) : [:]
        modules.removeAll { incomplete[$0.name] != nil }
        guard !modules.isEmpty else {
            throw UsageError(message: "the package in \(folder) has no Swift module", hint: "name another folder")
        }
        let shown = modules.map(\.name).filter(own.contains)
        var project = AppProject(
            name: manifest.name, root: folder + (choice.target.map { "/" + $0 } ?? ""), modules: modules, shown: shown)
        if manifest.isPlayground {
            project.resources = modules.filter { own.contains($0.name) }.flatMap(\.resources)
            project.info = AppPropertyList.among(
                ((try? FolderListing.entries(of: folder)) ?? []).map { FilePaths.join(folder, $0.name) })
        }
        project.notes = incomplete.sorted { $0.key < $1.key }.map { module, product in
            "\(module) is left out: \(product), which it imports, is in no package here (`swift package resolve` fetches them)"
        }
        project.followed = [folder]
        return project
    }

    /// The modules that cannot be compiled as they import what no package here has, or a module that does; with its name. None where
    /// nothing would be left.
    private func incomplete(_ modules: [AppModule], shown: Set<String>) -> [String: String] {
        var incomplete: [String: String] = [:]
        for module in modules {
            let imports = (missing[module.name] ?? []).intersection(SourceText.imports(of: module.sources))
            incomplete[module.name] = imports.min() ?? module.dependencies.first { incomplete[$0] != nil }
        }
        let isAll = modules.allSatisfy { incomplete[$0.name] != nil || !shown.contains($0.name) }
        return isAll ? [:] : incomplete
    }
}
