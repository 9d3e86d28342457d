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

    @Test("each file that reg.json names is there, seen from its own folder, wherever that is")
    func reg() throws {
        let project = try ReviewedProject(scenes: 4)
        try project.write("scenes/fresh", padding: 20)
        try FileManager.default.removeItem(atPath: project.folder.path("Fixtures/scenes/3.yaml"))
        for path in [".build/tintype/reg.json", "deep/down/other.json"] {
            let arguments =
                path.hasPrefix("deep") ? ["--json", path, "--json-format", "reg"] : ["--reporter", "reg"]
            #expect(try CommandRun(["verify"] + arguments, in: project.folder.url).exitCode == 1)
            let file = URL(fileURLWithPath: project.folder.path(path))
            let report = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
            for (kind, count) in [("actual", 4), ("expected", 4), ("diff", 2)] {
                let items = try #require(report["\(kind)Items"] as? [String])
                let folder = try #require(report["\(kind)Dir"] as? String)
                #expect(items.count == count, "\(kind)")
                #expect(!folder.hasPrefix("/") && folder.hasSuffix("/"))
                for item in items {
                    let place = file.deletingLastPathComponent().path + "/" + folder + item
                    #expect(FileManager.default.fileExists(atPath: place), "\(place)")
                }
            }
        }
    }

    @Test("40 equal changes are told once, with their count; -v names each")
    func equalChanges() throws {
        let project = try ReviewedProject(scenes: 1)
        for index in 0..<40 { try project.write("scenes/\(index)", padding: 8) }
        #expect(try project.run("record").exitCode == 0)
        for index in 0..<40 { try project.write("scenes/\(index)", padding: 12) }
        let run = try project.run("verify", environment: ["GITHUB_ACTIONS": "true"])
        let lines = run.output.split(separator: "\n")
        #expect(lines.count < 12, "\(run.output)")
        #expect(lines.contains("40 pictures changed alike: padding 8 → 12"))
        #expect(lines.filter { $0.hasPrefix("::error ") }.count == 1)
        #expect(try project.run("verify", "-v").output.ranges(of: " changed: ").count == 40)
    }

    @Test(
        "an address of pictures that could end a mark of Markdown is refused",
        arguments: ["x", "https://a/)b", "javascript:x"])
    func address(text: String) throws {
        #expect(try CommandRun(["verify", "--image-base-url", text]).exitCode == 2)
    }

    @Test("an unknown reporter is answered with one that is like it")
    func unknown() throws {
        let run = try CommandRun(["verify", "--reporter", "list,junti"])
        #expect(run.exitCode == 2)
        #expect(run.error.contains("there is no reporter \"junti\"; did you mean \"junit\"?"))
    }
}
