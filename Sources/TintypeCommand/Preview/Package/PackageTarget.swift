import Foundation
import TintypeAssetSymbols
import TintypeImage

/// A target of a package, as a module.
struct PackageTarget {
    private let target: DumpedManifest.Target
    private let manifest: DumpedManifest
    /// The target's folder.
    private let folder: String

    /// - Parameter folder: The package's.
    init(_ target: DumpedManifest.Target, manifest: DumpedManifest, folder: String) {
        (self.target, self.manifest) = (target, manifest)
        let folders = ["Sources", "Source", "src", "srcs"]
        // A package of one target may have its sources right there.
        let isAlone = manifest.targets.count { $0.isModule } == 1
        let places = target.path.map { [$0] } ?? folders.map { "\($0)/\(target.name)" } + (isAlone ? folders : [])
        let found = places.map { FilePaths.join(folder, $0) }.first { FileManager.default.fileExists(atPath: $0) }
        self.folder = URL(fileURLWithPath: found ?? folder).standardizedFileURL.path
    }

    /// - Throws: `FileError` where a folder cannot be read.
    func module() throws -> AppModule {
        let excluded = Set((target.exclude ?? []).map { path($0) })
        let walk = try FolderWalk(folder) { !excluded.contains($0) }
        let named = target.sources.map { $0.map { path($0) } }
        let sources = walk.sources.filter { source in
            named?.contains { source == $0 || source.hasPrefix($0 + "/") } ?? true
        }
        var module = AppModule(name: AppProject.moduleName(target.name), sources: sources)
        module.settings = settings
        module.resources = try resources(excluded, known: walk.resources.filter(Self.isKnown))
        guard !module.resources.isEmpty else { return module }
        module.generated = AssetSymbols(
            catalogs: module.resources.map(\.path), sources: sources, bundle: "Bundle.module"
        ).files()
        module.addClasses(of: module.resources, bundle: "Bundle.module")
        module.generated["ResourceBundle.swift"] = """
            import Foundation

            nonisolated extension Foundation.Bundle {
                static let module = Bundle(path: Bundle.main.bundlePath + "/\(AppBundle.name(of: module))") ?? .main
            }
            """
        return module
    }

    private func path(_ relative: String) -> String {
        URL(fileURLWithPath: FilePaths.join(folder, relative)).standardizedFileURL.path
    }

    /// Returns whether a file is a resource though no manifest says so: Xcode knows what to do with it.
    private static func isKnown(_ path: String) -> Bool {
        let ending = [".xcassets", ".xcstrings", ".xcdatamodeld", ".storyboard", ".xib"].contains(where: path.hasSuffix)
        return ending || FilePaths.folder(of: path).hasSuffix(".lproj")
    }

    /// - Parameter known: The files that are resources by their kind.
    private func resources(_ excluded: Set<String>, known: [String]) throws -> [AppResource] {
        var files: [AppResource] = []
        var processed: [String] = []
        for resource in target.resources ?? [] {
            let path = path(resource.path)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            if resource.isCopied {
                files.append(AppResource(path: path, place: URL(fileURLWithPath: path).lastPathComponent))
            } else if isFolder.boolValue, !FolderWalk.packages.contains(where: path.hasSuffix) {
                processed += try FolderWalk(path) { !excluded.contains($0) }.resources
            } else {
                processed.append(path)
            }
        }
        let taken = Set(processed)
        return files + AppResource.flat(processed + known.filter { !taken.contains($0) })
    }

    private var settings: ModuleSettings {
        var settings = ModuleSettings()
        let major = Int(manifest.toolsVersion?._version.prefix { $0 != "." } ?? "5") ?? 5
        settings.languageMode = manifest.swiftLanguageVersions?.last ?? (major >= 6 ? "6" : "5")
        for setting in target.settings ?? [] {
            if let mode = setting.values("swiftLanguageMode")?.first { settings.languageMode = mode }
            if let names = setting.values("define") { settings.conditions += names }
            if let names = setting.values("enableExperimentalFeature") { settings.experimentalFeatures += names }
            if setting.values("defaultIsolation")?.first == "MainActor" { settings.isOnMainActor = true }
            settings.add(flags: setting.values("unsafeFlags") ?? [])
        }
        settings.enable((target.settings ?? []).flatMap { $0.values("enableUpcomingFeature") ?? [] })
        return settings
    }
}
