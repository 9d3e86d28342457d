import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype review`: the report in a browser, where accepting and rejecting is done at once.
struct Review: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Look at what the last run found, and accept or reject it, in a browser.",
        discussion: """
            Serves the report on 127.0.0.1 until it is done or interrupted. Only a browser that was given the printed \
            address gets in. Every step can be undone, also later with `tintype accept --undo`. With --tty it is done \
            in the terminal, case by case, with pictures where the terminal can show them.

            Examples:
              tintype review
              tintype review --no-open --port 8080
              tintype review --tty
            """
    )

    @Option(name: [.short, .long], help: "The folder that the run wrote to.")
    var output = GoldenOptions.standardOutput

    @Option(name: .shortAndLong, help: .config)
    var config: String?

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port: UInt16 = 0

    @Flag(inversion: .prefixedNo, help: "Whether to open a browser; never where standard output is no terminal.")
    var open = true

    @Flag(help: "Review in the terminal, by single keys.")
    var tty = false

    func run() throws {
        let review = try Reviewing.open(output)
        if tty { return try inTerminal(review) }
        let opens = open && isatty(STDOUT_FILENO) != 0
        let (port, pending) = (port, review.pending.count)
        let result = Waiting.run {
            let server = try ReviewServer(review, port: port)
            Output.note("\(pending) pending; end with Done on the page, or with ctrl-C")
            Output.print("\(server.address)")
            if opens, !Browser.open(server.address) {
                Output.note("no browser could be opened: open the address yourself")
            }
            return try await server.run()
        }
        switch result {
        case .success(let left): Output.note(left == 0 ? "nothing is left to review" : "\(left) still pending")
        case .failure(let error):
            Output.note("error: cannot serve on port \(port): \(error.localizedDescription)\nhint: give another --port")
            throw Outcome.usage
        }
    }

    private func inTerminal(_ review: PendingReview) throws {
        guard let terminal = RawTerminal() else {
            throw ValidationError(
                "--tty needs a terminal; without one use `\(InvokedTool.name) pending`, `accept` and `reject`")
        }
        let form = InlinePicture.form(in: ProcessInfo.processInfo.environment)
        var reviewing = TerminalReview(review, output: output, terminal: terminal, pictures: form)
        do {
            try reviewing.run()
        } catch let error as ReviewError {
            throw Reviewing.failure(error)
        }
    }
}
