import Foundation
import Tintype
import TintypeGraphics
import TintypeImage

/// Lists and draws the previews of an app that was built, in a process of its own; in another one after each that ends it.
final class PreviewRun {
    /// The way in which the app is compiled, which may be found after the process was started.
    var build: AppBuild
    var project: AppProject { build.project }
    /// The object that was made of each source.
    var objects: [(source: String, object: String)] { get throws { try build.objects() } }
    var toolchain: SwiftToolchain { build.toolchain }
    private let bundle: AppBundle
    private let limits: Limits
    private var process: PreviewProcess?
    /// The types whose code ended a process when they were asked for their previews.
    private var lost: [(type: String, failure: ShownPreview.Failure)] = []
    private(set) var entries: [PreviewListing.Entry] = []

    /// The app's name.
    var title: String { build.project.name }

    /// The same app, to be drawn by another process. It has no ``entries`` until it is asked to list them.
    var another: PreviewRun { PreviewRun(build, limits: limits) }

    init(_ build: AppBuild, limits: Limits) {
        (self.build, self.limits) = (build, limits)
        bundle = AppBundle(build)
    }

    /// Starts the process, which gets ready while sources are compiled.
    ///
    /// - Throws: Errors of files that cannot be written, and ``UsageError`` where no process can be started.
    func start() throws {
        try bundle.make()
        process = try PreviewProcess(bundle, toolchain: build.toolchain, limits: limits)
    }

    /// The previews that there are, and those that cannot be known because the code that lists them fails.
    ///
    /// - Throws: ``UsageError`` where the app cannot be loaded at all.
    func list() throws -> [ShownPreview] {
        var failed: [ShownPreview] = []
        while true {
            let process = try running()
            process.send(
                .list(library: build.library, modules: build.project.shown, without: lost.map(\.type)))
            var beginning: String?
            do {
                while true {
                    switch try process.reply() {
                    case .beginning(let type): beginning = type
                    case .loaded, .drawn, .explained: break
                    case .failed(let failure):
                        throw UsageError(message: failure.message, hint: failure.hint ?? "")
                    case .listed(let listing):
                        entries = listing.entries.map(placed)
                        failed += lost.map { shown($0.type, $0.failure) }
                        failed += listing.failures.sorted { $0.key < $1.key }.map { type, failure in
                            shown(type, ShownPreview.Failure(message: failure.message, hint: failure.hint))
                        }
                        return failed
                    }
                }
            } catch let death as PreviewProcess.Death {
                let failure = failure(of: death, process)
                self.process = nil
                guard let type = beginning else {
                    throw UsageError(
                        message: "the app cannot be loaded: \(failure.message)",
                        hint: failure.place.map { "it is at \($0.file):\($0.line)" }
                            ?? "its code runs when it is loaded")
                }
                lost.append((type, failure))
            }
        }
    }

    /// The entry with the line of its source, which is not always that of what was compiled.
    private func placed(_ entry: PreviewListing.Entry) -> PreviewListing.Entry {
        guard entry.kind == .preview, let module = project.modules.first(where: { $0.name == entry.module }),
            let source = project.source(named: entry.place, module: entry.module)
        else { return entry }
        var placed = entry
        placed.line -= ModuleBuild(module, in: build).linesBefore(source)
        return placed
    }

    /// Draws the preview at a place of ``entries``.
    ///
    /// - Parameters:
    ///   - file: The file for its picture.
    ///   - wantsTree: True where the settled tree is wanted, too.
    func draw(
        _ index: Int, _ variant: PreviewVariant, into file: String, wantsTree: Bool = false
    ) throws -> (shown: ShownPreview, tree: SettledTree?) {
        let (shown, reply) = try ask(
            index, variant,
            .draw(
                index: index, name: entries[index].name, conditions: variant.conditions, file: file,
                wantsTree: wantsTree))
        return taking(reply, file, into: shown)
    }

    /// Touches the preview, which goes on living from one call to the next, and draws what comes of it.
    ///
    /// - Parameters:
    ///   - isNew: True to begin anew.
    ///   - file: The file for its picture.
    func act(
        _ index: Int, _ variant: PreviewVariant, _ actions: [PreviewAction], isNew: Bool, into file: String
    ) throws -> (shown: ShownPreview, tree: SettledTree?) {
        let (shown, reply) = try ask(
            index, variant,
            .act(
                index: index, name: entries[index].name, conditions: variant.conditions, actions: actions,
                isNew: isNew, file: file))
        return taking(reply, file, into: shown)
    }

    /// The reason for a view's size and place, for people and as JSON; nil with an error in `shown`.
    func explain(
        _ index: Int, _ variant: PreviewVariant, view: String
    ) throws -> (shown: ShownPreview, explanation: (text: String, json: String)?) {
        var (shown, reply) = try ask(
            index, variant, .explain(index: index, conditions: variant.conditions, view: view))
        if case .explained(let text, let json)? = reply { return (shown, (text, json)) }
        (shown, _) = taking(reply, "", into: shown)
        return (shown, nil)
    }

    /// Takes over what was drawn, or the reason why nothing was.
    private func taking(
        _ reply: PreviewReply?, _ file: String, into found: ShownPreview
    ) -> (shown: ShownPreview, tree: SettledTree?) {
        var shown = found
        switch reply {
        case .drawn(let drawn):
            (shown.width, shown.height, shown.scale) = (drawn.width, drawn.height, drawn.scale)
            (shown.warnings, shown.picture) = (drawn.warnings, file)
            return (shown, drawn.tree?.settled)
        case .failed(let failure):
            shown.error = ShownPreview.Failure(message: failure.message, hint: failure.hint)
        case .loaded, .beginning, .listed, .explained:
            shown.error = ShownPreview.Failure(message: "the process that draws gave no answer")
        // The process died, which `shown` tells.
        case nil: break
        }
        return (shown, nil)
    }

    /// Sends a request about the preview at a place of ``entries``.
    ///
    /// - Returns: The preview with the time that it took, what the app wrote, and the reason where there is no answer.
    private func ask(
        _ index: Int, _ variant: PreviewVariant, _ request: PreviewRequest
    ) throws -> (ShownPreview, PreviewReply?) {
        var shown = shown(entries[index])
        shown.variant = variant.name
        if self.process == nil { _ = try list() }
        let process = try running()
        _ = process.takeOutput()
        let start = ContinuousClock.now
        process.send(request)
        var answer: PreviewReply?
        do {
            answer = try process.reply()
            let output = process.takeOutput()
            shown.output = output.isEmpty ? nil : output
        } catch {
            shown.error = failure(of: error, process, into: &shown.output)
            self.process = nil
        }
        shown.milliseconds = ((ContinuousClock.now - start).milliseconds * 10).rounded() / 10
        return (shown, answer)
    }

    private func running() throws -> PreviewProcess {
        if process == nil { try start() }
        guard let process else { preconditionFailure("a process was started") }
        return process
    }

    private func failure(
        of death: PreviewProcess.Death, _ process: PreviewProcess
    ) -> ShownPreview.Failure {
        var output: String?
        return failure(of: death, process, into: &output)
    }

    private func failure(
        of death: PreviewProcess.Death, _ process: PreviewProcess, into output: inout String?
    ) -> ShownPreview.Failure {
        let text = process.takeOutput()
        if !text.isEmpty { output = PreviewFailure.withoutCalls(text) }
        let failure = PreviewFailure(death, output: text, limits: limits)
        return ShownPreview.Failure(
            message: failure.message, hint: failure.hint, place: CrashPlace.find(death.frames, in: build))
    }

    /// A preview as it was found.
    func shown(_ entry: PreviewListing.Entry) -> ShownPreview {
        let project = build.project
        guard entry.kind != .preview else {
            return ShownPreview(
                name: entry.name, kind: entry.kind, module: entry.module,
                file: project.source(named: entry.place, module: entry.module), line: entry.line)
        }
        let place = place(ofType: entry.place, module: entry.module)
        return ShownPreview(
            name: entry.name, kind: entry.kind, module: entry.module, file: place?.file, line: place?.line)
    }

    /// A type that made no preview.
    private func shown(_ type: String, _ failure: ShownPreview.Failure) -> ShownPreview {
        let parts = type.split(separator: ".").map(String.init)
        let (module, name) = (parts.first ?? "", parts.last ?? "")
        let place = failure.place.map { ($0.file, $0.line) } ?? place(ofType: name, module: module)
        var shown = ShownPreview(
            name: "\(module)-\(name)", kind: .provider, module: module, file: place?.0, line: place?.1)
        shown.error = failure
        return shown
    }

    private func place(ofType name: String, module: String) -> (file: String, line: Int)? {
        build.project.declarations(of: name, module: module).first.map { ($0.place.file, $0.place.line) }
    }
}
