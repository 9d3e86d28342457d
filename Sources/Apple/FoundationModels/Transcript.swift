public import Foundation

/// The words between a person and a model.
public struct Transcript: Equatable, Sendable, RandomAccessCollection {
    private var entries: [Entry]

    /// Creates a transcript of entries.
    public init(entries: some Sequence<Entry> = []) {
        self.entries = Array(entries)
    }

    /// The entries, in their order.
    public var startIndex: Int { entries.startIndex }
    public var endIndex: Int { entries.endIndex }
    public subscript(index: Int) -> Entry { entries[index] }

    /// An entry.
    public enum Entry: Identifiable, Equatable, Sendable, CustomStringConvertible {
        case instructions(Instructions)
        case prompt(Prompt)
        case toolCalls(ToolCalls)
        case toolOutput(ToolOutput)
        case response(Response)

        /// The identity, and the words.
        public var id: String {
            switch self {
            case .instructions(let part): part.id
            case .prompt(let part): part.id
            case .toolCalls(let part): part.id
            case .toolOutput(let part): part.id
            case .response(let part): part.id
            }
        }
        public var description: String {
            switch self {
            case .instructions(let part): part.segments.map(\.description).joined(separator: "\n")
            case .prompt(let part): part.segments.map(\.description).joined(separator: "\n")
            case .toolCalls(let part): part.map(\.toolName).joined(separator: "\n")
            case .toolOutput(let part): part.segments.map(\.description).joined(separator: "\n")
            case .response(let part): part.segments.map(\.description).joined(separator: "\n")
            }
        }
    }

    /// A part of an entry.
    public enum Segment: Identifiable, Equatable, Sendable, CustomStringConvertible {
        case text(TextSegment)
        case structure(StructuredSegment)

        /// The identity, and the words.
        public var id: String {
            switch self {
            case .text(let part): part.id
            case .structure(let part): part.id
            }
        }
        public var description: String {
            switch self {
            case .text(let part): part.content
            case .structure(let part): part.content.jsonString
            }
        }
    }

    /// A text.
    public struct TextSegment: Identifiable, Equatable, Sendable {
        /// The identity and the words.
        public var id: String
        public var content: String

        /// Creates a text.
        public init(id: String = UUID().uuidString, content: String) {
            (self.id, self.content) = (id, content)
        }
    }

    /// A value.
    public struct StructuredSegment: Identifiable, Equatable, Sendable {
        /// The identity, the origin and the value.
        public var id: String
        public var source: String
        public var content: GeneratedContent

        /// Creates a part of a value.
        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
            (self.id, self.source, self.content) = (id, source, content)
        }
    }

    /// Rules for answers.
    public struct Instructions: Identifiable, Equatable, Sendable {
        /// The identity and the parts.
        public var id: String
        public var segments: [Segment]

        /// Creates rules of parts.
        public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition] = []) {
            (self.id, self.segments) = (id, segments)
        }
    }

    /// A tool as a model knows it.
    public struct ToolDefinition: Equatable, Sendable {
        /// The name, and the words about it.
        public var name: String
        public var description: String

        /// Creates one of a tool.
        public init(tool: some Tool) {
            (name, description) = (tool.name, tool.description)
        }
    }

    /// A question.
    public struct Prompt: Identifiable, Equatable, Sendable {
        /// The identity, the parts and the wishes.
        public var id: String
        public var segments: [Segment]
        public var options: GenerationOptions

        /// Creates a question of parts.
        public init(
            id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions()
        ) { (self.id, self.segments, self.options) = (id, segments, options) }
    }

    /// The uses of tools. There are none.
    public struct ToolCalls: Identifiable, Equatable, Sendable, RandomAccessCollection {
        /// The identity, and the uses.
        public var id: String
        private var calls: [ToolCall]
        public var startIndex: Int { calls.startIndex }
        public var endIndex: Int { calls.endIndex }
        public subscript(position: Int) -> ToolCall { calls[position] }

        /// Creates one of uses.
        public init<S: Sequence>(id: String = UUID().uuidString, _ calls: S) where S.Element == ToolCall {
            (self.id, self.calls) = (id, Array(calls))
        }
    }

    /// The use of a tool.
    public struct ToolCall: Identifiable, Equatable, Sendable {
        /// The identity, the tool and what it is given.
        public var id: String
        public var toolName: String
        public var arguments: GeneratedContent

        /// Creates a use of a tool.
        public init(id: String, toolName: String, arguments: GeneratedContent) {
            (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
        }
    }

    /// The answer of a tool.
    public struct ToolOutput: Identifiable, Equatable, Sendable {
        /// The identity, the tool and the parts.
        public var id: String
        public var toolName: String
        public var segments: [Segment]

        /// Creates an answer of parts.
        public init(id: String, toolName: String, segments: [Segment]) {
            (self.id, self.toolName, self.segments) = (id, toolName, segments)
        }
    }

    /// An answer.
    public struct Response: Identifiable, Equatable, Sendable {
        /// The identity and the parts.
        public var id: String
        public var assetIDs: [String]
        public var segments: [Segment]

        /// Creates an answer of parts.
        public init(id: String = UUID().uuidString, assetIDs: [String] = [], segments: [Segment]) {
            (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
        }
    }
}
