import ArgumentParser
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene

/// The scenes that a command works on.
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

    /// Indicates whether no scene is left out.
    var isWhole: Bool { scenes.isEmpty && grep == nil && grepInvert == nil }

    /// The scenes, sorted by name.
    ///
    /// - Throws: ``Outcome/nothingMatched`` where there are none, ``Outcome/undrawable`` where a folder cannot be read,
    ///   ``UsageError`` for what is no file or folder.
    func discover() throws -> [SceneCase] {
        let matching: [SceneCase]
        do {
            matching = try find()
        } catch let error as FileError {
            Output.note("error: \(error)")
            throw Outcome.undrawable
        }
        guard !matching.isEmpty else {
            Output.note("error: no scene matched\nhint: `\(InvokedTool.name) list` shows what is there")
            throw Outcome.nothingMatched
        }
        return matching
    }

    /// The scenes, sorted by name; perhaps none.
    func find() throws -> [SceneCase] {
        let isWanted = try filter()
        var found: [SceneCase] = []
        for start in scenes.isEmpty ? [defaultFolder] : scenes { found += try cases(below: start) }
        var seen: Set<String> = []
        let matching = found.filter { scene in
            seen.insert(URL(fileURLWithPath: scene.path).standardizedFileURL.path).inserted && isWanted(scene.name)
        }
        return matching.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The condition that `--grep` and its kin make of names.
    ///
    /// - Throws: `ValidationError` for what is no regular expression.
    func filter() throws -> (String) -> Bool {
        let pattern = try exact ? nil : grep.map { try Self.regex($0, of: "--grep") }
        let unwanted = try grepInvert.map { try Self.regex($0, of: "--grep-invert") }
        return { name in
            (!exact || name == grep) && (pattern.map { name.contains($0) } ?? true)
                && !(unwanted.map { name.contains($0) } ?? false)
        }
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
        var status = stat()
        guard stat(start, &status) == 0 else {
            guard errno == ENOENT || errno == ENOTDIR else { throw FileError(.read, start, errno: errno) }
            let tool = InvokedTool.name
            let hint =
                scenes.isEmpty
                ? "`\(tool) init` makes a first scene; --fixtures-dir names another folder; Swift tests are run by `swift test`"
                : start.contains("\u{FFFD}")
                    ? "names of files must be UTF-8"
                    : "paths are relative to the folder that the command runs in; `\(tool) list` shows the scenes below "
                        + fixturesDir
            throw UsageError(message: "there is no scene file or folder \"\(start)\"", hint: hint)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { return [SceneCase(path: start, fixtures: fixturesDir)] }
        // The root is what the user named. Where nobody named a folder, nothing in the fixtures folder leads out of that.
        let root = scenes.isEmpty ? fixturesDir : start
        let start = start.hasSuffix("/") ? start : start + "/"
        // What begins with an underscore is there for scenes to import or to read, as asset catalogues are.
        let paths = try FolderListing.paths(below: start, ending: SceneCase.endings).filter { path in
            !path.split(separator: "/").contains { $0.hasPrefix("_") || $0.hasSuffix(".xcassets") }
        }
        return paths.map { path in
            let inFixtures = (start + path).dropFirst(fixturesDir.count).drop { $0 == "/" }
            return SceneCase(
                path: start + path, fixtures: fixturesDir,
                root: RootFolder(root, links: GoldenOptions.readableLinks),
                relative: scenes.isEmpty ? String(inFixtures) : path)
        }
    }
}

/// A scene file, and the name that it is known by.
struct SceneCase: Codable, Hashable, Sendable {
    /// The path as the user wrote it, or found below what the user wrote.
    let path: String
    /// The path below the fixtures folder without its ending; below the working folder for a file that lies elsewhere.
    let name: String
    /// The folder that the file was found below and must not leave, and its path there; nil for one that the user named.
    private let place: Place?

    private struct Place: Codable, Hashable {
        let root: RootFolder
        let relative: String
    }

    static let endings = [".yaml", ".yml", ".json"]

    /// The folder that nothing which the scene reads may leave.
    var root: String { place?.root.path ?? ScenePipeline.root(ofFile: path) }

    init(path: String, fixtures: String, root: RootFolder? = nil, relative: String = "") {
        self.path = path
        place = root.map { Place(root: $0, relative: relative) }
        func parts(_ path: String) -> [String] { URL(fileURLWithPath: path).standardizedFileURL.pathComponents }
        let file = parts(path)
        let bases = [parts(fixtures), parts(FileManager.default.currentDirectoryPath)]
        let base = bases.first { file.count > $0.count && file.starts(with: $0) }
        var name = file.dropFirst(base?.count ?? file.count - 1).joined(separator: "/")
        if let ending = SceneCase.endings.first(where: { name.hasSuffix($0) }) { name.removeLast(ending.count) }
        self.name = name
    }

    /// The bytes of the file, whatever they are.
    func read() throws -> [UInt8] {
        let bytes = try place.map { try $0.root.read($0.relative) } ?? WholeFile.read(path)
        guard let bytes else { throw RenderError("there is no file \(path)", hint: "check the path") }
        return bytes
    }

    /// Puts other bytes in their place, so that a reader never meets half of them.
    func write(_ bytes: [UInt8]) throws {
        if let place {
            try place.root.write(bytes, to: place.relative)
        } else {
            try AtomicFile.write(bytes, to: path)
        }
    }

    /// The scene, checked in full.
    ///
    /// - Parameter log: Told of the files that the scene looks for, now and while it is drawn.
    /// - Throws: `SceneErrors`, `FileError` or `RenderError`.
    func load(_ limits: Limits = Limits(), log: ReadLog? = nil) throws -> SceneFile {
        try ScenePipeline.load(
            path: place?.relative ?? path, name: path, below: place?.root, limits: limits, log: log)
    }

    /// Returns whether the scene may have variants, without checking it.
    ///
    /// - Throws: `FileError` or `RenderError`.
    func mayHaveVariants() throws -> Bool {
        try ScenePipeline.mayHaveVariants(path: place?.relative ?? path, name: path, below: place?.root)
    }
}
