import Foundation

/// The shape of a message, as far as the schema of the Model Context Protocol of 2025-06-18 asks for one.
///
/// The members that it names here are those of its definitions of the same names that a server of tools sends.
indirect enum ProtocolShape: Sendable {
    case text
    case flag
    case integer
    /// One text and no other.
    case word(String)
    case list(ProtocolShape)
    /// Members that must be there, and those that may; others are free.
    case object(required: [String: ProtocolShape], optional: [String: ProtocolShape] = [:])
    /// Any members, all of one shape.
    case members(ProtocolShape)
    case either(ProtocolShape, ProtocolShape)

    static let anything = ProtocolShape.object(required: [:])
    static let requestId = ProtocolShape.either(.text, .integer)
    static let implementation = ProtocolShape.object(
        required: ["name": .text, "version": .text], optional: ["title": .text])
    static let initializeResult = ProtocolShape.object(
        required: [
            "protocolVersion": .text, "serverInfo": .implementation,
            "capabilities": .object(
                required: [:], optional: ["tools": .object(required: [:], optional: ["listChanged": .flag])]),
        ], optional: ["instructions": .text])
    static let tool = ProtocolShape.object(
        required: [
            "name": .text,
            "inputSchema": .object(
                required: ["type": .word("object")],
                optional: ["properties": .members(.anything), "required": .list(.text)]),
        ], optional: ["title": .text, "description": .text])
    static let listToolsResult = ProtocolShape.object(
        required: ["tools": .list(.tool)], optional: ["nextCursor": .text])
    static let contentBlock = ProtocolShape.either(
        .object(required: ["type": .word("text"), "text": .text]),
        .object(required: ["type": .word("image"), "data": .text, "mimeType": .text]))
    static let callToolResult = ProtocolShape.object(
        required: ["content": .list(.contentBlock)], optional: ["isError": .flag, "structuredContent": .anything])

    /// A response with a result.
    static func response(_ result: ProtocolShape) -> ProtocolShape {
        .object(required: ["jsonrpc": .word("2.0"), "id": .requestId, "result": result])
    }

    static let errorResponse = ProtocolShape.object(
        required: [
            "jsonrpc": .word("2.0"), "id": .requestId,
            "error": .object(required: ["code": .integer, "message": .text]),
        ])

    /// The first place at which a value is of another shape; nil where it is of this one.
    func fault(in value: Any?, at place: String = "$") -> String? {
        switch self {
        case .text: value is String ? nil : "\(place) is no text"
        case .flag: value is Bool ? nil : "\(place) is no flag"
        case .integer: value is Int ? nil : "\(place) is no integer"
        case .word(let word): value as? String == word ? nil : "\(place) is not \(word)"
        case .list(let shape):
            (value as? [Any]).map { list in
                list.enumerated().lazy.compactMap { shape.fault(in: $1, at: "\(place)[\($0)]") }.first
            } ?? "\(place) is no list"
        case .members(let shape):
            (value as? [String: Any]).map { table in
                table.lazy.compactMap { shape.fault(in: $1, at: "\(place).\($0)") }.first
            } ?? "\(place) is no object"
        case .object(let required, let optional):
            Self.fault(in: value, required, optional, at: place)
        case .either(let one, let other):
            one.fault(in: value, at: place) == nil || other.fault(in: value, at: place) == nil
                ? nil : "\(place) is of no shape that is allowed"
        }
    }

    private static func fault(
        in value: Any?, _ required: [String: ProtocolShape], _ optional: [String: ProtocolShape], at place: String
    ) -> String? {
        guard let table = value as? [String: Any] else { return "\(place) is no object" }
        for (name, shape) in required {
            if let fault = shape.fault(in: table[name], at: "\(place).\(name)") { return fault }
        }
        for (name, shape) in optional where table[name] != nil {
            if let fault = shape.fault(in: table[name], at: "\(place).\(name)") { return fault }
        }
        return nil
    }
}
