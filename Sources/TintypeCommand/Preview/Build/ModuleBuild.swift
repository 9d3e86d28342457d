import Foundation
import TintypeImage

/// The compiling of one module.
struct ModuleBuild {
    private let module: AppModule
    private let build: AppBuild
    /// The folder of its objects.
    private let folder: String

    init(_ module: AppModule, in build: AppBuild) {
        self.module = module
        self.build = build
        folder = "\(build.folder)/objects/\(module.name)"
    }

    /// - Returns: False where everything is as it was at the end of the last run.
    /// - Throws: ``AppBuildFailure``, and errors of files that cannot be written.
    func run() throws -> Bool {
        let sources = try allSources()
        let arguments = arguments
        let imported = module.dependencies.map { "\(build.folder)/modules/\($0).swiftmodule" }
        let stamp =
            "\(PreviewCache.stamp(of: sources + imported)) \(PreviewCache.key(arguments.joined(separator: "\n")))"
        let stampFile = folder + "/stamp"
        if let known = try? String(contentsOfFile: stampFile, encoding: .utf8), known == stamp { return false }
        try? FileManager.default.removeItem(atPath: stampFile)
        try writeOutputMap(sources)
        try AtomicFile.makeFolder(build.folder + "/modules")
        let ending = try ToolProcess(command(sources)).run()
        guard ending.code == 0 else {
            var errors = CompilerDiagnostic.errors(in: ending.output)
            if errors.isEmpty {
                errors = [CompilerDiagnostic(file: "", line: 0, column: 0, message: ending.output)]
            }
            throw AppBuildFailure(module: module.name, diagnostics: errors)
        }
        try AtomicFile.write(Array(stamp.utf8), to: stampFile)
        return true
    }

    /// The object of each of the module's sources.
    func objects() throws -> [(source: String, object: String)] { try allSources().map { ($0, object($0)) } }

    /// The module's own sources, and those that no one wrote, which are only written where they changed.
    private func allSources() throws -> [String] {
        let generated = try module.generated.sorted { $0.key < $1.key }.map { name, text in
            let path = "\(build.folder)/generated/\(module.name)/\(name)"
            let bytes = Array(text.utf8)
            if FileManager.default.contents(atPath: path).map(Array.init) != bytes {
                try AtomicFile.write(bytes, to: path, makingFolders: true)
            }
            return path
        }
        return module.sources + generated
    }

    private func object(_ source: String) -> String {
        let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
        return "\(folder)/\(name).o"
    }

    /// Says where the compiler puts what it makes of each source, and what it remembers of it.
    private func writeOutputMap(_ sources: [String]) throws {
        var map = ["": ["swift-dependencies": folder + "/module.swiftdeps"]]
        for source in sources {
            let stem = String(object(source).dropLast(2))
            map[source] = ["object": stem + ".o", "swift-dependencies": stem + ".swiftdeps"]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let bytes = Array(try encoder.encode(map))
        let path = folder + "/output-file-map.json"
        if FileManager.default.contents(atPath: path).map(Array.init) != bytes {
            try AtomicFile.write(bytes, to: path, makingFolders: true)
        }
    }

    /// The modules that Foundation and SwiftUI bring along on Apple's systems, so that files there need not import them.
    private static let alongside = ["Combine", "FoundationOverlay", "FoundationNetworking", "Observation"]

    /// The arguments that the driver and the compiler proper share.
    private var arguments: [String] {
        let toolkit = build.toolkit
        var arguments = [
            "-c", "-module-name", module.name, "-module-cache-path", FilePaths.join(PreviewCache.folder, "modules"),
            "-Onone", "-gline-tables-only", "-suppress-warnings", "-diagnostic-style", "llvm", "-package-name",
            "preview", "-I", toolkit.modules, "-I", "\(build.folder)/modules", "-load-plugin-executable",
            "\(toolkit.macros)#TintypeMacros",
        ]
        for map in toolkit.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
        if !module.sources.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
        return arguments + module.settings.arguments
    }

    /// The command that compiles the module.
    private func command(_ sources: [String]) -> [String] {
        let isImported = build.project.modules.contains { $0.dependencies.contains(module.name) }
        let imports = Self.alongside.map { ["-import-module", $0] }
        guard sources.count > 1 || isImported else {
            // Of one file the driver knows nothing that the compiler would not, and takes as long as it does.
            let plugins = "\(build.toolchain.resources)/host/plugins"
            return [build.toolchain.programs + "/swift-frontend", "-frontend"] + arguments + imports.flatMap(\.self)
                + ["-target", build.toolchain.target, "-disable-objc-interop", "-plugin-path", plugins]
                + ["-debug-info-format=dwarf", "-dwarf-version=4", "-file-compilation-dir", folder]
                + ["-primary-file", sources[0], "-o", object(sources[0])]
        }
        let made = "\(build.folder)/modules/\(module.name).swiftmodule"
        return [build.toolchain.compiler] + arguments
            + imports.flatMap { $0.flatMap { ["-Xfrontend", $0] } }
            + ["-incremental", "-output-file-map", folder + "/output-file-map.json"]
            + (isImported ? ["-emit-module", "-emit-module-path", made] : []) + sources
    }
}
