/// The table of names as an article, and the line of the readme.
struct CoverageArticle {
    let table: CoverageTable

    /// The start of the readme's line, by which it is found.
    static let statusStart = "**Status.**"

    /// The four figures in one line.
    var statusLine: String {
        let shares = CoverageTable.State.allCases.map { state in
            "\(table.share(state)) \(state == .exactly || state == .plainly ? "drawn \(state)" : "\(state)")"
        }
        return "\(CoverageArticle.statusStart) Uses of SwiftUI's names in 3,055 real files: "
            + shares.joined(separator: ", ") + " ([every name](Sources/Tintype/Tintype.docc/Coverage.md))."
    }

    /// The article `Coverage.md`.
    var text: String {
        var lines = [
            "# Coverage", "", "Every name of SwiftUI that is known here, and how it is drawn.", "", "## Overview", "",
            "A name is counted where the sources declare it. The shares are of all uses in 3,055 real files: for each",
            "name the files that use it. `TINTYPE_RECORD=all swift test --filter Coverage` writes this page.", "",
            "Evidence is a case that was measured, `frames.json: metalui-F-A1` of `Fixtures/conformance`, or a test by the",
            "name of its function, `TintypeUITests/BadgeTests.swift: inlineBadge` of `Tests`. What is drawn exactly has some;",
            "`Fixtures/coverage/names.csv` says it, and a test looks each up.", "",
            "| State | Means | Names | Share of uses |", "|---|---|---|---|",
        ]
        for state in CoverageTable.State.allCases {
            let count = table.names.count { $0.state == state }
            lines.append("| \(state) | \(state.meaning) | \(count) | \(table.share(state)) |")
        }
        let others = table.others.map { "`\($0.name)` (\($0.whose))" }.joined(separator: ", ")
        lines += ["", "Names in those files that are not SwiftUI's are left out: \(others)."]
        var kinds: [String] = []
        for name in table.names where !kinds.contains(name.kind) { kinds.append(name.kind) }
        for kind in kinds {
            lines += [
                "", "## \(title(of: kind))", "", "| Name | State | Files | Evidence | Note |", "|---|---|---|---|---|",
            ]
            for name in table.names where name.kind == kind {
                let files = name.files.map { "\($0)" } ?? ""
                let evidence = name.evidence.map { "`\($0)`" }.joined(separator: ", ")
                lines.append("| `\(name.name)` | \(name.state) | \(files) | \(evidence) | \(name.note) |")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func title(of kind: String) -> String {
        kind.prefix(1).uppercased() + kind.dropFirst() + "s"
    }
}
