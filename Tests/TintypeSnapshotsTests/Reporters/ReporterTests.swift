import Foundation
import Testing
import TintypeGraphics

@testable import TintypeSnapshots

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Results for CI systems")
struct ReporterTests {
    @Test("JUnit XML is well-formed whatever the names are, and counts what it holds")
    func junit() throws {
        let text = JUnitReport.text(ReportedRun.results(failures: 3))
        let counter = ElementCounter()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = counter
        #expect(parser.parse())
        #expect(counter.counts["testcase"] == 7)
        #expect(counter.counts["failure"] == 4)
        #expect(counter.counts["error"] == 1)
        #expect(counter.counts["skipped"] == 1)
        #expect(counter.counts["system-out"] == 5)
        #expect(
            counter.root == [
                "name": "tintype", "tests": "7", "failures": "4", "errors": "1", "skipped": "1", "time": "1.235",
            ])
        #expect(!text.utf8.contains { $0 < 32 && $0 != 10 })
        #expect(text.contains("accept: tintype accept"))
    }

    @Test("the JUnit element of a failing case")
    func junitElement() {
        var results = ReportedRun.results(failures: 0)
        results.cases = [results.cases[1]]
        #expect(
            JUnitReport.text(results) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="tintype" tests="1" failures="1" errors="0" skipped="0" time="1.235">
                  <testsuite name="goldens" tests="1" failures="1" errors="0" skipped="0" time="0.000">
                    <properties><property name="fingerprint" value="3f9c0a11"/></properties>
                    <testcase name="new@2x.png" classname="goldens" time="0.000">
                      <failure message="there is no golden" type="missing">accept: tintype accept &apos;new@2x.png&apos;</failure>
                      <system-out>accept: tintype accept &apos;new@2x.png&apos;</system-out>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("annotations are one line each, and no name or message becomes a command")
    func annotations() {
        let lines = GitHubAnnotations.text(ReportedRun.results()).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 4)
        #expect(lines.last == "")
        #expect(lines.dropLast().allSatisfy { $0.hasPrefix("::error ") })
        #expect(lines[0].hasPrefix("::error file=Fixtures/a%2Cb%3A0.yaml,line=3,col=5,title=scenes/0/a\"<b>"))
        #expect(lines[0].contains("%0A%3A%3Aerror%3A%3Ax%250A"))
    }

    @Test("of more than ten failures nine are shown, and the tenth line says how many more there are")
    func annotationLimit() {
        func lines(_ failures: Int) -> [Substring] {
            GitHubAnnotations.text(ReportedRun.results(failures: failures)).split(separator: "\n")
        }
        #expect(lines(8).count == 10)
        #expect(lines(8).allSatisfy { !$0.contains("more causes") })
        #expect(lines(9).count == 10)
        #expect(
            lines(9).last == "::error title=tintype::+2 more causes; the report and the log name them all")
        #expect(lines(9998).count == 10)
        #expect(lines(9998).last?.contains("+9991 more") == true)
    }

    @Test("a step's summary stays below its limit with any number of failures, and says how many are left out")
    func summaryLimit() {
        let text = MarkdownReport.summary(ReportedRun.results(failures: 5000))
        #expect(text.utf8.count <= MarkdownReport.summaryLimit)
        #expect(MarkdownReport.summaryLimit < 1 << 20)
        #expect(text.contains("more are in the report."))
        #expect(MarkdownReport.summary(ReportedRun.results(failures: 50), limit: 3000).utf8.count <= 3000)
        #expect(MarkdownReport.comment(ReportedRun.results(failures: 5000)).utf8.count <= MarkdownReport.commentLimit)
    }

    @Test("in Markdown no name is markup, a link, a mention or a further row")
    func markdown() {
        let text = MarkdownReport.comment(ReportedRun.results())
        #expect(text.hasPrefix("<!-- tintype -->\n### Tintype: pictures differ\n"))
        // In a span of code nothing is markup.
        let outside = text.replacing(/`[^`\n]*`/, with: "")
        #expect(!outside.contains("<b>"))
        #expect(!outside.contains("@me"))
        #expect(!text.contains("\u{1B}"))
        #expect(!text.contains("\u{202E}"))
        for row in text.split(separator: "\n") where row.hasPrefix("| `") {
            #expect(row.filter { $0 == "|" }.count - row.ranges(of: "\\|").count == 4)
        }
    }

    @Test("groups come first, with the command that accepts them")
    func groups() throws {
        var results = ReportedRun.results()
        results.groups = [CauseGroup(id: "1f3c", title: "padding 8 → 12 in card", cases: ["a", "b"])]
        let text = MarkdownReport.summary(results)
        let group = try #require(text.range(of: "| padding 8 → 12 in card | 2 | `tintype accept --group 1f3c` |"))
        let cases = try #require(text.range(of: "| Case | | What |"))
        #expect(group.lowerBound < cases.lowerBound)
    }

    @Test(
        "annotations are by cause: one for all pictures of a group, one for variants that one line changed, one for each other"
    )
    func annotationCauses() {
        func item(_ id: String, change: String, line: Int, group: String? = nil) -> CaseResult {
            var item = CaseResult(id: id, name: id, scale: 2, status: .failed, message: "changed: 3 pixels")
            let source = SourceLocation(file: "a.yaml", line: line, column: 1)
            item.causes = [CaseCause(kind: .moved, view: "Text", text: "Text moved", change: change, source: source)]
            item.source = SourceLocation(file: "a.yaml", line: 1, column: 1)
            item.group = group
            return item
        }
        var results = ReportedRun.results(failures: 0)
        results.cases = (0..<40).map { item("g\($0)", change: "padding 8 → 12", line: $0 + 1, group: "g") }
        results.groups = [CauseGroup(id: "g", title: "padding 8 → 12", cases: results.cases.map(\.id))]
        results.cases += [item("b.dark", change: "text", line: 7), item("b", change: "text", line: 7)]
        results.cases += (0..<3).map { item("c\($0)", change: "other", line: 50 + $0) }
        let lines = GitHubAnnotations.text(results).split(separator: "\n").map(String.init)
        #expect(lines.count == 5)
        #expect(
            lines[0].contains("line=1,") && lines[0].contains("title=40 pictures changed alike%3A padding 8 → 12::"))
        #expect(lines[0].hasSuffix("also in a.yaml:2, a.yaml:3, a.yaml:4, a.yaml:5, a.yaml:6 and 34 more"))
        #expect(lines[1].contains("line=7,col=1,title=2 pictures changed alike%3A text::b.dark"))
        #expect(Set(lines).count == lines.count)
        #expect(JUnitReport.text(results).contains("file=\"a.yaml\" line=\"52\""))
    }

    @Test("no text about a case begins with the verdict that stands beside it", arguments: CaseStatus.allCases)
    func verdicts(status: CaseStatus) {
        var results = ReportedRun.results(failures: 0)
        results.cases = ["changed", "missing", "not comparable", "error"].map {
            CaseResult(id: $0, name: "a", scale: 2, status: status, message: "\($0): the rest: of it")
        }
        for row in MarkdownReport.comment(results).split(separator: "\n") where row.hasPrefix("| `") {
            #expect(row.hasSuffix("| The rest&#58; of it |"), "\(row)")
        }
    }

    @Test("where the host shows pictures a comment shows those of three causes; elsewhere none, and no broken ones")
    func pictures() throws {
        var results = ReportedRun.results(failures: 6)
        results.cases[1].group = "g"
        results.cases[0].group = "g"
        for index in 0..<6 {
            results.cases[index].files.expected = "a b/\(index)-expected.png"
            results.cases[index].files.actual = "a b/\(index)-actual.png"
        }
        let job = try #require(
            CIJob(
                [
                    "GITLAB_CI": "true", "CI_JOB_URL": "https://gitlab.example/me/app/-/jobs/9",
                    "CI_PROJECT_DIR": "/builds/me/app",
                ], artifact: "tintype", output: "/builds/me/app/pictures"))
        let commands = ReaderCommands(artifactOf: job, folder: "pictures")
        let text = MarkdownReport.comment(results, commands: commands)
        let place = "https://gitlab.example/me/app/-/jobs/9/artifacts/raw/pictures/a%20b"
        for (index, isShown) in [true, false, true, true, false, false].enumerated() {
            let row = "![](\(place)/\(index)-expected.png) | ![](\(place)/\(index)-actual.png) | none |"
            #expect(text.contains(row) == isShown, "\(index)")
        }
        #expect(text.contains("tintype accept --all --from artifacts-9.zip\n"))
        #expect(!MarkdownReport.comment(results).contains("!["))
    }

    @Test("variables that are none of a job's give no address", arguments: ["a b", "x\n::error::", "<b>", "a)b", ""])
    func hostileVariables(text: String) {
        let job = [
            "GITHUB_ACTIONS": "true", "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "me/app",
            "GITHUB_RUN_ID": "42",
        ]
        #expect(CIJob(job, artifact: "tintype", output: "out") != nil)
        for name in job.keys {
            #expect(CIJob(job.merging([name: text]) { $1 }, artifact: "tintype", output: "out") == nil)
        }
    }

    @Test("a good run is told in two lines")
    func good() {
        var results = ReportedRun.results(failures: 0)
        results.cases = [results.cases[0]]
        #expect(
            MarkdownReport.summary(results)
                == "### Tintype: all pictures are as they should be\n\n"
                + "1 compared, 1 equal, 0 changed, 0 missing, 1 obsolete\n")
        #expect(GitHubAnnotations.text(results).isEmpty)
    }

    @Test("reg.json names what failed, is new, was deleted and passed")
    func reg() throws {
        let results = ReportedRun.results(failures: 0)
        let object = try JSONSerialization.jsonObject(
            with: RegReport(results, pictures: RegPictures(), place: "../reg").json())
        let report = try #require(object as? [String: Any])
        #expect(report["failedItems"] as? [String] == ["broken@2x.png", "later@2x.png"])
        #expect(report["newItems"] as? [String] == ["new@2x.png"])
        #expect(report["deletedItems"] as? [String] == ["old@2x.png"])
        #expect(report["passedItems"] as? [String] == ["scenes/fine@2x.png"])
        #expect(report["expectedItems"] as? [String] == [], "no picture is there")
        #expect(report["expectedDir"] as? String == "../reg/expected/")
    }
}

/// Counts the elements of a document.
private final class ElementCounter: NSObject, XMLParserDelegate {
    private(set) var counts: [String: Int] = [:]
    private(set) var root: [String: String] = [:]

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        counts[name, default: 0] += 1
        if name == "testsuites" { root = attributes }
    }
}
