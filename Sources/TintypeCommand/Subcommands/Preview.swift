import ArgumentParser
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// `tintype preview`: every preview and window of an app's sources as pictures.
struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Draw every #Preview, every PreviewProvider and every window of an app's sources.",
        discussion: """
            PATH is a .swift file, a folder of an app's sources, an .xcodeproj or .xcworkspace, or a package; without one it \
            is this folder. Sources are compiled as they are, and their own code runs, with the rights of whoever runs the command: point it at code that you \
            would run. Each picture's path is printed. A preview that crashes, hangs or takes too much memory is told, \
            and the others are drawn.

            The modules that sources are compiled with (the toolkit) are built once, which takes minutes, and kept in \
            the user's cache.

            Examples:
              tintype preview Landmarks/
              tintype preview Card.swift -o card.png
              tintype preview Landmarks/ --list
              tintype preview Landmarks/ --grep Row --scheme light,dark --contact-sheet rows.png
              tintype preview Landmarks/ --device "iPhone SE (3rd generation)" --type accessibility3 -o out/
              tintype preview Landmarks/ --json
              tintype preview Landmarks/ --watch
              echo '{"id": 1, "method": "list"}' | tintype preview Landmarks/ --stdio
            """)

    @Argument(help: "A .swift file, a folder of sources, an Xcode project or a package.")
    var path: String = "."

    @OptionGroup var options: PreviewOptions

    @Option(
        name: [.short, .long],
        help: "The PNG file of one preview, or a folder for many (default: \(GoldenOptions.standardOutput)/previews/).")
    var output: String?

    @Option(help: ArgumentHelp("The PNG file of one picture of all previews.", valueName: "file"))
    var contactSheet: String?

    @Flag(help: "Name the previews, and draw nothing.")
    var list = false

    @Flag(help: "Write what was drawn, or what there is with --list, as JSON.")
    var json = false

    @Flag(help: "With --json: the settled views of each preview, with their frames and texts.")
    var tree = false

    @Flag(help: "Answer questions that come as lines of JSON on standard input: list, render, tree, explain, act.")
    var stdio = false

    @Flag(help: "Show the previews on a page that follows each save, until ctrl-C.")
    var watch = false

    @OptionGroup(title: "Watching") var watching: PreviewWatchOptions

    func validate() throws {
        if tree, !json { throw ValidationError("--tree goes with --json") }
        if stdio, list || json || watch || contactSheet != nil || output != nil {
            throw ValidationError("--stdio takes its questions from standard input: leave the other options out")
        }
        if watch, list || contactSheet != nil {
            throw ValidationError("--watch shows a page: leave out --list and --contact-sheet")
        }
        if watch, !watching.onceChanged, json || output != nil {
            throw ValidationError("--watch shows a page: --json and --output go with --once-changed")
        }
        if !watch, let option = watching.given { throw ValidationError("\(option) goes with --watch") }
        if watching.onceChanged, watching.open { throw ValidationError("--once-changed shows no page to open") }
        if watch, !watching.onceChanged, try options.matrix.variants.count > 1 {
            throw ValidationError("--watch draws each preview once: name one value of each condition")
        }
    }

    func run() throws {
        if stdio {
            PreviewConversation(PreviewService(path: path, options)).run()
            return
        }
        if watch {
            let watch = PreviewWatch(path: path, options)
            return watching.onceChanged ? try drawNextChange(watch) : try serve(watch)
        }
        let session = try PreviewBuildSession(path: path, options.source, limits: try options.limits)
        let run = try session.build()
        let matrix = try options.matrix
        let failed = try run.list().filter { options.matches($0.name) }
        let chosen = run.entries.indices.filter { options.matches(run.entries[$0].name) }
        if chosen.isEmpty, failed.isEmpty {
            let reason = run.entries.isEmpty ? "no preview and no app's window is in \(path)" : "no preview matched"
            Output.note("error: \(reason)\nhint: `\(InvokedTool.name) preview \(path) --list` shows what is there")
            throw Outcome.nothingMatched
        }
        if list { return try show(failed + chosen.map { run.shown(run.entries[$0]) }) }
        let drawing = PreviewDrawing(run, output: output, contactSheet: contactSheet, wantsTree: tree)
        let shown = failed + (try drawing.draw(chosen, matrix.variants))
        try show(shown)
        if shown.contains(where: { $0.error != nil }) { throw Outcome.undrawable }
    }

    /// Serves the page, and draws for it, until the user asks to end.
    private func serve(_ watch: PreviewWatch) throws {
        let board = PreviewBoard()
        guard let variant = try options.matrix.variants.first else { preconditionFailure("there is a variant") }
        let server: LoopbackServer
        do {
            server = try LoopbackServer(port: watching.port)
        } catch {
            Output.note("error: cannot serve on port \(watching.port): \(error.localizedDescription)")
            Output.note("hint: give another --port")
            throw Outcome.usage
        }
        let gate = PageGate(page: PreviewPage.served, token: AccessToken(), port: server.port)
        Output.print("\(gate.address)")
        Task.detached { try await server.run(PreviewPageResponder(board: board, gate: gate)) }
        if watching.open, !Browser.open(gate.address) {
            Output.note("no browser could be opened: open the address yourself")
        }
        let interruption = Interruption()
        interruption.listen()
        try PreviewWatching(watch, variant, board).follow(interruption)
    }

    /// Waits until something is saved, and draws what that changed.
    private func drawNextChange(_ watch: PreviewWatch) throws {
        if case .broken(let failure) = try watch.round([]) {
            for error in failure.diagnostics { Output.note(error.text) }
        }
        Output.note("waiting until a file is saved")
        var changes = watch.saved()
        while changes == nil {
            usleep(50_000)
            changes = watch.saved()
        }
        switch try watch.round(changes ?? []) {
        case .broken(let failure):
            for error in failure.diagnostics { Output.note(error.text) }
            throw Outcome.undrawable
        case .lost(let error): throw error
        case .built(let run, let failed, let changed):
            let drawing = PreviewDrawing(run, output: output, contactSheet: nil, wantsTree: tree)
            let shown = failed + (try drawing.draw(changed, try options.matrix.variants))
            try show(shown)
            if shown.contains(where: { $0.error != nil }) { throw Outcome.undrawable }
        }
    }

    /// Tells results on standard output, and what is wrong on standard error.
    private func show(_ previews: [ShownPreview]) throws {
        for preview in previews {
            for warning in preview.warnings { Output.note("\(preview.heading): warning: \(warning)") }
            if let output = preview.output, !json, preview.error == nil {
                Output.note("\(preview.heading): it wrote:\n\(lines: output.trimmingCharacters(in: .newlines))")
            }
            guard let error = preview.error else { continue }
            Output.note(preview.complaint(error))
        }
        if json { return try Output.printJSON(previews) }
        for preview in previews where preview.error == nil {
            if list {
                Output.print("\(preview.name)\t\(preview.heading)")
            } else if let picture = preview.picture {
                Output.print("\(picture)")
            }
        }
    }
}
