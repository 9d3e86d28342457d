import Foundation

@testable import TintypeCommand

/// A folder of files as they lie in someone's repository.
struct ProjectTree {
    let folder: TemporaryFolder

    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        for (name, text) in files { try write(text, to: name) }
    }

    func write(_ text: String, to name: String) throws {
        let url = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// The project at a path, as `tintype preview` finds it.
    func project(at path: String = "", target: String? = nil) throws -> AppProject {
        try AppProject.find(
            at: path.isEmpty ? folder.url.path : folder.path(path), choice: ProjectChoice(target: target),
            toolchain: try SwiftToolchain.find())
    }

    /// Paths as they are seen from the folder, sorted.
    func names(_ paths: [String]) -> [String] {
        let root = folder.url.resolvingSymlinksInPath().path
        return paths.map { path in
            [root, folder.url.path].lazy.filter { path.hasPrefix($0 + "/") }
                .map { String(path.dropFirst($0.count + 1)) }.first ?? path
        }.sorted()
    }

    /// An app whose window shows a text.
    static func app(_ name: String, _ text: String = "Hello") -> String {
        """
        import SwiftUI

        @main
        struct \(name)App: App {
            var body: some Scene { WindowGroup { Text("\(text)") } }
        }
        """
    }

    /// The `project.pbxproj` of these objects, in which the project is `P`, its group `G`, and `C` the settings of all.
    ///
    /// - Parameters:
    ///   - targets: Ids of targets.
    ///   - children: Ids of files and groups.
    static func xcode(
        targets: String, children: String, settings: String = "", project: String = "", _ objects: String
    ) -> String {
        """
        // !$*UTF8*$!
        {
            objects = {
                P = {isa = PBXProject; buildConfigurationList = PC; mainGroup = G; targets = (\(targets)); \(project) };
                G = {isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
                PC = {isa = XCConfigurationList; buildConfigurations = (PCD, ); };
                PCD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
                C = {isa = XCConfigurationList; buildConfigurations = (CR, CD, ); };
                CR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.2; }; };
                CD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
                \(objects)
            };
            rootObject = P;
        }
        """
    }

    /// A target of a project.
    static func target(_ id: String, _ kind: String = "application", _ fields: String = "", name: String? = nil)
        -> String
    {
        """
        \(id) = {isa = PBXNativeTarget; name = "\(name ?? id)"; productType = "com.apple.product-type.\(kind)"; \
        buildConfigurationList = C; \(fields) };

        """
    }
}
