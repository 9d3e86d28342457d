import Foundation
import PackagePlugin

/// `swift package tintype …`: the command for packages that depend on this one, run in the folder of the package.
///
/// The command is built here, when it is asked for, from the modules that the package's own tests are built with. A plugin that names
/// it as a dependency would have all of them compiled a second time, as parts of a tool, in each build of this package.
@main
struct TintypePlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let parameters = PackageManager.BuildParameters(configuration: .inherit)
        let build = try packageManager.build(.product("tintype"), parameters: parameters)
        guard build.succeeded, let command = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error("tintype cannot be built:\n\(build.logText)")
            return
        }
        let tool = Process()
        tool.executableURL = command.url
        tool.arguments = arguments
        tool.currentDirectoryURL = context.package.directoryURL
        // So that what it hands out for the next step can be typed where it was started.
        tool.environment = ProcessInfo.processInfo.environment.merging(["TINTYPE_COMMAND": "swift package tintype"]) {
            $1
        }
        try tool.run()
        tool.waitUntilExit()
        exit(tool.terminationStatus)
    }
}
