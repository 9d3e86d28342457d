import Foundation
import TintypeImage

/// The part of a module's settings that nothing describes: found by compiling, and remembered once sources have compiled with it.
struct CompilationGuess: Codable, Hashable {
    /// True where conditions such as `os(iOS)` hold, as they do in the previews of Xcode.
    var isOnPhone = true
    /// True where code belongs to the main actor unless it says otherwise, as in new projects of Xcode 26.
    var isOnMainActor = false

    /// True where the mode of Swift 6 is that of Swift 5: its checks find faults, in calls of this library's, that Apple's have not.
    var isLenient = false

    init() {}

    /// The guess that a project's sources compiled with the last time; nil for none.
    init?(rememberedIn folder: String) {
        guard let data = FileManager.default.contents(atPath: folder + Self.name),
            let guess = try? JSONDecoder().decode(CompilationGuess.self, from: data)
        else { return nil }
        self = guess
    }

    /// - Throws: Errors of files that cannot be written.
    func remember(in folder: String) throws {
        try AtomicFile.write(Array(try JSONEncoder().encode(self)), to: folder + Self.name)
    }

    private static let name = "/guess.json"

    /// The project with these settings.
    func applied(to project: AppProject) -> AppProject {
        var project = project
        for index in project.modules.indices {
            project.modules[index].settings.isOnPhone = isOnPhone
            if isOnMainActor { project.modules[index].settings.isOnMainActor = true }
            if isLenient, project.modules[index].settings.languageMode == "6" {
                project.modules[index].settings.languageMode = "5"
            }
        }
        return project
    }

    /// The guesses that are left where sources do not compile with this one.
    func others(after failure: AppBuildFailure, of project: AppProject) -> [CompilationGuess] {
        func isAbout(_ words: [String]) -> Bool {
            failure.diagnostics.contains { error in words.contains { error.message.contains($0) } }
        }
        var others: [CompilationGuess] = []
        func add(_ change: (inout CompilationGuess) -> Void) {
            var other = self
            change(&other)
            others.append(other)
        }
        if project.isGuessed, isAbout(["actor-isolated"]) { add { $0.isOnMainActor = true } }
        let isStrict = project.modules.contains { $0.settings.languageMode == "6" }
        if isStrict, isAbout(["actor-isolated", "endable", "data race", "concurrency-safe"]) {
            add { $0.isLenient = true }
        }
        if isOnPhone, Self.hasConditions(project) { add { $0.isOnPhone = false } }
        return others
    }

    /// The remarks on what is not as the author has it.
    func notes(on project: AppProject) -> [String] {
        var notes: [String] = []
        if !isOnPhone, Self.hasConditions(project) {
            notes.append("with what stands below `#if os(iOS)` the sources do not compile here: it is left out")
        }
        if isLenient {
            notes.append("in the mode of Swift 6 the sources do not compile here: they are compiled in that of Swift 5")
        }
        return notes
    }

    /// Returns whether a source reads otherwise on a phone than on Linux.
    private static func hasConditions(_ project: AppProject) -> Bool {
        project.modules.contains { module in
            module.sources.contains { path in
                FileManager.default.contents(atPath: path).map(PlainSource.hasConditions) == true
            }
        }
    }
}
