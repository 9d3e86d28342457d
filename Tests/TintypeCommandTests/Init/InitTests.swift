import Foundation
import Testing

@testable import TintypeCommand

@Suite("tintype init")
struct InitTests {
    @Test("writes what is asked for, once, and overwrites nothing")
    func files() throws {
        let folder = try TemporaryFolder()
        try Data("own\n.build/".utf8).write(to: URL(fileURLWithPath: folder.path(".gitignore")))
        try FileManager.default.createDirectory(
            atPath: folder.path(".github/workflows"), withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder.path(".github/workflows/pictures.yml")))
        let run = try CommandRun(["init", "--lfs", "--github", "--gitlab"], in: folder.url)
        #expect(run.exitCode == 0, "\(run.error)")
        let written = try folder.contents()
        #expect(written[".gitignore"] == Data("own\n.build/".utf8))
        #expect(written[".github/workflows/pictures.yml"] == Data("mine".utf8))
        #expect(
            run.output.contains("kept .github/workflows/pictures.yml, which is there already; --force writes it anew"))
        #expect(
            written[".gitattributes"].map { String(decoding: $0, as: UTF8.self) }?.hasPrefix(
                "Snapshots/**/*.png filter=lfs") == true)
        #expect(written[".gitlab-ci.yml"] == Data("include:\n  - local: .gitlab/pictures.yml\n".utf8))
        _ = try CommandRun(["init", "--lfs", "--github", "--gitlab"], in: folder.url)
        #expect(try folder.contents() == written)
        _ = try CommandRun(["init", "--github", "--force"], in: folder.url)
        #expect(try folder.contents()[".github/workflows/pictures.yml"] == Data(WorkflowFiles.github.utf8))
    }

    @Test("the documentation shows the files that it writes")
    func documentation() throws {
        let docs = CommandRun.package.appendingPathComponent("Sources/Tintype/Tintype.docc")
        let github = try String(contentsOf: docs.appendingPathComponent("GitHub.md"), encoding: .utf8)
        for text in [WorkflowFiles.github, WorkflowFiles.githubComment, WorkflowFiles.githubAccept] {
            #expect(github.contains("```yaml\n\(text)```"))
        }
        let gitlab = try String(contentsOf: docs.appendingPathComponent("GitLab.md"), encoding: .utf8)
        #expect(gitlab.contains("```yaml\n\(WorkflowFiles.gitlab)```"))
    }

    @Test("the workflows install all that the package's own installation does, the browser aside")
    func packages() throws {
        let script = try String(
            contentsOf: CommandRun.package.appendingPathComponent(".ci/install"), encoding: .utf8)
        let list = try #require(script.split(separator: "packages=\"").dropFirst().first?.prefix { $0 != "\"" })
        let packages = list.split(whereSeparator: \.isWhitespace)
        #expect(packages.contains("libcairo2-dev"))
        for text in [WorkflowFiles.github, WorkflowFiles.githubAccept, WorkflowFiles.gitlab] {
            let words = Set(text.split(whereSeparator: \.isWhitespace))
            #expect(packages.filter { !words.contains($0) } == [])
        }
    }
}
