import Foundation
import TintypeImage

/// Puts a toolkit together of what SwiftPM has built.
struct ToolkitAssembly {
    /// The folder of the sources.
    let checkout: String
    /// The folder of products, e.g. `.build/release`.
    let products: String
    let toolchain: SwiftToolchain
    let stamp: String
    /// The folder of what the compiler keeps of C modules.
    var moduleCache = FilePaths.join(PreviewCache.folder, "modules")
    /// True for links to the products, in place of copies, which a later build may change.
    var isLinking = false

    private static let library = "libTintypeToolkit.so"

    /// - Parameter folder: The toolkit's folder, which is replaced once the new one is whole.
    /// - Throws: Errors of files that cannot be read or written, ``UsageError`` where the program that draws cannot be made.
    func run(into folder: String) throws {
        let files = FileManager.default
        let new = "\(folder).\(getpid())"
        try? files.removeItem(atPath: new)
        for name in ["modules", "headers", "lib", "bin"] {
            try files.createDirectory(atPath: "\(new)/\(name)", withIntermediateDirectories: true)
        }
        for module in try moduleNames() {
            try put("\(products)/Modules/\(module).swiftmodule", at: "\(new)/modules/\(module).swiftmodule")
        }
        try writeHeaders("\(new)/headers")
        try putMacros(at: "\(new)/bin")
        try putLibrary(at: "\(new)/lib/\(Self.library)")
        try makeHost(in: new)
        let manifest = Toolkit.Manifest(compiler: toolchain.version, target: toolchain.target, stamp: stamp)
        try JSONEncoder().encode(manifest).write(to: URL(fileURLWithPath: "\(new)/\(Toolkit.manifestName)"))
        let old = "\(new).old"
        if files.fileExists(atPath: folder) { try files.moveItem(atPath: folder, toPath: old) }
        try files.moveItem(atPath: new, toPath: folder)
        try? files.removeItem(atPath: old)
    }

    /// The modules whose objects the library was linked of.
    private func moduleNames() throws -> [String] {
        let list = "\(products)/TintypeToolkit.product/Objects.LinkFileList"
        let text = try String(contentsOfFile: list, encoding: .utf8)
        let folders = text.split(separator: "\n").compactMap { line in
            line.split(separator: "/").last { $0.hasSuffix(".build") }?.dropLast(".build".count)
        }
        let names = Set(folders.map(String.init)).sorted()
        return names.filter { FileManager.default.fileExists(atPath: "\(products)/Modules/\($0).swiftmodule") }
    }

    /// The C modules that our modules name. Apps use none of them, so that their names are all there need be of most.
    private func writeHeaders(_ folder: String) throws {
        let own = try FolderListing.entries(of: checkout + "/Sources/C").filter { $0.kind == .folder }.map(\.name)
        let names = (own.filter { $0 != "CStandIns" } + ["COpenCombineHelpers"]).sorted()
        let text = names.map { "module \($0) {}\n" }.joined()
        try AtomicFile.write(Array(text.utf8), to: folder + "/module.modulemap")
        try FileManager.default.copyItem(atPath: checkout + "/Sources/C/CStandIns", toPath: folder + "/CStandIns")
    }

    private func put(_ path: String, at place: String) throws {
        if isLinking {
            try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: path)
        } else {
            try FileManager.default.copyItem(
                atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path, toPath: place)
        }
    }

    /// The program that expands macros. The compiler starts it with no variables, so that the parts of the runtime that it was linked
    /// with lie beside it: where the toolchain was then there may be none now.
    private func putMacros(at folder: String) throws {
        try put("\(products)/TintypeMacros-tool", at: "\(folder)/TintypeMacros")
        guard !isLinking else { return }
        // Lines such as `libswiftCore.so => /opt/swift/usr/lib/swift/linux/libswiftCore.so (0x00007f…)`, what they need in turn among them.
        let found = try ToolProcess(["/usr/bin/ldd", "\(folder)/TintypeMacros"]).run().output
        let runtimes = toolchain.runtimes.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        for line in found.split(separator: "\n") {
            guard let start = line.firstRange(of: "=> ")?.upperBound else { continue }
            let path = URL(fileURLWithPath: String(line[start...].prefix { $0 != " " })).standardizedFileURL.path
            if runtimes.contains(FilePaths.folder(of: path)) {
                try put(path, at: folder + path.dropFirst(FilePaths.folder(of: path).count))
            }
        }
    }

    /// The library without what only debuggers read, which is most of it.
    private func putLibrary(at place: String) throws {
        let path = "\(products)/\(Self.library)"
        if !isLinking {
            let strip = ToolProcess([toolchain.programs + "/llvm-objcopy", "--strip-debug", path, place])
            if (try? strip.run())?.code == 0 { return }
        }
        try put(path, at: place)
    }

    /// Makes the program that draws: all that it does is in the library, which comes first among those that it is linked with, so
    /// that its doors to the main queue stand before those of the system.
    private func makeHost(in folder: String) throws {
        let (source, object) = ("\(folder)/bin/main.swift", "\(folder)/bin/main.o")
        try AtomicFile.write(Array("import TintypePreviews\nPreviewHost.main()\n".utf8), to: source)
        defer { for path in [source, object] { try? FileManager.default.removeItem(atPath: path) } }
        let maps = ["module.modulemap", "CStandIns/module.modulemap"].flatMap {
            ["-Xcc", "-fmodule-map-file=\(folder)/headers/\($0)"]
        }
        try run(
            [
                toolchain.compiler, "-O", "-c", source, "-o", object, "-module-name", "Host", "-swift-version", "6",
                "-I", "\(folder)/modules",
            ]
                + ["-module-cache-path", moduleCache] + maps)
        try run(
            [toolchain.programs + "/clang", "-fuse-ld=lld", "-o", "\(folder)/bin/tintype-previews", object]
                + [toolchain.registrar, "-L\(folder)/lib", "-lTintypeToolkit"] + toolchain.runtimes.map { "-L\($0)" }
                + ["-lswiftCore", "-lswift_Concurrency", "-Wl,--allow-shlib-undefined"])
    }

    private func run(_ arguments: [String]) throws {
        let ending = try ToolProcess(arguments).run()
        guard ending.code == 0 else {
            Output.note("\(lines: ending.output)")
            throw UsageError(
                message: "the program that draws previews cannot be made",
                hint: "the toolchain's clang and its lld are needed, beside \(toolchain.compiler)")
        }
    }
}
