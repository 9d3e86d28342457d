import Foundation
import Testing

@Suite("Whatever names and texts are in scenes, no command's output steers a terminal or a CI's runner")
struct HostileOutputTests {
    /// Texts that an attacker puts where a name or a text may stand.
    private static let payload =
        "x\n::notice file=a.c,line=1::PWNED\r\n  ##[group]PWNED\u{1B}[31m\u{7}\u{9B}2J\u{202E}\u{2028}::stop-commands::t"

    /// A project whose names, ids, texts and lines are hostile: a scene that is drawn, one that is changed, and some in error.
    private static func project() throws -> PainProject {
        let quoted = String(decoding: try JSONEncoder().encode(payload), as: UTF8.self)
        let project = try PainProject([])
        try project.write("plain", "canvas: {scale: 1}\nbody: {Text: a, id: \(quoted)}\n")
        try project.write(
            "drawn", "canvas: {scale: 1}\nbody: {Text: \(quoted), modifiers: [{id: \(quoted)}, {padding: 1}]}\n")
        try project.write("\(payload.replacing("/", with: "_"))", "canvas: {scale: 1}\nbody: {Text: a}\n")
        #expect(try project.run("record").exitCode == 3)
        try project.write(
            "drawn", "canvas: {scale: 1}\nbody: {Text: \(quoted), modifiers: [{id: \(quoted)}, {padding: 3}]}\n")
        try project.write("symbol", "body: {Image: {systemName: \(quoted)}}\n")
        try project.write("key", "body: {\(quoted): a}\n")
        try project.write(
            "lines", "::group::x: 1\n##[error]x: 2\n  ::add-mask::a: 3\n\"##vso[task.x]\": 1\nbody: {Text: a}\n")
        try project.write("missing", "body: {Image: {file: \(quoted)}}\n")
        return project
    }

    private func check(_ text: String, _ what: String) {
        for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\t" {
            let steers =
                scalar.value < 32 || (127..<160).contains(scalar.value) || scalar.properties.isBidiControl
                || scalar == "\u{2028}"
            if steers { Issue.record("\(what) writes U+\(String(scalar.value, radix: 16))") }
        }
        for line in text.split(separator: "\n") {
            let start = line.drop(while: \.isWhitespace)
            // Our own annotations alone are commands, and an attacker's words are in their message.
            #expect(!start.hasPrefix("::") || start.hasPrefix("::error "), "\(what): \(line)")
            #expect(!line.contains("##[") && !line.contains("##vso["), "\(what): \(line)")
        }
    }

    private static let commands: [[String]] = [
        ["verify"], ["verify", "--verbose", "--reporter", "dot,junit,markdown,html"], ["list"], ["list", "--json"],
        ["render", "Fixtures", "-o", "out/"], ["record"], ["pending"], ["pending", "--json"], ["accept", "--all"],
        ["accept", payload], ["reject", payload], ["reject", "--all"], ["prune"], ["rebaseline"],
        ["verify", "--json", "-"],
        ["inspect", "Fixtures/scenes/drawn.yaml"], ["inspect", "Fixtures/scenes/drawn.yaml", "--json"],
        ["inspect", "Fixtures/scenes/drawn.yaml", "--display-list"],
        ["inspect", "Fixtures/scenes/drawn.yaml", "--explain", payload],
        ["inspect", "Fixtures/scenes/drawn.yaml", "--id", payload],
        ["inspect", "Fixtures/scenes/drawn.yaml", "--explain", "Text"], ["inspect", "Fixtures/scenes/lines.yaml"],
        ["inspect", "Fixtures/scenes/symbol.yaml"], ["inspect", payload], ["render", payload, "-o", payload],
        ["diff", payload, "b"], ["diff", "Snapshots/scenes/drawn@1x.png", payload], ["merge", payload, "-o", "m"],
        ["report", "--from", payload], ["report"], ["doctor", "--font", payload], ["config", "--config", payload],
        ["config"],
        ["symbols", payload], ["schema", payload], [payload], ["verify", "--grep", payload],
        ["verify", "--variant", payload],
        ["verify", "--snapshots-dir", payload], ["verify", "--output", "\(payload)/o"],
    ]

    @Test("over all commands, on a CI and without", arguments: [[:], ["GITHUB_ACTIONS": "true", "CI": "true"]])
    func everyCommand(environment: [String: String]) throws {
        let project = try Self.project()
        for arguments in Self.commands {
            let run = try CommandRun(arguments, in: project.folder.url, environment: environment)
            check(run.output, "\(arguments), output")
            check(run.error, "\(arguments), error")
            #expect(run.exitCode < 128, "\(arguments)")
        }
    }

    @Test("of very many mistakes, and of very long lines, a file's first are told")
    func bounded() throws {
        let project = try PainProject([])
        try project.write("many", (0..<40_000).map { "key\($0): 1\n" }.joined() + "body: {Text: a}\n")
        try project.write("long", "\(String(repeating: "k", count: 100_000)): 1\nbody: {Text: a}\n")
        let run = try project.run("verify", "--limit", "seconds=200")
        #expect(run.exitCode == 3)
        #expect(run.error.contains("\nand 39950 more mistakes\n"))
        #expect(run.error.utf8.count < 30_000)
    }
}
