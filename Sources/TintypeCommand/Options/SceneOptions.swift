import ArgumentParser
import Foundation

/// Which scenes a command works on.
struct SceneOptions: ParsableArguments {
    @Argument(help: "Scene files or folders of them. Without any, all below the fixtures folder's scenes.")
    var scenes: [String] = []

    @Option(help: "The folder that scenes' names are relative to.")
    var fixturesDir = "Fixtures"

    @Option(name: [.short, .long], help: "Only scenes whose name matches this regular expression.")
    var grep: String?

    @Flag(help: "Take the text of --grep as the whole name of one scene.")
    var exact = false

    @Option(help: ArgumentHelp("Leave out scenes whose name matches this regular expression.", valueName: "regex"))
    var grepInvert: String?

    func validate() throws {
        if exact && grep == nil { throw ValidationError("--exact goes with --grep") }
    }

    /// Whether no scene is left out.
    var isWhole: Bool { scenes.isEmpty && grep == nil && grepInvert == nil }

    /// The scenes, sorted by name.
    ///
    /// - Throws: ``Outcome/nothingMatched`` where there are none, ``UsageError`` for what is no file or folder.
    func discover() throws -> [SceneCase] {
        let matching = try find()
        guard !matching.isEmpty else {
            Output.note("error: no scene matched\nhint: `\(InvokedTool.name) list` shows what is there")
            throw Outcome.nothingMatched
        }
        return matching
    }

    /// The scenes, sorted by name; perhaps none.
    func find() throws -> [SceneCase] {
        let pattern = try exact ? nil : grep.map { try Self.regex($0, of: "--grep") }
        let unwanted = try grepInvert.map { try Self.regex($0, of: "--grep-invert") }
        var found: [SceneCase] = []
        for start in scenes.isEmpty ? [defaultFolder] : scenes { found += try cases(below: start) }
        var seen: Set<String> = []
        let matching = found.filter { scene in
            seen.insert(scene.path).inserted && (!exact || scene.name == grep)
                && (pattern.map { scene.name.contains($0) } ?? true)
                && !(unwanted.map { scene.name.contains($0) } ?? false)
        }
        return matching.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    private var defaultFolder: String {
        let scenes = fixturesDir + "/scenes"
        return FileManager.default.fileExists(atPath: scenes) ? scenes : fixturesDir
    }

    private static func regex(_ pattern: String, of option: String) throws -> Regex<AnyRegexOutput> {
        do {
            return try Regex(pattern)
        } catch {
            throw ValidationError("\(option) \"\(pattern)\" is no regular expression")
        }
    }

    private func cases(below start: String) throws -> [SceneCase] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: start, isDirectory: &isFolder) else {
            let tool = InvokedTool.name
            let hint =
                scenes.isEmpty
                ? "`\(tool) init` makes a first scene; --fixtures-dir names another folder; Swift tests are run by `swift test`"
                : "paths are relative to the folder that the command runs in; `\(tool) list` shows the scenes below "
                    + fixturesDir
            throw UsageError(message: "there is no scene file or folder \"\(start)\"", hint: hint)
        }
        guard isFolder.boolValue else { return [SceneCase(path: start, fixtures: fixturesDir)] }
        let inside = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
        return
            inside.filter { path in
                SceneCase.endings.contains { path.hasSuffix($0) }
                    && !path.split(separator: "/").contains { $0.hasPrefix(".") }
            }
            .map { SceneCase(path: start.hasSuffix("/") ? start + $0 : "\(start)/\($0)", fixtures: fixturesDir) }
    }
}

/// A scene file, and the name that it is known by.
struct SceneCase: Hashable, Sendable {
    /// As the user wrote it, or found below what the user wrote.
    let path: String
    /// The path below the fixtures folder without its ending; below the working folder for a file that lies elsewhere.
    let name: String

    static let endings = [".yaml", ".yml", ".json"]

    init(path: String, fixtures: String) {
        self.path = path
        func parts(_ path: String) -> [String] { URL(fileURLWithPath: path).standardizedFileURL.pathComponents }
        let file = parts(path)
        let bases = [parts(fixtures), parts(FileManager.default.currentDirectoryPath)]
        let base = bases.first { file.count > $0.count && file.starts(with: $0) }
        var name = file.dropFirst(base?.count ?? file.count - 1).joined(separator: "/")
        if let ending = SceneCase.endings.first(where: { name.hasSuffix($0) }) { name.removeLast(ending.count) }
        self.name = name
    }
}
