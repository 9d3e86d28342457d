import Foundation
import TintypeGraphics
import TintypeImage

/// The sources of an app, and what it has to be compiled and run with.
struct AppProject: Sendable {
    /// The name of the app, or of whatever is shown.
    var name: String
    /// The folder or file that the user named; absolute.
    var root: String
    /// Those that others import come first.
    var modules: [AppModule]
    /// The files of `Bundle.main`.
    var resources: [AppResource] = []
    /// The entries of the `Info.plist`.
    var info: [String: PropertyList] = [:]
    /// The modules whose previews are shown; the others are what these stand on.
    var shown: [String]
    /// The remarks on what was left out.
    var notes: [String] = []
    /// True where nothing says with which settings the sources are compiled.
    var isGuessed = false
    /// The files that describe it, and the folders whose new files belong to it.
    var followed: [String] = []

    /// The path of a source by the name of its file; nil for what is none of the module's.
    func source(named file: String, module: String) -> String? {
        modules.first { $0.name == module }?.sources.first { $0.hasSuffix("/\(file).swift") }
    }

    /// A name as a module can bear it.
    static func moduleName(_ text: String) -> String {
        let name = String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    let isLetter = scalar.properties.isXIDContinue || scalar == "_"
                    return isLetter ? scalar : "_"
                }))
        guard let first = name.unicodeScalars.first else { return "App" }
        return first.properties.isXIDStart || first == "_" ? name : "_" + name
    }

    /// The name of a module for sources that have none: one that is neither a word of Swift's nor that of a module that they may
    /// import, as a folder may well be called `SwiftUI`.
    static func freeModuleName(_ text: String) -> String {
        let name = moduleName(text)
        let isTaken =
            takenNames.contains(name) || name.hasPrefix("Tintype") || SwiftSources.appleFrameworks.contains(name)
        return isTaken ? name + "App" : name
    }

    private static let takenNames: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "FoundationOverlay",
        "FoundationObjects", "Accessibility",
        "Dispatch", "Glibc", "Observation", "Synchronization", "Combine", "OpenCombine", "SwiftUI", "UIKit",
        "CoreGraphics", "CoreText", "CoreImage", "CoreTransferable", "ImageIO", "QuartzCore", "UserNotifications", "os",
        "OSLog", "UniformTypeIdentifiers", "Builtin", "main", "class", "struct", "enum", "protocol", "extension",
        "func", "import", "public", "private", "internal", "open", "static", "default", "in", "init", "self", "Self",
        "is", "as", "let", "var", "case", "for", "if", "switch", "repeat", "where", "while", "throw", "try", "true",
        "false", "nil", "any", "some",
    ]

    /// The project at a path: a file of Swift, a folder of sources, an Xcode project or workspace, or a package.
    ///
    /// - Throws: ``UsageError`` for what is none of that.
    static func find(at path: String, choice: ProjectChoice, toolchain: SwiftToolchain) throws -> AppProject {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw UsageError(
                message: "there is no file or folder \(path)",
                hint: "name a .swift file, a folder of an app's sources, an .xcodeproj or a package")
        }
        guard isFolder.boolValue else {
            guard path.hasSuffix(".swift") else {
                throw UsageError(
                    message: "\(path) is no Swift source", hint: "previews stand in files that end in .swift")
            }
            return try SourceFolder(file: path).project(toolchain: toolchain)
        }
        if [".xcodeproj", ".xcworkspace"].contains(where: path.hasSuffix) {
            return try XcodeSources(path: path).project(choice, toolchain: toolchain)
        }
        return try FoundProject(in: path).project(choice, toolchain: toolchain)
    }
}

/// The part of a project that the user wants to see.
struct ProjectChoice: Hashable, Sendable {
    /// The target of an Xcode project, or the product or target of a package; nil for whichever has an app.
    var target: String?
}
