import ArgumentParser
import Foundation
import TintypeImage

/// `tintype toolkit`: what previews are compiled with, for packages and for caches of CI.
struct ToolkitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "toolkit",
        abstract: "Build what `tintype preview` compiles sources with into a folder, which can be moved.",
        discussion: """
            It is for the compiler that is found first, and needs the sources that this command was built of. A command finds \
            it in the folder `toolkit` beside itself, or in `../lib/tintype/toolkit` from there; --toolkit and TINTYPE_TOOLKIT \
            name any other.

            Example: tintype toolkit /opt/tintype/toolkit
            """)

    @Argument(help: "The folder, which is replaced where it is a toolkit.")
    var folder: String

    func run() throws {
        let toolchain = try SwiftToolchain.find()
        guard let sources = ToolkitSources(executableFolder: ToolkitFinder.ownFolder) else {
            throw UsageError(
                message: "the sources of this command are not there",
                hint: "run it from a checkout that it was built in")
        }
        if Toolkit(folder) == nil, FileManager.default.fileExists(atPath: folder) {
            throw UsageError(
                message: "\(folder) is there, and is no toolkit", hint: "name a folder that is not there yet")
        }
        try AtomicFile.makeFolder(FilePaths.folder(of: folder))
        let progress = ToolkitProgressLine()
        try ToolkitBuild(sources: sources, toolchain: toolchain, stamp: try sources.stamp())
            .run(into: URL(fileURLWithPath: folder).path) { progress.show($0) }
        progress.end()
        Output.print("\(folder)")
    }
}
