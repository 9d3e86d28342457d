import Foundation
import PackagePlugin

/// Makes `ImageResource`, `ColorResource` and their like of a target's asset catalogues, as Xcode does by itself.
@main
struct TintypeAssetSymbolsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        // Where Xcode builds, it makes them.
        #if os(macOS)
            return []
        #else
            guard let target = target as? SourceModuleTarget else { return [] }
            let files = FileManager.default.enumerator(
                at: target.directoryURL, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
            let found = (files?.compactMap { ($0 as? URL)?.path } ?? []).sorted()
            let catalogs = found.filter { $0.hasSuffix(".xcassets") }
            guard !catalogs.isEmpty else { return [] }
            let sources = found.filter { $0.hasSuffix(".swift") }
            let inside = found.filter { path in catalogs.contains { path.hasPrefix($0 + "/") } }
            let output = context.pluginWorkDirectoryURL.appendingPathComponent("GeneratedAssetSymbols.swift")
            return [
                .buildCommand(
                    displayName: "Asset symbols of \(target.name)",
                    executable: try context.tool(named: "TintypeAssetSymbolsTool").url,
                    arguments: [output.path] + catalogs + ["--"] + sources,
                    inputFiles: (inside + sources).map { URL(fileURLWithPath: $0) }, outputFiles: [output])
            ]
        #endif
    }
}
