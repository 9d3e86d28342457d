import Foundation
import Testing

@testable import TintypeCommand

/// `tintype preview --stdio` and `tintype mcp`, by messages that are written by hand.
@Suite("Previews for programs", .serialized, .enabled(if: !CommandRun.isSanitized, "sanitized code is no toolkit"))
struct PreviewServiceTests {
    private let folder: TemporaryFolder

    private static let counter = """
        import SwiftUI

        struct Counter: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("\\(count) ducks").id("count")
                    Button("Add") { count += 1 }
                }
                .padding(8)
            }
        }

        #Preview("Counter", traits: .fixedLayout(width: 200, height: 100)) { Counter() }
        #Preview("Trap") { Text("\\([Int]()[1])") }
        """

    init() throws {
        folder = try TemporaryFolder()
        try save(Self.counter)
    }

    private func save(_ text: String) throws {
        try text.write(toFile: folder.path("Pond.swift"), atomically: true, encoding: .utf8)
    }

    /// Runs a command with lines on its standard input.
    private func answers(_ arguments: [String], to lines: [String]) throws -> [[String: Any]] {
        let process = Process()
        process.executableURL = CommandRun.executable
        process.arguments = arguments
        process.environment = CommandRun.variables.merging(
            ["TINTYPE_TOOLKIT": try PreviewToolkit.made.get(), "XDG_CACHE_HOME": PreviewToolkit.cache]
        ) { _, new in new }
        process.currentDirectoryURL = folder.url
        let (input, output) = (folder.path("in.txt"), folder.path("out.txt"))
        try lines.map { $0 + "\n" }.joined().write(toFile: input, atomically: true, encoding: .utf8)
        try Data().write(to: URL(fileURLWithPath: output))
        process.standardInput = FileHandle(forReadingAtPath: input)
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }

    @Test("lines of JSON: list, render, tree, explain, tap")
    func stdio() throws {
        let name = "Pond-Pond-Counter"
        let answers = try answers(
            ["preview", "Pond.swift", "--stdio"],
            to: [
                #"{"id": 1, "method": "list"}"#,
                #"{"id": "two", "method": "render", "params": {"preview": "\#(name)", "scheme": "dark", "output": "a.png"}}"#,
                #"{"id": 3, "method": "tree", "params": {"preview": "\#(name)", "view": "count"}}"#,
                #"{"id": 4, "method": "explain", "params": {"preview": "\#(name)", "view": "count"}}"#,
                #"{"id": 5, "method": "tap", "params": {"preview": "\#(name)", "label": "Add"}}"#,
                #"{"id": 6, "method": "act", "params": {"preview": "\#(name)", "actions": [{"action": "tap", "role": "button"}]}}"#,
                #"{"id": 7, "method": "tap", "params": {"preview": "\#(name)", "label": "Ad"}}"#,
                #"{"id": 8, "method": "render", "params": {"preview": "Pond-Pond-Trap"}}"#,
                #"{"id": 9, "method": "render", "params": {"preview": "Pond-Pond-Counte"}}"#,
                #"{"id": 10, "method": "fly"}"#, "nonsense",
                #"{"id": 12, "method": "render", "params": {"preview": "\#(name)", "scheme": "blue"}}"#,
            ])
        func result(_ index: Int) throws -> [String: Any] { try #require(answers[index]["result"] as? [String: Any]) }
        func message(_ index: Int) throws -> String {
            let error = try #require(answers[index]["error"] as? [String: Any])
            return "\(error["message"] ?? "") | \(error["hint"] ?? "")"
        }
        #expect(answers.count == 12)
        #expect((answers[0]["result"] as? [[String: Any]])?.map { $0["name"] as? String } == [name, "Pond-Pond-Trap"])
        #expect(answers[1]["id"] as? String == "two")
        #expect(try result(1)["picture"] as? String == "a.png")
        #expect(try result(1)["width"] as? Int == 400)
        #expect(FileManager.default.fileExists(atPath: folder.path("a.png")))
        #expect(try result(2)["id"] as? String == "count")
        let explanation = try result(3)["text"] as? String
        #expect(explanation?.contains("0 ducks") == true)
        func texts(_ index: Int) throws -> String {
            let tree = try result(index)["tree"]
            return "\(try #require(tree))"
        }
        #expect(try texts(4).contains("1 ducks"))
        // It goes on living.
        #expect(try texts(5).contains("2 ducks"))
        #expect(try message(6).contains("Add"))
        #expect(try message(7).contains("Index out of range"))
        #expect(try message(8).contains("did you mean \"Pond-Pond-Counter\"?"))
        #expect(try message(9).hasPrefix("there is no method \"fly\""))
        #expect(try message(10).hasPrefix("the line is no question"))
        #expect(try message(11).contains("--scheme"))
    }

    @Test("the Model Context Protocol, by its specification's messages")
    func protocolMessages() throws {
        let answers = try answers(
            ["mcp", "Pond.swift"],
            to: [
                """
                {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},\
                "clientInfo":{"name":"test","version":"1"}}}
                """,
                #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
                #"{"jsonrpc":"2.0","id":"ping","method":"ping"}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{}}"#,
                #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"list_previews","arguments":{}}}"#,
                """
                {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"render_preview",\
                "arguments":{"preview":"Pond-Pond-Counter"},"_meta":{"progressToken":1}}}
                """,
                """
                {"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"touch_preview",\
                "arguments":{"preview":"Pond-Pond-Counter","actions":[{"action":"tap","label":"Add"}]}}}
                """,
                """
                {"jsonrpc":"2.0","id":6,"method":"tools/call","params":{"name":"render_preview",\
                "arguments":{"preview":"Pond-Pond-Trap"}}}
                """,
                #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"fly","arguments":{}}}"#,
                #"{"jsonrpc":"2.0","id":8,"method":"resources/list"}"#, "{", #"{"id":9,"method":"ping"}"#,
                """
                {"jsonrpc":"2.0","id":10,"method":"initialize","params":{"protocolVersion":"1999-01-01","capabilities":{},\
                "clientInfo":{"name":"test","version":"1"}}}
                """,
            ])
        func result(_ index: Int) throws -> [String: Any] { try #require(answers[index]["result"] as? [String: Any]) }
        func content(_ index: Int) throws -> [[String: Any]] {
            let content = try result(index)["content"] as? [[String: Any]]
            return try #require(content)
        }
        func text(_ index: Int) throws -> String { try content(index)[0]["text"] as? String ?? "" }
        func code(_ index: Int) throws -> Int {
            try #require((answers[index]["error"] as? [String: Any])?["code"] as? Int)
        }
        // A notification has no answer.
        #expect(answers.count == 12)
        let shapes: [(Int, ProtocolShape)] = [
            (0, .response(.initializeResult)), (1, .response(.anything)), (2, .response(.listToolsResult)),
            (3, .response(.callToolResult)), (4, .response(.callToolResult)), (5, .response(.callToolResult)),
            (6, .response(.callToolResult)), (7, .errorResponse), (8, .errorResponse),
            (11, .response(.initializeResult)),
        ]
        for (index, shape) in shapes { #expect(shape.fault(in: answers[index]) == nil) }
        // What is no request has no id: JSON-RPC asks for null then, of which the schema does not speak.
        #expect(answers[9...10].allSatisfy { $0["id"] is NSNull })
        #expect(answers.allSatisfy { $0["jsonrpc"] as? String == "2.0" })
        #expect(try result(0)["protocolVersion"] as? String == "2025-06-18")
        let hello = try result(0)
        #expect((hello["serverInfo"] as? [String: Any])?["name"] as? String == "tintype")
        #expect((hello["capabilities"] as? [String: Any])?["tools"] != nil)
        #expect(try result(1).isEmpty)
        #expect(answers[1]["id"] as? String == "ping")
        let listed = try result(2)["tools"] as? [[String: Any]]
        let tools = try #require(listed)
        #expect(
            tools.compactMap { $0["name"] as? String } == [
                "list_previews", "render_preview", "preview_tree", "explain_view", "touch_preview",
            ])
        for tool in tools {
            let schema = try #require(tool["inputSchema"] as? [String: Any])
            #expect(schema["type"] as? String == "object")
            let properties = try #require(schema["properties"] as? [String: Any])
            #expect((schema["required"] as? [String])?.allSatisfy { properties[$0] != nil } == true)
        }
        #expect(try text(3).contains("Pond-Pond-Counter"))
        #expect(try content(4).map { $0["type"] as? String } == ["text", "image"])
        let image = try content(4)[1]["data"] as? String ?? ""
        #expect(Data(base64Encoded: image)?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        #expect(try text(5).contains("1 ducks"))
        #expect(try result(6)["isError"] as? Bool == true)
        #expect(try text(6).contains("Index out of range"))
        #expect(try [code(7), code(8), code(9), code(10)] == [-32602, -32601, -32700, -32600])
        #expect(try result(11)["protocolVersion"] as? String == PreviewMCPServer.versions[0])
    }

    @Test("--json has the settled views on request")
    func tree() throws {
        let arguments = ["Pond.swift", "--json", "--tree", "--grep", "Counter", "-o", folder.path("out")]
        let run = try PreviewToolkit.run(arguments, in: folder.url)
        #expect(run.exitCode == 0, "\(run.error)")
        let previews = try PreviewToolkit.previews(run)
        let tree = try #require(previews.first?.tree)
        func all(_ view: InspectedView) -> [InspectedView] { [view] + view.children.flatMap(all) }
        let text = try #require(all(tree).first { $0.id == "count" })
        #expect(text.frame.x > 0 && text.frame.width > 0 && text.frame.width < 200)
        #expect(all(text).contains { $0.attributes.values.contains("0 ducks") })
        #expect(try PreviewToolkit.run(["Pond.swift", "--tree"], in: folder.url).exitCode == 2)
    }
}
