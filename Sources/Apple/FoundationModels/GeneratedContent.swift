import Foundation

/// The identity of something that a model makes.
public struct GenerationID: Hashable, Sendable {
    private let id = UUID()

    /// Creates another one.
    public init() {}
}

/// Anything that is made of what a model says.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// Creates a value of what a model says.
    init(_ content: GeneratedContent) throws
}

/// Anything that can be said to a model.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    /// The content.
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    /// The content as a text in JSON.
    public var promptRepresentation: Prompt { Prompt(text: generatedContent.jsonString) }
    public var instructionsRepresentation: Instructions { Instructions(text: generatedContent.jsonString) }
}

/// A value of what a model says: a text, a number, a list or properties.
public struct GeneratedContent: Equatable, Sendable, Generable, CustomDebugStringConvertible {
    /// The form of a value.
    public enum Kind: Equatable, Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([GeneratedContent])
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    /// The form, and the identity.
    public let kind: Kind
    public var id: GenerationID?
    public var isComplete: Bool { true }

    /// Creates a value of a form.
    public init(kind: Kind, id: GenerationID? = nil) {
        (self.kind, self.id) = (kind, id)
    }

    /// Creates a value of properties, of a list, or of another value.
    public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
        let pairs = properties.map { ($0.key, $0.value.generatedContent) }
        self.init(
            kind: .structure(
                properties: Dictionary(pairs) { _, last in last }, orderedKeys: pairs.map(\.0)), id: id)
    }
    public init(elements: some Collection<any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
        self.init(kind: .array(elements.map(\.generatedContent)), id: id)
    }
    public init(_ value: some ConvertibleToGeneratedContent) {
        self = value.generatedContent
    }
    public init(_ content: GeneratedContent) {
        self = content
    }

    /// Creates a value of a text in JSON.
    ///
    /// - Throws: An error of Foundation's for what is no such text.
    public init(json: String) throws {
        self.init(json: try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed))
    }

    private init(json value: Any) {
        switch value {
        case let text as String: self.init(kind: .string(text))
        case let list as [Any]: self.init(kind: .array(list.map { GeneratedContent(json: $0) }))
        case let table as [String: Any]:
            self.init(
                kind: .structure(
                    properties: table.mapValues { GeneratedContent(json: $0) }, orderedKeys: table.keys.sorted()))
        // Numbers of 0 and 1 would be taken for truths.
        case let number as NSNumber where String(cString: number.objCType) == "c":
            self.init(kind: .bool(number.boolValue))
        case let number as NSNumber: self.init(kind: .number(number.doubleValue))
        default: self.init(kind: .null)
        }
    }

    /// The value as a text in JSON, with the properties in their order.
    public var jsonString: String {
        switch kind {
        case .null: "null"
        case .bool(let truth): "\(truth)"
        case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
        case .string(let text): Self.quoted(text)
        case .array(let list): "[" + list.map(\.jsonString).joined(separator: ", ") + "]"
        case .structure(let properties, let keys):
            "{"
                + keys.compactMap { key in properties[key].map { "\(Self.quoted(key)): \($0.jsonString)" } }
                .joined(separator: ", ") + "}"
        }
    }
    public var debugDescription: String { jsonString }

    private static func quoted(_ text: String) -> String {
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    /// Reads the value, or a property of it.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` where it has another form.
    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
        try Value(self)
    }
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self, forProperty property: String
    ) throws -> Value {
        guard case .structure(let properties, _) = kind, let content = properties[property] else {
            throw mismatch("There is no property \(property).")
        }
        return try Value(content)
    }
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value?.Type = Value?.self, forProperty property: String
    ) throws -> Value? {
        guard case .structure(let properties, _) = kind else { throw mismatch("There are no properties.") }
        guard let content = properties[property], content.kind != .null else { return nil }
        return try Value(content)
    }

    func mismatch(_ words: String) -> LanguageModelSession.GenerationError {
        .decodingFailure(LanguageModelSession.GenerationError.Context(debugDescription: words))
    }

    /// The value itself, and its schema.
    public var generatedContent: GeneratedContent { self }
    public static var generationSchema: GenerationSchema {
        GenerationSchema(type: GeneratedContent.self, properties: [])
    }

    public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }
}
