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

    /// Compiles what is not as it was at the end of the last run.
    ///
    /// - Throws: ``AppBuildFailure``, and errors of files that cannot be written.
    func run() throws {
        let sources = try allSources()
        let arguments = arguments
        let imported = module.dependencies.map { "\(build.folder)/modules/\($0).swiftmodule" }
        let stamps = sources.map { "\(FileStamp($0)?.text ?? "-") \($0)" }
        let surroundings = "\(PreviewCache.stamp(of: imported)) \(PreviewCache.key(arguments.joined(separator: "\n")))"
        let stamp = ([surroundings] + stamps).joined(separator: "\n")
        let stampFile = folder + "/stamp"
        let known = (try? String(contentsOfFile: stampFile, encoding: .utf8)) ?? ""
        if known == stamp { return }
        let kept = Set(known.split(separator: "\n").map(String.init))
        let isImportInDoubt = !kept.contains(surroundings) && imported.contains { isInDoubt($0, since: stampFile) }
        for (source, stamp) in zip(sources, stamps) where isImportInDoubt || !kept.contains(stamp) {
            try? FileManager.default.removeItem(atPath: object(source))
        }
        // Should compiling fail, what is still as it was is known at the next run.
        let left = ["incomplete", surroundings] + stamps.filter(kept.contains)
        try AtomicFile.write(Array(left.joined(separator: "\n").utf8), to: stampFile, makingFolders: true)
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
    }

    /// Returns whether the driver may take a file for unchanged that changed since another was written: it reads times in whole
    /// seconds. Of what it must not take for unchanged there is no object.
    private func isInDoubt(_ path: String, since other: String) -> Bool {
        guard let changed = FileStamp(path)?.date, let made = FileStamp(other)?.date else { return false }
        return changed.timeIntervalSince1970.rounded(.down) <= made.timeIntervalSince1970.rounded(.down)
    }

    /// The object of each of the module's sources.
    func objects() throws -> [(source: String, object: String)] {
        let compiled = try allSources()
        let sources = module.sources + compiled.dropFirst(module.sources.count)
        return zip(sources, compiled).map { ($0, object($1)) }
    }

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
        return try module.sources.map(compiled) + generated
    }

    /// The file that is compiled in the place of a source: the source itself, or its like as it reads on a phone and without the runtime
    /// of Objective-C. Errors are told of the source.
    private func compiled(_ source: String) throws -> String {
        guard let plain = plainText(of: source) else { return source }
        let name = URL(fileURLWithPath: source).lastPathComponent
        let path = "\(build.folder)/plain/\(module.name)/\(name)"
        let place = source.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let bytes = Array("#sourceLocation(file: \"\(place)\", line: 1)\n\(plain)".utf8)
        if FileManager.default.contents(atPath: path).map(Array.init) != bytes {
            try AtomicFile.write(bytes, to: path, makingFolders: true)
        }
        return path
    }

    private func plainText(of source: String) -> String? {
        FileManager.default.contents(atPath: source).flatMap {
            PlainSource.text(
                of: $0, isOnPhone: module.settings.isOnPhone, isStrict: module.settings.languageMode == "6")
        }
    }

    /// The lines that stand in what is compiled before the first one of a source: macros count them.
    func linesBefore(_ source: String) -> Int { plainText(of: source) == nil ? 0 : 1 }

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
    private static let alongside = [
        "Combine", "FoundationObjects", "FoundationOverlay", "FoundationNetworking", "Observation",
    ]

    /// The arguments that the driver and the compiler proper share.
    private var arguments: [String] {
        let toolkit = build.toolkit
        var arguments = [
            "-c", "-module-name", module.name, "-module-cache-path", FilePaths.join(PreviewCache.folder, "modules"),
            "-Onone", "-gline-tables-only", "-suppress-warnings", "-diagnostic-style", "llvm",
            // As Xcode does in each language mode.
            "-enable-bare-slash-regex", "-package-name", "preview",
            // The app's own first: a library that it brings along may be called as one of Apple's.
            "-I", "\(build.folder)/modules", "-I", toolkit.modules, "-load-plugin-executable",
            "\(toolkit.macros)#TintypeMacros",
        ]
        for map in toolkit.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
        if !module.sources.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
        return arguments + module.settings.arguments
    }

    /// The command that compiles the module.
    private func command(_ sources: [String]) -> [String] {
        let isImported = build.project.modules.contains { $0.dependencies.contains(module.name) }
        // Several programs may be linked into one library.
        // SwiftUI brings its wrappers of Core Data along.
        let data = module.generated[DataModel.sourceName] == nil ? [] : ["CoreData"]
        let proper =
            (Self.alongside + data).flatMap { ["-import-module", $0] } + [
                "-entry-point-function-name", "\(module.name)_main",
            ]
        guard sources.count > 1 || isImported else {
            // Of one file the driver knows nothing that the compiler would not, and takes as long as it does.
            let plugins = "\(build.toolchain.resources)/host/plugins"
            var command = [build.toolchain.programs + "/swift-frontend", "-frontend"] + arguments + proper
            command += ["-target", build.toolchain.target, "-disable-objc-interop", "-plugin-path", plugins]
            command += ["-debug-info-format=dwarf", "-dwarf-version=4", "-file-compilation-dir", folder]
            return command + ["-primary-file", sources[0], "-o", object(sources[0])]
        }
        let made = "\(build.folder)/modules/\(module.name).swiftmodule"
        var command = [build.toolchain.compiler] + arguments + proper.flatMap { ["-Xfrontend", $0] }
        command += ["-enable-batch-mode", "-j", "\(ProcessInfo.processInfo.activeProcessorCount)"]
        command += ["-incremental", "-output-file-map", folder + "/output-file-map.json"]
        if isImported { command += ["-emit-module", "-emit-module-path", made] }
        return command + sources
    }
}
