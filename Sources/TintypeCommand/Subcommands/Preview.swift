import ArgumentParser
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// `tintype preview`: every preview and window of an app's sources as pictures.
struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
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

    func run() throws {
        let session = try PreviewBuildSession(path: path, options.source, limits: try options.limiting.limits)
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
        let drawing = PreviewDrawing(run, output: output, contactSheet: contactSheet)
        let shown = failed + (try drawing.draw(chosen, matrix.variants))
        try show(shown)
        if shown.contains(where: { $0.error != nil }) { throw Outcome.undrawable }
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
