import Foundation
import TintypeImage

/// Makes a shared library of an app's sources, by the compiler alone: only what changed is compiled.
struct AppBuild {
    let project: AppProject
    let toolkit: Toolkit
    let toolchain: SwiftToolchain
    /// The folder in the cache of all that is made of this project.
    let folder: String

    init(_ project: AppProject, toolkit: Toolkit, toolchain: SwiftToolchain) {
        (self.project, self.toolkit, self.toolchain) = (project, toolkit, toolchain)
        // A module is not to be read with another toolkit than it was compiled with.
        let key = PreviewCache.key("\(project.root) \(toolkit.folder) \(toolkit.manifest.stamp)")
        folder = FilePaths.join(PreviewCache.folder, "apps/\(project.name)-\(key)")
    }

    var library: String { folder + "/\(AppProject.moduleName(project.name)).so" }

    /// Compiles and links what is not as it was.
    ///
    /// - Throws: ``AppBuildFailure`` for sources that do not compile, and errors of files that cannot be written.
    func run() throws {
        try BuildLock.held(in: folder) {
            for module in project.modules { try ModuleBuild(module, in: self).run() }
            // A run that was ended may have compiled and not linked.
            let objects = try objects().map(\.object)
            let stamp = PreviewCache.stamp(of: objects)
            let stampFile = library + ".stamp"
            let known = try? String(contentsOfFile: stampFile, encoding: .utf8)
            if known == stamp, FileManager.default.fileExists(atPath: library) { return }
            try link(objects)
            try AtomicFile.write(Array(stamp.utf8), to: stampFile)
        }
    }

    /// The object that is made of each source.
    ///
    /// - Throws: Errors of files that cannot be written.
    func objects() throws -> [(source: String, object: String)] {
        try project.modules.flatMap { try ModuleBuild($0, in: self).objects() }
    }

    /// The objects of all modules are one library, so that none is looked for when it is loaded.
    private func link(_ objects: [String]) throws {
        let new = library + ".new"
        let ending = try ToolProcess(
            [toolchain.programs + "/ld.lld", "-shared", "-o", new, toolchain.registrar] + objects
                + ["--as-needed"] + runtimeLibraries
        ).run()
        guard ending.code == 0 else {
            throw AppBuildFailure(
                module: project.name,
                diagnostics: [CompilerDiagnostic(file: "", line: 0, column: 0, message: ending.output)])
        }
        guard rename(new, library) == 0 else { throw FileError(.write, library, errno: errno) }
    }

    /// The runtime's libraries that the toolkit's does without, of which those are loaded that the app names something of. All
    /// others are there before the app is.
    private var runtimeLibraries: [String] {
        let names = [
            "FoundationNetworking", "FoundationXML", "swiftRegexBuilder", "swiftObservation", "swiftSynchronization",
            "swiftDistributed", "swift_Differentiation",
        ]
        return toolchain.runtimes.flatMap { folder in names.map { "\(folder)/lib\($0).so" } }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }
}
