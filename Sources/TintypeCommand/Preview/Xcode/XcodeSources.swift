import Foundation
import TintypeAssetSymbols
import TintypeGraphics
import TintypeImage

/// The app of an Xcode project or workspace, with the modules of the same project and of local packages that it stands on.
struct XcodeSources {
    private let path: String
    private let projects: [XcodeProject]
    private let packages: [String]

    /// - Parameter path: An `.xcodeproj` or `.xcworkspace`.
    /// - Throws: ``UsageError`` where no project of it can be read.
    init(path: String) throws {
        self.path = path
        let parts = path.hasSuffix(".xcworkspace") ? try XcodeWorkspace(path: path).members : [path]
        let read = parts.filter { $0.hasSuffix(".xcodeproj") }.map { part in Result { try XcodeProject(path: part) } }
        let projects = read.compactMap { try? $0.get() }
        if projects.isEmpty, let failed = read.first { _ = try failed.get() }
        self.projects = projects
        packages =
            projects.flatMap(\.packages)
            + parts.filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
    }

    /// - Throws: ``UsageError`` where there is no target of an app, or none of the wanted name.
    func project(_ choice: ProjectChoice, toolchain: SwiftToolchain) throws -> AppProject {
        let all = projects.flatMap(\.targets)
        let target = try self.target(choice, among: all)
        var modules = XcodeModules(libraries: all.filter(\.isLibrary), packages: packages, toolchain: toolchain)
        var app = try modules.module(of: target)
        guard !app.sources.isEmpty else {
            throw UsageError(
                message: "the target \(target.name) has no Swift source", hint: "name another with --target")
        }
        // The files of frameworks of the project lie in the app's bundle, those of packages in bundles of their own.
        var own = modules.made
        let inner = own.indices.filter { own[$0].generated["ResourceBundle.swift"] == nil }
        let resources = app.resources + inner.flatMap { own[$0].resources }
        app.resources = []
        for index in inner { own[index].resources = [] }
        let settings = target.settings
        var info = settings.info
        let file = settings["INFOPLIST_FILE"].flatMap { target.project.path(named: $0) }
        if let file {
            info.merge(AppPropertyList.read(file, variables: settings.filled)) { _, own in own }
        }
        let name = settings["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? target.name
        var project = AppProject(
            name: name.replacing("/", with: "-"), root: path + "/" + target.name, modules: own + [app],
            resources: resources, info: info, shown: own.map(\.name) + [app.name], notes: modules.notes)
        let described = [path + "/contents.xcworkspacedata", file].compactMap(\.self) + projects.map(\.file)
        project.followed = described + modules.followed
        return project
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

    /// Indicates whether one of its targets is an app.
    var hasApp: Bool { projects.contains { $0.targets.contains(where: \.isApp) } }
}

/// The modules of an Xcode project, each made once.
private struct XcodeModules {
    let libraries: [XcodeTarget]
    let packages: [String]
    let toolchain: SwiftToolchain
    private let reader: PackageReader
    /// Those that others import come first.
    private(set) var made: [AppModule] = []
    private(set) var notes: [String] = []
    /// The folders whose new files belong to a module.
    private(set) var followed: [String] = []
    private var begun: Set<String> = []

    init(libraries: [XcodeTarget], packages: [String], toolchain: SwiftToolchain) {
        (self.libraries, self.packages, self.toolchain) = (libraries, packages, toolchain)
        reader = PackageReader(toolchain: toolchain)
    }

    /// The module of a target, after those that it stands on: what it is built with, and what its sources import.
    mutating func module(of target: XcodeTarget) throws -> AppModule {
        begun.insert(target.moduleName)
        var module = AppModule(name: target.moduleName, sources: [])
        let files = try target.files()
        followed += target.followedFolders
        module.sources = files.sources
        module.settings = target.settings.module
        module.resources = AppResource.flat(files.resources) + files.folders
        module.generated = AssetSymbols(
            catalogs: files.resources, sources: files.sources,
            hasExtensions: target.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] != "NO"
        ).files()
        module.addClasses(of: module.resources)
        let imports = SourceText.imports(of: files.sources)
        for other in libraries where other.id != target.id {
            let name = other.moduleName
            guard target.stands(on: other) || imports.contains(name) else { continue }
            if begun.insert(name).inserted { made.append(try self.module(of: other)) }
            if made.contains(where: { $0.name == name }) { module.dependencies.append(name) }
        }
        try addPackages(of: target, imports: imports, to: &module)
        return module
    }

    private mutating func addPackages(
        of target: XcodeTarget, imports: Set<String>, to module: inout AppModule
    ) throws {
        let named = target.products.map { ($0, true) }
        let imported = imports.sorted().filter { !begun.contains($0) }.map { ($0, false) }
        for (product, isNamed) in named + imported {
            guard let found = try reader.modules(ofProduct: product, in: packages, isTarget: !isNamed) else {
                if isNamed {
                    notes.append("the package of \(product) is not here: what imports it does not compile")
                }
                continue
            }
            followed.append(found.folder)
            for other in found.modules where !made.contains(where: { $0.name == other.name }) { made.append(other) }
            for other in found.modules where !module.dependencies.contains(other.name) {
                module.dependencies.append(other.name)
            }
        }
    }
}
