import Foundation
import TintypeImage

/// Previews for agents, by the Model Context Protocol: JSON-RPC 2.0, a message a line, on the standard streams.
///
/// See the protocol's specification of 2025-06-18, "Lifecycle", "Transports" (stdio) and "Tools".
final class PreviewMCPServer {
    /// The versions of the protocol that this server speaks, the newest first. Its answers are the same in all of them.
    static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    private let path: String
    private let options: PreviewOptions
    /// The app that was asked about last: its previews live between two questions.
    private var service: (path: String, service: PreviewService)?

    init(path: String, _ options: PreviewOptions) {
        (self.path, self.options) = (path, options)
    }

    /// Answers until standard input ends.
    func run() {
        while let line = readLine(strippingNewline: true) {
            if line.allSatisfy(\.isWhitespace) { continue }
            if let answer = answer(line) { Output.json(answer) }
        }
    }

    private struct Message: Decodable {
        var jsonrpc: String
        var id: JSONText?
        var method: String?
        var params: Parameters?
        var result: Anything?
        var error: Anything?
    }

    private struct Parameters: Decodable {
        var protocolVersion: String?
        var name: String?
        var arguments: PreviewQuestion?
    }

    private struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }

    /// A message's version and id alone, for those whose parameters cannot be read.
    private struct Head: Decodable {
        var jsonrpc: String
        var id: JSONText?
        var method: String
    }

    /// A fault of a message, by its number in JSON-RPC.
    private struct Refusal: Error {
        var code: Int
        var message: String
    }

    /// The answer to a message; nil for one that wants none.
    func answer(_ line: String) -> String? {
        let data = Data(line.utf8)
        guard let message = try? JSONDecoder().decode(Message.self, from: data), message.jsonrpc == "2.0" else {
            return Self.refusal(of: data)
        }
        // Answers are to questions that this server never asks.
        guard let method = message.method else {
            return message.result == nil && message.error == nil
                ? Self.error(message.id, Refusal(code: -32600, message: "the message has no method")) : nil
        }
        guard let id = message.id else { return nil }
        do {
            return Self.object(id, "result", try result(method, message.params))
        } catch let refusal as Refusal {
            return Self.error(id, refusal)
        } catch {
            return Self.error(id, Refusal(code: -32603, message: PreviewFault(error).text))
        }
    }

    private static func refusal(of data: Data) -> String {
        if let head = try? JSONDecoder().decode(Head.self, from: data), head.jsonrpc == "2.0" {
            return error(head.id, Refusal(code: -32602, message: "the parameters of \(head.method) cannot be read"))
        }
        let isJSON = (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
        return error(
            nil,
            isJSON
                ? Refusal(code: -32600, message: "the message is none of JSON-RPC 2.0")
                : Refusal(code: -32700, message: "the line is no JSON"))
    }

    private func result(_ method: String, _ parameters: Parameters?) throws -> JSONText {
        switch method {
        case "initialize":
            let asked = parameters?.protocolVersion ?? ""
            let version = Self.versions.contains(asked) ? asked : Self.versions[0]
            return JSONText(
                """
                {"protocolVersion":"\(version)","capabilities":{"tools":{"listChanged":false}},\
                "serverInfo":{"name":"tintype","title":"Tintype","version":"\(Version.current)"},\
                "instructions":\(JSONText(encoding: Self.instructions).text)}
                """)
        case "ping": return JSONText("{}")
        case "tools/list": return JSONText("{\"tools\":\(Self.tools)}")
        case "tools/call":
            guard let name = parameters?.name else { throw Refusal(code: -32602, message: "tools/call names no tool") }
            return try call(name, parameters?.arguments ?? PreviewQuestion())
        default: throw Refusal(code: -32601, message: "there is no method \(method)")
        }
    }

    private static let instructions =
        "Previews of SwiftUI sources, drawn on this machine without a Mac. Each call sees the files as they are saved: "
        + "edit, then call again. list_previews first; errors of the compiler come as its answer."

    /// The tools as the protocol lists them, in one line.
    static var tools: String {
        String(decoding: PackageResources.tools_json, as: UTF8.self).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined()
    }

    /// The outcome of a tool. A fault of the app is an outcome, too, which the agent is to read.
    private func call(_ name: String, _ question: PreviewQuestion) throws -> JSONText {
        do {
            let service = service(at: question.path ?? path)
            switch name {
            case "list_previews": return Self.content([Self.text(JSONText(encoding: try service.list()).text)])
            case "render_preview": return try Self.picture(service.render(question.small), question)
            case "touch_preview": return try Self.picture(service.act(question.small), question)
            case "preview_tree": return Self.content([Self.text(JSONText(encoding: try service.tree(question)).text)])
            case "explain_view": return Self.content([Self.text(try service.explain(question).text)])
            default: throw Refusal(code: -32602, message: "there is no tool \(name)")
            }
        } catch let refusal as Refusal {
            throw refusal
        } catch {
            return Self.content([Self.text(PreviewFault(error).text)], isError: true)
        }
    }

    private func service(at path: String) -> PreviewService {
        if let service, service.path == path { return service.service }
        let new = PreviewService(path: path, options)
        service = (path, new)
        return new
    }

    private static func picture(_ shown: ShownPreview, _ question: PreviewQuestion) throws -> JSONText {
        guard let path = shown.picture, let bytes = try WholeFile.read(path) else {
            throw PreviewFault(message: "the preview has no picture")
        }
        let image =
            "{\"type\":\"image\",\"data\":\"\(Data(bytes).base64EncodedString())\",\"mimeType\":\"image/png\"}"
        return content([text(JSONText(encoding: shown).text), image])
    }

    private static func text(_ text: String) -> String {
        "{\"type\":\"text\",\"text\":\(JSONText(encoding: text).text)}"
    }

    private static func content(_ parts: [String], isError: Bool = false) -> JSONText {
        JSONText("{\"content\":[\(parts.joined(separator: ","))],\"isError\":\(isError)}")
    }

    private static func error(_ id: JSONText?, _ refusal: Refusal) -> String {
        let message = JSONText(encoding: refusal.message).text
        return object(id, "error", JSONText("{\"code\":\(refusal.code),\"message\":\(message)}"))
    }

    private static func object(_ id: JSONText?, _ key: String, _ value: JSONText) -> String {
        "{\"jsonrpc\":\"2.0\",\"id\":\(id?.text ?? "null"),\"\(key)\":\(value.text)}"
    }
}

extension PreviewQuestion {
    /// The same at a pixel a point, where nothing else is said.
    fileprivate var small: PreviewQuestion {
        var small = self
        small.scale = scale ?? 1
        return small
    }
}
