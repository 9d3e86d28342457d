import Foundation
import Tintype

/// Questions about previews that come as lines of JSON, and their answers.
///
/// `{"id": 1, "method": "render", "params": {"preview": "Landmarks-LandmarkRow-Turtle Rock"}}` is answered by
/// `{"id":1,"result":{…}}`, or by `{"id":1,"error":{"message":…}}`.
struct PreviewConversation {
    private let service: PreviewService

    init(_ service: PreviewService) {
        self.service = service
    }

    private struct Request: Decodable {
        var id: JSONText?
        var method: String
        var params: PreviewQuestion?
    }

    /// Answers until standard input ends.
    func run() {
        while let line = readLine(strippingNewline: true) {
            if line.allSatisfy(\.isWhitespace) { continue }
            Output.json(answer(line))
        }
    }

    /// The answer to a line.
    func answer(_ line: String) -> String {
        let data = Data(line.utf8)
        guard let request = try? JSONDecoder().decode(Request.self, from: data) else {
            let id = (try? JSONDecoder().decode(Identified.self, from: data))?.id
            let fault = PreviewFault(
                message: "the line is no question",
                hint: #"write e.g. {"id": 1, "method": "render", "params": {"preview": "…"}}"#)
            return Self.object(id, "error", JSONText(encoding: fault))
        }
        do {
            return Self.object(request.id, "result", try result(request.method, request.params ?? PreviewQuestion()))
        } catch {
            return Self.object(request.id, "error", JSONText(encoding: PreviewFault(error)))
        }
    }

    private struct Identified: Decodable { var id: JSONText? }

    private func result(_ method: String, _ question: PreviewQuestion) throws -> JSONText {
        switch method {
        case "list": return JSONText(encoding: try service.list())
        case "render": return JSONText(encoding: try service.render(question))
        case "tree": return JSONText(encoding: try service.tree(question))
        case "explain":
            let (text, json) = try service.explain(question)
            let quoted = JSONText(encoding: text).text
            return JSONText("{\"text\":\(quoted),\"explanation\":\(json)}")
        case "act": return JSONText(encoding: try service.act(question))
        default:
            // The actions are methods of their own: `{"method": "tap", "params": {"preview": "…", "label": "Add"}}`.
            guard let action = PreviewAction.Kind(rawValue: method) else {
                throw PreviewFault(
                    message: "there is no method \"\(method)\"",
                    hint: "the methods are list, render, tree, explain, act and the actions, e.g. tap")
            }
            var question = question
            question.action = action
            return JSONText(encoding: try service.act(question))
        }
    }

    private static func object(_ id: JSONText?, _ key: String, _ value: JSONText) -> String {
        "{\"id\":\(id?.text ?? "null"),\"\(key)\":\(value.text)}"
    }
}

/// A value of JSON as it is written, in one line.
struct JSONText: Decodable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// - Precondition: The value has no number that is not finite.
    init(encoding value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("texts and finite numbers are always encodable")
        }
        text = String(decoding: data, as: UTF8.self)
    }

    /// A number or a text, which are what a request is known by.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self.init("\(number)")
        } else {
            self.init(encoding: try container.decode(String.self))
        }
    }
}
