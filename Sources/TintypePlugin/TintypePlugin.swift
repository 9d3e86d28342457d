import Foundation
import PackagePlugin

/// `swift package tintype …`: the command for packages that depend on this one, run in the folder of the package.
@main
struct TintypePlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = Process()
        tool.executableURL = try context.tool(named: "TintypeCommand").url
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
