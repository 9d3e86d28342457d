import ArgumentParser
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// `tintype`: draws scene files and guards their pictures.
@main
struct Tintype: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tintype",
        abstract: "Lay out scenes with SwiftUI's semantics, draw them, and guard the pictures.",
        discussion: """
            Exit codes: 0 all well; 1 pictures differ or have no golden; 2 wrong usage; 3 a scene could not be drawn, \
            or its golden not be read or written, or standard output \
            not be written; 4 not comparable on this machine; 5 no scene matched; 6 obsolete \
            goldens, with --fail-on-obsolete; 7 shards missing in a merge; 70 a fault of tintype itself; 130 \
            interrupted.

            -o, --output is always what a command writes to: the folder of a run, or a picture, or a page.

            Settings for all commands stand in tintype.json, or in variables: `tintype config --explain` shows them.
            """,
        version: Version.current,
        subcommands: [
            Render.self, Preview.self, MCP.self, List.self, Verify.self, Record.self, Inspect.self, Schema.self,
            Gallery.self, Symbols.self, Fonts.self, CompareReal.self,
            Diff.self, Doctor.self, Review.self, Report.self, Accept.self, Reject.self, Pending.self, Rebaseline.self,
            Prune.self, Merge.self, Init.self, New.self, Fmt.self, Config.self, Watch.self, ToolkitCommand.self,
        ]
    )

    static func main() {
        StandardStream.fillClosed()
        CleanStart.ensure()
        Interruption.unblock()
        // A limit on the size of files is a full disk, and no reason to die of.
        signal(SIGXFSZ, SIG_IGN)
        // Tools ask for it again and again: nothing else is read for it.
        if CommandLine.arguments.dropFirst() == ["--version"] {
            Output.print(.init(lines: Version.current))
            Output.exit(0)
        }
        do {
            let word = CommandLine.arguments.dropFirst().first
            let named = word.flatMap(command)
            if named == nil, let failure = unknownCommand(in: Array(CommandLine.arguments.dropFirst())) {
                Output.note(failure)
                Output.exit(Outcome.usage.rawValue)
            }
            let own = UpdateFlag.rewriting(Array(CommandLine.arguments.dropFirst()))
            let environment = ProcessInfo.processInfo.environment
            var command = try parse(try SettingsInForce.completing(own, environment: environment), as: named)
            try command.run()
            Output.exit(0)
        } catch let failure as UsageError {
            Output.note("error: \(failure)")
            Output.exit(Outcome.usage.rawValue)
        } catch let error as FileError {
            Output.note("error: \(error)")
            Output.exit(Outcome.undrawable.rawValue)
        } catch let failure as ConfigFile.Failure {
            Output.note("error: \(failure)")
            Output.exit(Outcome.usage.rawValue)
        } catch let outcome as Outcome {
            Output.exit(outcome.rawValue)
        } catch {
            let code = exitCode(for: error)
            let text = fullMessage(for: error)
            if !text.isEmpty { code == .success ? Output.print(.init(lines: text)) : Output.note(.init(lines: text)) }
            Output.exit(code == .validationFailure ? Outcome.usage.rawValue : code.rawValue)
        }
    }

    /// The subcommand of a name, which is found without looking at those behind it.
    private static func command(named name: String) -> (any ParsableCommand.Type)? {
        configuration.subcommands.first {
            $0.configuration.commandName == name || $0.configuration.aliases.contains(name)
        }
    }

    /// Reads arguments, of which the first names a subcommand where there is one.
    ///
    /// The tree of all subcommands takes a tenth of a picture's time to make: it is made for what cannot be read without, as help
    /// and errors, which name the whole command.
    private static func parse(
        _ arguments: [String], as command: (any ParsableCommand.Type)?
    ) throws -> any ParsableCommand {
        if let command, let read = try? command.parseAsRoot(Array(arguments.dropFirst())) { return read }
        return try parseAsRoot(arguments)
    }

    /// The complaint about a first word that is no command: whatever stands behind it would only be complained about.
    private static func unknownCommand(in arguments: [String]) -> ShownText? {
        let word = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
        var names = ["help"]
        for command in configuration.subcommands {
            if let name = command.configuration.commandName { names.append(name) }
            names += command.configuration.aliases
        }
        guard let word, !word.hasPrefix("-"), !names.contains(word) else { return nil }
        let near = nearestNames(to: word, among: names, limit: 1).first
        let hint = near.map { "did you mean `tintype \($0)`?" } ?? "`tintype --help` lists them"
        return InvokedTool.naming("error: there is no command \"\(word)\"\nhint: \(hint)")
    }
}

/// The outcome of a run of the command. The raw value is the exit code.
enum Outcome: Int32, Error {
    case differences = 1
    case usage = 2
    case undrawable = 3
    case notComparable = 4
    case nothingMatched = 5
    case obsolete = 6
    case incompleteMerge = 7
    /// The sizes differ: of `diff` alone, as odiff has it.
    case sizesDiffer = 21
    /// Pixels differ: of `diff` alone, as odiff has it.
    case pixelsDiffer = 22
    case fault = 70
    case interrupted = 130
}

enum Version {
    static let current = "1.0.0"
}
