import Foundation
import TintypeImage

/// The Swift toolchain of this machine.
struct SwiftToolchain: Codable, Hashable, Sendable {
    /// The folder of its programs.
    let programs: String
    /// The compiler's version, as modules know it that it made.
    let version: String
    /// E.g. `x86_64-unknown-linux-gnu`.
    let target: String
    /// The folders of the runtime's libraries.
    let runtimes: [String]
    /// The folder of the files that the compiler brings along.
    let resources: String

    var compiler: String { programs + "/swiftc" }

    /// The object that announces a library's types to the runtime.
    var registrar: String {
        "\(resources)/linux/\(target.prefix { $0 != "-" })/swiftrt.o"
    }

    /// The toolchain whose `swiftc` is found first: that of the variable `TINTYPE_SWIFTC`, or of `PATH`.
    ///
    /// - Throws: ``UsageError`` where there is none, or it does not say what it is.
    static func find() throws -> SwiftToolchain {
        guard let compiler = compilerPath else {
            throw UsageError(
                message: "there is no swiftc, which compiles the sources of previews",
                hint: "install Swift (https://www.swift.org/install/linux), or name its swiftc in TINTYPE_SWIFTC")
        }
        // Asking it takes longer than all else that comes before compiling.
        let file = FilePaths.join(PreviewCache.folder, "toolchains/\(PreviewCache.stamp(of: [compiler])).json")
        if let known = try? JSONDecoder().decode(
            SwiftToolchain.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
        {
            return known
        }
        let toolchain = try ask(compiler)
        try AtomicFile.write(Array(try JSONEncoder().encode(toolchain)), to: file, makingFolders: true)
        return toolchain
    }

    /// The compiler, where links end.
    private static var compilerPath: String? {
        let variables = ProcessInfo.processInfo.environment
        if let named = variables["TINTYPE_SWIFTC"], !named.isEmpty { return named }
        let folders = (variables["PATH"] ?? "").split(separator: ":").map(String.init)
        let found = folders.lazy.map { $0 + "/swiftc" }.first { access($0, X_OK) == 0 }
        // Its siblings are looked for beside it, not beside a link to it; the file that it may be a link to has another name.
        return found.map { path in
            let real = URL(fileURLWithPath: path).deletingLastPathComponent().resolvingSymlinksInPath().path
            let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? ""
            return own.contains("/") ? siblings(of: path) : real + "/swiftc"
        }
    }

    /// The `swiftc` in the folder that a link leads to.
    private static func siblings(of link: String) -> String {
        let folder = URL(fileURLWithPath: link).resolvingSymlinksInPath().deletingLastPathComponent().path
        return folder + "/swiftc"
    }

    private struct Answer: Decodable {
        struct Target: Decodable { var unversionedTriple: String }
        struct Paths: Decodable {
            var runtimeLibraryPaths: [String]
            var runtimeResourcePath: String
        }
        var compilerVersion: String
        var target: Target
        var paths: Paths
    }

    private static func ask(_ compiler: String) throws -> SwiftToolchain {
        let ending = try ToolProcess([compiler, "-print-target-info"]).run()
        guard ending.code == 0, let answer = try? JSONDecoder().decode(Answer.self, from: Data(ending.output.utf8))
        else {
            throw UsageError(
                message: "\(compiler) does not say what it compiles for",
                hint: "`\(compiler) -print-target-info` is to print JSON")
        }
        return SwiftToolchain(
            programs: FilePaths.folder(of: compiler), version: answer.compilerVersion,
            target: answer.target.unversionedTriple, runtimes: answer.paths.runtimeLibraryPaths,
            resources: answer.paths.runtimeResourcePath)
    }
}
