import Foundation
import TintypeGraphics

/// An error of the compiler's, and where it stands.
struct CompilerDiagnostic: Codable, Hashable, Sendable {
    /// As the compiler names it; empty for none.
    var file: String
    /// From 1; 0 for none.
    var line: Int
    /// From 1, in bytes.
    var column: Int
    var message: String
    /// The lines below: the source with a caret, and notes.
    var details: [String] = []

    /// The errors in the compiler's output, each once, in its order, with a note on names that are known to be missing here.
    static func errors(in output: String) -> [CompilerDiagnostic] {
        var found: [CompilerDiagnostic] = []
        var isOpen = false
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if let start = heading(String(line)) {
                isOpen = start.severity == "error" || (start.severity == "note" && isOpen)
                if start.severity == "error" { found.append(start.diagnostic) }
                if start.severity == "note", isOpen, !found.isEmpty {
                    found[found.count - 1].details.append(String(line))
                }
            } else if isOpen, !found.isEmpty, !line.isEmpty {
                found[found.count - 1].details.append(String(line))
            }
        }
        // The compiler's driver says of each of its parts that it failed, beside what that part said.
        if found.contains(where: { !$0.isOfDriver }) { found.removeAll(where: \.isOfDriver) }
        var seen: Set<CompilerDiagnostic> = []
        let first = found.filter { diagnostic in
            var plain = diagnostic
            plain.details = []
            return seen.insert(plain).inserted
        }
        var noted: Set<String> = []
        return first.map { diagnostic in
            var told = diagnostic
            if let note = MissingNames.note(on: diagnostic.message) {
                told.details.append(note)
            } else if let note = MissingForms.note(on: diagnostic), noted.insert("\(diagnostic.line) \(note)").inserted
            {
                told.details.append(note)
            }
            return told
        }
    }

    private var isOfDriver: Bool { file.isEmpty && message.contains("command failed ") }

    /// The severity and the place at the beginning of a line of the compiler's; nil for a line that says something else.
    static func heading(_ line: String) -> (severity: String, diagnostic: CompilerDiagnostic)? {
        for severity in ["error", "note", "warning", "remark"] {
            if line.hasPrefix(severity + ": ") {
                let message = String(line.dropFirst(severity.count + 2))
                return (severity, CompilerDiagnostic(file: "", line: 0, column: 0, message: message))
            }
            guard let mark = line.range(of: ": \(severity): ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            let message = String(line[mark.upperBound...])
            guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else {
                return (severity, CompilerDiagnostic(file: "", line: 0, column: 0, message: message))
            }
            let file = place.dropLast(2).joined(separator: ":")
            return (severity, CompilerDiagnostic(file: file, line: row, column: column, message: message))
        }
        return nil
    }

    /// The error as people read it, with paths as they are seen from the working folder.
    var text: ShownText {
        let place = file.isEmpty ? "" : "\(RelativePath.text(file, from: ".")):\(line):\(column): "
        let below = details.map { line in
            line.hasPrefix("/") ? RelativePath.text(line, from: ".") : line
        }
        return "\(lines: ([place + "error: " + message] + below).joined(separator: "\n"))"
    }
}

/// The reason why an app's sources could not be made into a library.
struct AppBuildFailure: Error {
    var module: String
    /// The compiler's errors; where it names none its whole output is one.
    var diagnostics: [CompilerDiagnostic]
}
