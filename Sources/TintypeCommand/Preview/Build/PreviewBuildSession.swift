import Foundation
import Tintype
import TintypeGraphics

/// The way from a path to an app that can draw: its project, the toolkit, and its library.
struct PreviewBuildSession {
    let project: AppProject
    private let toolchain: SwiftToolchain
    private let toolkit: Toolkit
    private let limits: Limits

    /// - Throws: ``UsageError`` where there is no project, no compiler or no toolkit.
    init(path: String, _ source: PreviewSourceOptions, limits: Limits) throws {
        self.limits = limits
        toolchain = try SwiftToolchain.find()
        project = try AppProject.find(at: path, choice: ProjectChoice(target: source.target), toolchain: toolchain)
        for note in project.notes { Output.note("note: \(note)") }
        let progress = ToolkitProgressLine()
        toolkit = try ToolkitFinder(toolchain: toolchain, named: source.toolkit).find { progress.show($0) }
        progress.end()
        // One that the user named is not ours to look after.
        if toolkit.folder.hasPrefix(PreviewCache.folder + "/toolkits/") { PreviewCache.use(toolkit.folder) }
    }

    /// Compiles what changed, with the process that draws getting ready beside.
    ///
    /// - Throws: ``Outcome/undrawable`` where the sources do not compile, which is told.
    func build() throws -> PreviewRun {
        do {
            return try buildQuietly()
        } catch let failure as AppBuildFailure {
            for diagnostic in failure.diagnostics { Output.note(diagnostic.text) }
            throw Outcome.undrawable
        }
    }

    /// Does the same, and leaves the telling to whoever asks.
    ///
    /// - Throws: ``AppBuildFailure`` where the sources do not compile.
    func buildQuietly() throws -> PreviewRun {
        let folder = AppBuild(project, toolkit: toolkit, toolchain: toolchain).folder
        let known = CompilationGuess(rememberedIn: folder)
        let run = PreviewRun(build(with: known ?? CompilationGuess()), limits: limits)
        try run.start()
        PreviewCache.use(folder)
        PreviewCache.prune()
        let guess: CompilationGuess
        if let known {
            guess = known
            try run.build.run()
        } else {
            guess = try self.guess(for: run)
            try guess.remember(in: folder)
        }
        for note in guess.notes(on: project) { Output.note("note: \(note)") }
        return run
    }

    /// Compiles with one guess after the other until one will do.
    ///
    /// - Throws: The ``AppBuildFailure`` of the first one.
    private func guess(for run: PreviewRun) throws -> CompilationGuess {
        var open = [CompilationGuess()]
        var tried: Set<CompilationGuess> = []
        var first: AppBuildFailure?
        while let guess = open.first {
            open.removeFirst()
            guard tried.insert(guess).inserted else { continue }
            run.build = build(with: guess)
            do {
                try run.build.run()
                return guess
            } catch let failure as AppBuildFailure {
                first = first ?? failure
                open += guess.others(after: failure, of: project)
            }
        }
        throw first ?? AppBuildFailure(module: project.name, diagnostics: [])
    }

    private func build(with guess: CompilationGuess) -> AppBuild {
        AppBuild(guess.applied(to: project), toolkit: toolkit, toolchain: toolchain)
    }
}

/// Shows how the building of the toolkit goes: in one line of a terminal, or a line now and then in a log.
final class ToolkitProgressLine {
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var shown = ContinuousClock.now - .seconds(60)
    private var isShown = false

    func show(_ progress: ToolkitProgress) {
        let now = ContinuousClock.now
        guard now - shown > (isTerminal ? .milliseconds(200) : .seconds(20)) else { return }
        shown = now
        isShown = true
        if isTerminal { Output.raw("\r\u{1B}[K\(progress.text)") } else { Output.note(progress.text) }
    }

    func end() {
        if isShown, isTerminal { Output.raw("\r\u{1B}[K") }
    }
}
