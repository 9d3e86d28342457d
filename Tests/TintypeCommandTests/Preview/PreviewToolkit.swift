import Foundation

@testable import TintypeCommand

/// The toolkit that tests draw previews with: of what the build of the tests has made, so that nothing is built for it.
enum PreviewToolkit {
    /// The folder that the command keeps its work in.
    static let cache = CommandRun.package.appendingPathComponent(".build/tintype/test-cache").path

    /// The toolkit's folder; made when the first test asks for it.
    static let made: Result<String, any Error> = Result {
        let products = CommandRun.executable.deletingLastPathComponent().path
        let folder = cache + "/toolkit"
        try ToolkitAssembly(
            checkout: CommandRun.package.path, products: products, toolchain: try SwiftToolchain.find(),
            stamp: PreviewCache.stamp(of: [products + "/libTintypeToolkit.so"]),
            moduleCache: cache + "/tintype/modules",
            isLinking: true
        ).run(into: folder)
        return folder
    }

    /// Runs `tintype preview` with it.
    static func run(_ arguments: [String], in folder: URL = CommandRun.package) throws -> CommandRun {
        try command(["preview"] + arguments, in: folder)
    }

    /// Runs another command with it.
    static func command(_ arguments: [String], in folder: URL) throws -> CommandRun {
        try CommandRun(arguments, in: folder, environment: try environment())
    }

    /// The variables by which the command finds it.
    static func environment() throws -> [String: String] {
        ["TINTYPE_TOOLKIT": try made.get(), "XDG_CACHE_HOME": cache]
    }

    /// The previews that a run with `--json` wrote.
    static func previews(_ run: CommandRun) throws -> [ShownPreview] {
        try JSONDecoder().decode([ShownPreview].self, from: Data(run.output.utf8))
    }

    static let apps = CommandRun.package.appendingPathComponent("Tests/SourceCompatibilityTests/Apps")
}
