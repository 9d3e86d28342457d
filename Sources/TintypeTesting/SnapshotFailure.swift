import Foundation
import TintypeGraphics
import TintypeSnapshots

/// The message of an assertion for a snapshot that does not hold: the cause, the numbers, the files, and how to accept it.
struct SnapshotFailure: Hashable {
    /// The test and the assertion's name, e.g. `card.dark`.
    var name: String
    /// The test's name, as the command line selects it.
    var testTitle: String
    /// The verdict in a word or two, e.g. `changed`.
    var verdict: String
    /// The text after the verdict on the first line: the cause where one is known.
    var reason: String
    /// The further lines.
    var details: [String] = []
    /// The word by which the command line accepts the case, e.g. the path of a golden; nil where it cannot.
    var acceptID: String?
    /// The same for pictures that changed alike; nil where that is not known.
    var signature: String?

    /// The greatest number of causes besides the first.
    private static let mostFurtherCauses = 2

    /// Makes the message for a picture.
    ///
    /// - Parameters:
    ///   - result: The finding, with the causes' places in the source where they are known.
    ///   - numbers: The number of differing pixels; nil where the verdict says it.
    init(_ result: CaseResult, verdict: String, name: String, testTitle: String, numbers: String?) {
        self.name = name
        self.testTitle = testTitle
        let parts = verdict.split(separator: ":", maxSplits: 1).map(String.init)
        self.verdict = parts[0]
        reason = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
        signature = result.signature
        var causes = result.causes[...]
        if let numbers, let first = causes.popFirst() {
            reason = first.text + first.consequenceClause
            if let source = first.source { details.append("source: \(source.file):\(source.line)") }
            details.append(numbers)
        }
        for (index, cause) in causes.prefix(SnapshotFailure.mostFurtherCauses).enumerated() {
            details.append("\(numbers == nil && index == 0 ? "cause" : "also"): \(cause.line)")
        }
        let further = causes.count - SnapshotFailure.mostFurtherCauses
        if further > 0 { details.append("and \(further) more \(further == 1 ? "cause" : "causes")") }
    }

    /// Makes the message for a text.
    init(name: String, testTitle: String, verdict: String, reason: String) {
        self.name = name
        self.testTitle = testTitle
        self.verdict = verdict
        self.reason = reason
    }

    /// The whole message.
    var text: String { text(names: [name]) }

    /// One message for failures of one assertion that have the same cause, told by the first of them.
    static func text(of alike: [SnapshotFailure]) -> String {
        guard let first = alike.first else { preconditionFailure("no failure says nothing") }
        return first.text(names: alike.map(\.name))
    }

    private func text(names: [String]) -> String {
        var lines = ["\(name) \(verdict): \(reason)"]
        if names.count > 1 {
            lines[0] = "\(testTitle) \(verdict) in \(names.count) variants: \(reason)"
            lines.append("variants: \(names.map(variant).joined(separator: ", "))")
        }
        lines += details
        lines.append("accept: TINTYPE_RECORD=failed swift test --filter '\(testTitle)'")
        if let acceptID {
            let isGroup = names.count > 1 && signature != nil
            let chosen = isGroup ? "--group \(signature ?? "")" : "'\(acceptID)'"
            lines.append("    or: swift package tintype accept \(chosen)")
        }
        return ShownText.joined(lines.map { "\($0)" }, separator: "\n  ").text
    }

    /// The name within the test; `(default)` for the one that has none.
    private func variant(_ name: String) -> String {
        name == testTitle ? "(default)" : String(name.dropFirst(testTitle.count + 1))
    }
}
