import Foundation
import Testing

@Suite("tintype verify --reporter")
struct ReporterCommandTests {
    @Test("on GitHub annotations go to the log and a summary to its file, after what is there")
    func github() throws {
        let project = try ReviewedProject()
        let summary = project.folder.path("summary.md")
        try Data("before\n".utf8).write(to: URL(fileURLWithPath: summary))
        let run = try project.run(
            "verify", environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary])
        #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }.count == 2)
        let text = try String(contentsOfFile: summary, encoding: .utf8)
        #expect(text.hasPrefix("before\n### Tintype: pictures differ\n"))
        #expect(text.contains("`scenes/1@2x.png`"))
    }

    @Test("results go to the files that are named")
    func files() throws {
        let project = try ReviewedProject()
        try project.run("verify", "--json", "a/results.json", "--junit", "a/junit.xml", "--reporter", "reg, markdown")
        let contents = try project.folder.contents()
        for name in ["a/results.json", "a/junit.xml", ".build/tintype/reg.json", ".build/tintype/comment.md"] {
            #expect(contents[name] != nil, "\(name)")
        }
        #expect(contents["a/results.json"].map { $0.last == 10 } == true)
    }

    @Test("an unknown reporter is answered with one that is like it")
    func unknown() throws {
        let run = try CommandRun(["verify", "--reporter", "list,junti"])
        #expect(run.exitCode == 2)
        #expect(run.error.contains("there is no reporter \"junti\"; did you mean \"junit\"?"))
    }
}
