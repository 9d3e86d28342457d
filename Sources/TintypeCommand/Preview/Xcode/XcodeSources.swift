import Foundation
import TintypeImage

/// The app of an Xcode project or workspace, with the modules of the same project and of local packages that it stands on.
struct XcodeSources {
    private let path: String
    private let projects: [XcodeProject]
    private let packages: [String]

    /// - Parameter path: An `.xcodeproj` or `.xcworkspace`.
    init(path: String) throws {
        self.path = path
        let parts = path.hasSuffix(".xcworkspace") ? try Self.members(ofWorkspace: path) : [path]
        let projects = try parts.filter { $0.hasSuffix(".xcodeproj") }.map { try XcodeProject(path: $0) }
        self.projects = projects
        packages =
            projects.flatMap(\.packages)
            + parts.filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
    }

    /// The projects and packages that a workspace names.
    private static func members(ofWorkspace path: String) throws -> [String] {
        guard let text = try? String(contentsOfFile: path + "/contents.xcworkspacedata", encoding: .utf8) else {
            throw UsageError(message: "\(path) is no workspace", hint: "name the .xcodeproj instead")
        }
        let folder = FilePaths.folder(of: path)
        return text.matches(of: #/location\s*=\s*"(?:group|container|absolute):([^"]*)"/#).map { match in
            let name = [("&apos;", "'"), ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
                .reduce(String(match.1)) { $0.replacing($1.0, with: $1.1) }
            return URL(fileURLWithPath: FilePaths.join(folder, name)).standardizedFileURL.path
        }
        // Tools make some of them, e.g. that of CocoaPods, which is not here then.
        .filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// - Throws: ``UsageError`` where there is no target of an app, or none of the wanted name.
    func project(_ choice: ProjectChoice, toolchain: SwiftToolchain) throws -> AppProject {
        let all = projects.flatMap(\.targets)
        let target = try self.target(choice, among: all)
        var modules: [AppModule] = []
        var notes: [String] = []
        let reader = PackageReader(toolchain: toolchain)
        func add(_ target: XcodeTarget) throws -> AppModule {
            var own = AppModule(name: target.moduleName, sources: [])
            for dependency in all where target.dependencies.contains(dependency.id) && dependency.isLibrary {
                if !modules.contains(where: { $0.name == dependency.moduleName }) {
                    modules.append(try add(dependency))
                }
                own.dependencies.append(dependency.moduleName)
            }
            for product in target.products {
                guard let found = try reader.modules(ofProduct: product, in: packages) else {
                    notes.append("the package of \(product) is not here: what imports it does not compile")
                    continue
                }
                for module in found.modules where !modules.contains(where: { $0.name == module.name }) {
                    modules.append(module)
                }
                own.dependencies += found.modules.map(\.name)
            }
            let files = try target.files()
            own.sources = files.sources
            own.settings = target.settings.module
            own.resources = AppResource.flat(files.resources) + files.folders
            own.generated = AssetSymbols(catalogs: files.resources).files()
            return own
        }
        var app = try add(target)
        let resources =
            app.resources + modules.filter { $0.generated["ResourceBundle.swift"] == nil }.flatMap(\.resources)
        app.resources = []
        for index in modules.indices where modules[index].generated["ResourceBundle.swift"] == nil {
            modules[index].resources = []
        }
        guard !app.sources.isEmpty else {
            throw UsageError(
                message: "the target \(target.name) has no Swift source", hint: "name another with --target")
        }
        let settings = target.settings
        var info = settings.info
        if let file = settings["INFOPLIST_FILE"], let folder = projects.first?.folder {
            info.merge(AppPropertyList.read([FilePaths.join(folder, file)], variables: settings.values)) { _, own in own
            }
        }
        return AppProject(
            name: settings["PRODUCT_NAME"] ?? target.name, root: path + "/" + target.name, modules: modules + [app],
            resources: resources, info: info, shown: modules.map(\.name) + [app.name], notes: notes)
    }

    private func target(_ choice: ProjectChoice, among targets: [XcodeTarget]) throws -> XcodeTarget {
        let names = targets.filter { $0.isApp || $0.isLibrary }.map(\.name).joined(separator: ", ")
        if let name = choice.target {
            if let found = targets.first(where: { $0.name == name }) { return found }
            throw UsageError(message: "there is no target \"\(name)\" in \(path)", hint: "its targets are \(names)")
        }
        let apps = targets.filter(\.isApp)
        if let found = apps.first(where: \.isForPhones) ?? apps.first ?? targets.first(where: \.isLibrary) {
            return found
        }
        throw UsageError(message: "\(path) has no target of an app", hint: "name the folder of the sources instead")
    }
}
