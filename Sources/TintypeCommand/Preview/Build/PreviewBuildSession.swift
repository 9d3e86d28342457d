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
        var build = AppBuild(project, toolkit: toolkit, toolchain: toolchain)
        let marker = build.folder + "/on-main-actor"
        let isMarked = project.isGuessed && FileManager.default.fileExists(atPath: marker)
        if isMarked { build = AppBuild(onMainActor(project), toolkit: toolkit, toolchain: toolchain) }
        let run = PreviewRun(build, limits: limits)
        try run.start()
        PreviewCache.use(build.folder)
        PreviewCache.prune()
        do {
            try build.run()
        } catch let failure as AppBuildFailure {
            // Apps of Xcode 26 belong to the main actor where nothing else is said, and a folder does not say that it is one.
            let isIsolation = failure.diagnostics.contains { $0.message.contains("actor-isolated") }
            guard project.isGuessed, !isMarked, isIsolation else { throw failure }
            build = AppBuild(onMainActor(project), toolkit: toolkit, toolchain: toolchain)
            do {
                try build.run()
            } catch is AppBuildFailure {
                throw failure
            }
            try Data().write(to: URL(fileURLWithPath: marker))
        }
        return run
    }

    private func onMainActor(_ project: AppProject) -> AppProject {
        var project = project
        for index in project.modules.indices { project.modules[index].settings.isOnMainActor = true }
        return project
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
