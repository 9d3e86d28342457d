import TintypeGraphics
import TintypeSnapshots

/// Results whose every text tries to break out.
enum ReportedRun {
    static let nasty = "a\"<b>&'|`]]>\u{0}\u{1B}[31m\n::error::x%0A@me\u{202E}"

    static func results(failures: Int = 1) -> RunResults {
        var results = RunResults(
            tool: .init(name: "tintype", version: "1"), fingerprint: "3f9c0a11",
            run: RunPlan(record: .never, snapshots: "Snapshots", hash: "9c", known: [], isWhole: true))
        for index in 0..<failures {
            var item = CaseResult(
                id: "scenes/\(index)/\(nasty)@2x.png", name: nasty, scale: 2, status: .failed,
                message: "changed: \(nasty)")
            item.source = SourceLocation(file: "Fixtures/a,b:\(index).yaml", line: 3, column: 5)
            item.causes = [CaseCause(kind: .moved, view: nasty, text: "Text \(nasty) moved", change: nasty)]
            item.files.actual = "scenes/\(nasty)-actual.png"
            item.durationMs = 84
            results.cases.append(item)
        }
        var passed = CaseResult(id: "scenes/fine@2x.png", name: "fine", scale: 2, status: .passed, message: "passed")
        passed.durationMs = 1.6
        results.cases.append(passed)
        results.cases.append(
            CaseResult(id: "new@2x.png", name: "new", scale: 2, status: .missing, message: "there is no golden"))
        results.cases.append(
            CaseResult(id: "broken@2x.png", name: "broken", scale: 2, status: .errored, message: "no picture"))
        results.cases.append(
            CaseResult(id: "later@2x.png", name: "later", scale: 2, status: .quarantined, message: "set aside"))
        results.obsolete = ["old@2x.png"]
        results.durationMs = 1234.5
        return results
    }
}
