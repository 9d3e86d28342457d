import ArgumentParser
import Foundation
import Tintype
import TintypeImage
import TintypeSnapshots

/// `tintype watch`: verifies what changed, whenever something is saved.
typealias Watch = GoldenRunCommand<Watching>

/// The kind of run that goes on until it is interrupted.
struct Watching: GoldenRunKind {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Draw and compare scenes anew whenever they are saved, until ctrl-C.",
        discussion: """
            Only what changed is drawn and named; the last lines count everything. The report is served on 127.0.0.1: \
            its page follows each round by itself, and accepts and rejects as that of `tintype review` does. Watching \
            writes no golden.

            Examples:
              tintype watch
              tintype watch Fixtures/scenes/badges --snapshots-dir Snapshots
              tintype watch --no-serve
            """)

    @Flag(inversion: .prefixedNo, help: "Whether to serve the report; without, it is written into the output folder.")
    var serve = true

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port: UInt16 = 0

    @Flag(help: "Open the report in a browser.")
    var open = false

    func validate(_ options: GoldenRunOptions) throws {
        if options.previews.path != nil {
            throw ValidationError("watch is for scenes: `tintype preview --watch` follows an app's previews")
        }
    }

    func run(_ options: GoldenRunOptions) throws {
        try GoldenRun(options: options, mode: .never).serveIfWorker()
        // A folder that is not there will hardly come to be; one that is empty will be filled.
        if try options.selection.find().isEmpty {
            Output.note(
                "there is no scene yet: waiting for one below \(options.selection.fixturesDir); end with ctrl-C")
        }
        let interruption = Interruption()
        interruption.listen()
        let memory = RunMemory()
        var seen: [String: FileStamp] = [:]
        var round = 0
        var server: ReviewServer?
        while !interruption.isAsked {
            let stamps = self.stamps(of: memory.files, options)
            let changed = stamps.filter { seen[$0.key] != $0.value }.map(\.key).sorted()
            let isSmaller = seen.keys.contains { stamps[$0] == nil }
            seen = stamps
            if round == 0 || !changed.isEmpty || isSmaller {
                round += 1
                if round > 1 { Output.print("\n\(WatchedChange.line(changed))") }
                let start = Date()
                verify(options, memory, interruption)
                for path in memory.files where seen[path] == nil {
                    // What was saved meanwhile counts as changed.
                    if let stamp = FileStamp(path), stamp.date < start { seen[path] = stamp }
                }
                let output = options.goldens.output
                if !serve { writeReport(output) } else if server == nil { server = try startServer(output) }
            }
            usleep(200_000)
        }
    }

    /// One round. Whatever comes of it, watching goes on.
    private func verify(_ options: GoldenRunOptions, _ memory: RunMemory, _ interruption: Interruption) {
        do {
            try GoldenRun(options: options, mode: .never, memory: memory, interruption: interruption).run()
        } catch is Outcome {
            // The run has told it.
        } catch {
            Output.note("error: \(error)")
        }
    }

    private func writeReport(_ output: String) {
        do {
            let results = try OutputFolder(output).load()
            let written = try ReportWriter(results, folder: output, commands: ReaderCommands(output: output))
                .writeFolder(FilePaths.join(output, "report"))
            Output.note("report: \(written.page)")
        } catch {
            Output.note("error: \(error)")
        }
    }

    /// Serves the report of this round in its folder, and of all that follow; nil where the round left no results.
    private func startServer(_ output: String) throws -> ReviewServer? {
        guard let review = try? Reviewing.open(output) else { return nil }
        do {
            let server = try ReviewServer(review, port: port)
            Output.note("report: \(server.address)")
            Task.detached { try await server.run() }
            if open, !Browser.open(server.address) {
                Output.note("no browser could be opened: open the address yourself")
            }
            return server
        } catch {
            Output.note(
                "error: cannot serve on port \(port): \(error.localizedDescription)\nhint: give another --port, or --no-serve"
            )
            throw Outcome.usage
        }
    }

    /// Date and size of each scene and golden, and of what scenes read besides.
    private func stamps(of files: Set<String>, _ options: GoldenRunOptions) -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        let scenes = (try? options.selection.find()) ?? []
        let goldens = SnapshotStore(root: options.goldens.snapshotsDir).existing()
            .map { FilePaths.join(options.goldens.snapshotsDir, $0) }
        for path in scenes.map(\.path) + goldens + files { stamps[path] = FileStamp(path) }
        return stamps
    }
}

/// The line that says why a round of watching began.
enum WatchedChange {
    /// The most files that are named.
    private static let most = 3

    /// E.g. `saved: bar.yaml, card.yaml`.
    static func line(_ paths: [String]) -> String {
        guard !paths.isEmpty else { return "a file is gone" }
        let further = paths.count - most
        return "saved: " + paths.prefix(most).joined(separator: ", ") + (further > 0 ? " and \(further) more" : "")
    }
}
