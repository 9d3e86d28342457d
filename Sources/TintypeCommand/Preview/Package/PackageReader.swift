import Foundation
import TintypeImage

/// Reads packages by SwiftPM's own word for their manifests.
final class PackageReader {
    private let toolchain: SwiftToolchain
    private var known: [String: DumpedManifest] = [:]

    init(toolchain: SwiftToolchain) {
        self.toolchain = toolchain
    }

    /// The manifest of the package in a folder. SwiftPM is asked once for each state of its file.
    ///
    /// - Throws: ``UsageError`` where SwiftPM cannot read it.
    func manifest(of folder: String) throws -> DumpedManifest {
        if let manifest = known[folder] { return manifest }
        let stamp = PreviewCache.stamp(of: [folder + "/Package.swift", toolchain.compiler])
        let file = FilePaths.join(PreviewCache.folder, "manifests/\(stamp).json")
        let data: Data
        if let kept = FileManager.default.contents(atPath: file) {
            data = kept
        } else {
            let ending = try ToolProcess([
                toolchain.programs + "/swift", "package", "--package-path", folder, "dump-package",
            ]).run()
            guard ending.code == 0, let start = ending.output.firstIndex(of: "{") else {
                Output.note("\(lines: ending.output)")
                throw UsageError(
                    message: "SwiftPM cannot read \(folder)/Package.swift", hint: "`swift build` there says why")
            }
            data = Data(ending.output[start...].utf8)
            try AtomicFile.write(Array(data), to: file, makingFolders: true)
        }
        let manifest: DumpedManifest
        do {
            manifest = try JSONDecoder().decode(DumpedManifest.self, from: data)
        } catch {
            throw UsageError(
                message: "the manifest of \(folder) is not as it is expected: \(error)",
                hint: "name the folder of the sources instead")
        }
        known[folder] = manifest
        return manifest
    }

    /// The modules of a product, those that it stands on first; nil where no package has it.
    ///
    /// - Parameter packages: The folders of packages.
    func modules(ofProduct name: String, in packages: [String]) throws -> (modules: [AppModule], folder: String)? {
        for folder in packages {
            let manifest = try manifest(of: folder)
            guard let product = manifest.products.first(where: { $0.name == name }) else { continue }
            var modules: [AppModule] = []
            for target in product.targets { try add(target, of: folder, root: folder, to: &modules) }
            return (modules, folder)
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
            for other in manifest.packages(in: folder, root: root) {
                guard FileManager.default.fileExists(atPath: other + "/Package.swift") else { continue }
                let theirs = try self.manifest(of: other)
                guard let product = theirs.products.first(where: { $0.name == dependency.name }) else { continue }
                for target in product.targets {
                    try add(target, of: other, root: root, to: &modules)
                    module.dependencies.append(AppProject.moduleName(target))
                }
                break
            }
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
        guard modules.contains(where: { !$0.sources.isEmpty }) else {
            throw UsageError(message: "the package in \(folder) has no Swift module", hint: "name another folder")
        }
        modules.removeAll { $0.sources.isEmpty }
        return AppProject(
            name: manifest.name, root: folder + (choice.target.map { "/" + $0 } ?? ""), modules: modules,
            shown: modules.map(\.name).filter(own.contains))
    }
}
