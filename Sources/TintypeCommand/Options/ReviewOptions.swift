import ArgumentParser
import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// The cases of the last run that a command is about.
struct ReviewOptions: ParsableArguments {
    @Argument(
        help: "Ids of cases, names of scenes, folders, or patterns with * (no slash), ** (anything) and ?.")
    var cases: [String] = []

    @Flag(help: "All that is pending.")
    var all = false

    @Option(help: ArgumentHelp("The cases of a group of equal changes.", valueName: "id"))
    var group: String?

    @Option(help: ArgumentHelp("The decisions that a report handed out.", valueName: "accept.json"))
    var list: String?

    @Option(name: [.short, .long], help: "The folder that the run wrote to.")
    var output = GoldenOptions.standardOutput

    @Flag(help: "Take the last step back; again for the one before.")
    var undo = false

    /// Indicates whether the user named no case in any way.
    var isEmpty: Bool { cases.isEmpty && !all && group == nil && list == nil }

    func validate() throws {
        if undo && !isEmpty { throw ValidationError("--undo takes the whole last step back; name no cases with it") }
        if list != nil && !(cases.isEmpty && !all && group == nil) {
            throw ValidationError("--list names the cases; name no others with it")
        }
    }

    /// The ids of the cases to accept and to reject.
    struct Choice {
        var accept: [String] = []
        var reject: [String] = []
    }

    /// The cases that the user chose, in the order of the run or of the list.
    ///
    /// - Parameters:
    ///   - place: The folder or artifact that the results are in.
    ///   - verb: The action on cases that are named, `accept` or `reject`.
    /// - Throws: ``Outcome/nothingMatched`` for what is no case, a `ValidationError` where nobody can be asked, or the list of
    ///   `--list` is none or is about another run.
    func choice(in results: RunResults, of place: String, verb: String) throws -> Choice {
        if let list = try decisions(on: results, of: place) {
            return Choice(accept: list.accept, reject: list.reject)
        }
        let ids = try ids(in: results, verb: verb)
        return verb == "reject" ? Choice(reject: ids) : Choice(accept: ids)
    }

    private func decisions(on results: RunResults, of place: String) throws -> AcceptList? {
        guard let list else { return nil }
        guard let bytes = try WholeFile.read(list) else { throw ValidationError("there is no file \(list)") }
        let read: AcceptList?
        do {
            read = try AcceptList(json: Data(bytes))
        } catch {
            throw UsageError(message: "\(list) was \(error.message)", hint: error.hint)
        }
        guard let decisions = read else {
            throw ValidationError("\(list) is no list of decisions, as the report hands out")
        }
        if let run = decisions.run, !run.isEmpty, run != results.run.hash {
            throw ValidationError("the decisions in \(list) are about another run than the results in \(place)")
        }
        return decisions
    }

    private func ids(in results: RunResults, verb: String) throws -> [String] {
        let pending = results.cases.filter(\.isPending)
        if isEmpty { return try asked(pending, verb: verb) }
        if all { return pending.map(\.id) }
        var wanted: Set<String> = []
        if let group {
            guard let found = results.groups.first(where: { $0.id == group }) else {
                let known = results.groups.prefix(5).map { "\($0.id) (\($0.cases.count) cases)" }
                throw refused(
                    "there is no group \(group)",
                    known.isEmpty ? "no cases changed alike" : "the groups are \(known.joined(separator: ", "))")
            }
            wanted.formUnion(found.cases)
        }
        let reviewable = CaseSelection(results.cases.filter(\.status.isPending))
        for word in cases {
            if results.cases.contains(where: { $0.id == word }) {
                wanted.insert(word)
                continue
            }
            do {
                wanted.formUnion(try reviewable.ids(word))
            } catch {
                throw refused(error.message, error.hint)
            }
        }
        return results.cases.map(\.id).filter(wanted.contains)
    }

    private func refused(_ message: String, _ hint: String) -> Outcome {
        Output.note("error: \(message)\nhint: \(InvokedTool.naming("\(hint)"))")
        return .nothingMatched
    }

    private func asked(_ pending: [CaseResult], verb: String) throws -> [String] {
        if pending.isEmpty { return [] }
        let names = ShownText.joined(pending.map { "  \($0.id) \($0.message)" })
        guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0 else {
            throw ValidationError(
                "name the cases, or give --all to \(verb) \(pending.count == 1 ? "the one" : "all \(pending.count)"):\n"
                    + names.text)
        }
        Output.print(names)
        Output.raw("\(verb) \(pending.count == 1 ? "it" : "all \(pending.count)")? [y/N] ")
        let answer = readLine(strippingNewline: true)?.lowercased() ?? ""
        guard ["y", "yes"].contains(answer) else {
            Output.note("nothing was done")
            return []
        }
        return pending.map(\.id)
    }
}

/// Opens results for review, and tells what came of it.
enum Reviewing {
    /// The results in `output`, as of a run that started here.
    static func open(_ output: String) throws -> PendingReview {
        do {
            return try PendingReview(output: output)
        } catch {
            throw failure(error)
        }
    }

    /// Tells a review's error and returns how the command ends by it.
    static func failure(_ error: ReviewError) -> Outcome {
        Output.note("error: \(InvokedTool.naming("\(error)"))")
        return error.isOfMachine ? .undrawable : .usage
    }

    /// A line for each case and one for all.
    ///
    /// - Throws: ``Outcome/differences`` where something was refused, ``Outcome/undrawable`` where a disk or its permissions
    ///   did that.
    static func tell(_ report: ReviewReport) throws {
        for item in report.items {
            if case .refused = item.outcome { Output.note("\(item)") } else { Output.print("\(item)") }
        }
        var counts: [(String, Int)] = [
            ("accepted", 0), ("rejected", 0), ("removed", 0), ("restored", 0), ("unchanged", 0),
        ]
        for item in report.items {
            switch item.outcome {
            case .accepted, .renamed: counts[0].1 += 1
            case .rejected: counts[1].1 += 1
            case .pruned: counts[2].1 += 1
            case .restored: counts[3].1 += 1
            case .unchanged: counts[4].1 += 1
            case .refused: break
            }
        }
        let refused = report.refused.count
        var parts = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
        if refused > 0 { parts.append("\(refused) refused") }
        Output.print(parts.isEmpty ? "nothing to do" : "\(parts.joined(separator: ", "))")
        if report.refused.contains(where: \.error.isOfMachine) { throw Outcome.undrawable }
        if refused > 0 { throw Outcome.differences }
    }
}
