import Foundation
import TintypeGraphics
import TintypeImage

/// Finds the toolkit of a toolchain, or has it built.
///
/// In this order: the folder that the user names by `--toolkit` or `TINTYPE_TOOLKIT`; `toolkit` beside the command, and
/// `../lib/tintype/toolkit` from there, where packages put it; and one in the user's cache, made of the sources that the command
/// itself was built of, whenever those have changed.
struct ToolkitFinder {
    let toolchain: SwiftToolchain
    /// The folder that the user named; nil for none.
    var named: String?

    /// - Parameter say: Told how building goes.
    /// - Throws: ``UsageError`` where there is none that fits, and nothing to build one of.
    func find(say: @escaping (ToolkitProgress) -> Void) throws -> Toolkit {
        if let named { return try checked(named, "--toolkit \(named)") }
        if let named = ProcessInfo.processInfo.environment["TINTYPE_TOOLKIT"], !named.isEmpty {
            return try checked(named, "TINTYPE_TOOLKIT=\(named)")
        }
        let own = Self.ownFolder
        for folder in ["\(own)/toolkit", "\(own)/../lib/tintype/toolkit"] {
            if let toolkit = Toolkit(folder), toolkit.fits(toolchain) { return toolkit }
        }
        guard let sources = ToolkitSources(executableFolder: own) else {
            throw UsageError(
                message: "there is no toolkit for \(toolchain.version)",
                hint: "install the package's toolkit for this compiler, or run tintype from a checkout of its sources, "
                    + "which builds one; TINTYPE_TOOLKIT names a folder that has one")
        }
        let key = PreviewCache.key("\(sources.root) \(toolchain.version) \(toolchain.target)")
        let folder = FilePaths.join(PreviewCache.folder, "toolkits/\(key)")
        let stamp = try sources.stamp()
        if let toolkit = Toolkit(folder), toolkit.fits(toolchain), toolkit.manifest.stamp == stamp { return toolkit }
        try ToolkitBuild(sources: sources, toolchain: toolchain, stamp: stamp).run(into: folder, say: say)
        guard let toolkit = Toolkit(folder) else {
            preconditionFailure("a build that went well leaves a toolkit")
        }
        return toolkit
    }

    private func checked(_ folder: String, _ place: String) throws -> Toolkit {
        guard let toolkit = Toolkit(folder) else {
            throw UsageError(
                message: "\(place) is no toolkit", hint: "a toolkit's folder has the file \(Toolkit.manifestName)")
        }
        guard toolkit.fits(toolchain) else {
            throw UsageError(
                message: "\(place) is for \(toolkit.manifest.compiler), and the compiler is \(toolchain.version)",
                hint: "modules are read by the compiler that made them: install that one, or another toolkit")
        }
        return toolkit
    }

    /// The folder of the running program.
    static var ownFolder: String {
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return FilePaths.folder(of: path)
    }
}

/// The course of building a toolkit, for people.
struct ToolkitProgress {
    var done: Int
    var total: Int
    /// Since the beginning.
    var seconds: Double

    /// E.g. `building the toolkit, once for this compiler: 120 of 400, about 3 min left`.
    var text: ShownText {
        let lead = "building the toolkit, once for this compiler and this version"
        guard total > 0, done > 0 else { return "\(lead)" }
        // The first steps are quick, and say nothing about the rest.
        let left = seconds / Double(done) * Double(total - done)
        let time =
            seconds < 5 ? "" : left < 90 ? ", about \(Int(left)) s left" : ", about \(Int(left / 60) + 1) min left"
        return "\(lead): \(done) of \(total)\(time)"
    }
}
