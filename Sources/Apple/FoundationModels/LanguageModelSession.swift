public import Foundation
public import Observation

/// A talk with a model. There is no model: each question throws
/// ``LanguageModelSession/GenerationError/assetsUnavailable(_:)``.
public final class LanguageModelSession: Observable, Sendable {
    /// The words so far: the rules, and nothing else; whether an answer is being made: never.
    public let transcript: Transcript
    public var isResponding: Bool { false }

    /// Creates a talk with tools and rules.
    public init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
    ) { self.transcript = transcript }
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) {
        let segments = instructions.map { [Transcript.Segment.text(.init(content: $0.text))] }
        let entry = segments.map { Transcript.Entry.instructions(.init(segments: $0)) }
        self.init(model: model, tools: tools, transcript: Transcript(entries: entry.map { [$0] } ?? []))
    }
    @_disfavoredOverload
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String?
    ) { self.init(model: model, tools: tools, instructions: instructions.map { Instructions($0) }) }
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows { self.init(model: model, tools: tools, instructions: try instructions()) }

    /// Makes a model ready: there is none.
    public func prewarm(promptPrefix: Prompt? = nil) {}

    private var refusal: GenerationError {
        .assetsUnavailable(GenerationError.Context(debugDescription: "There is no language model."))
    }

    /// An answer. There is none.
    public struct Response<Content: Generable> {
        /// The answer, what the model said, and the entries of the talk.
        public let content: Content
        public let rawContent: GeneratedContent
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }

    /// Asks.
    ///
    /// - Throws: ``GenerationError/assetsUnavailable(_:)``.
    public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { throw refusal }
    @_disfavoredOverload
    public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { throw refusal }
    public func respond(
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        _ = try prompt()
        throw refusal
    }
    public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw refusal }
    @_disfavoredOverload
    public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw refusal }
    public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        _ = try prompt()
        throw refusal
    }
    public func respond(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { throw refusal }
    @_disfavoredOverload
    public func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { throw refusal }
    public func respond(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<GeneratedContent> {
        _ = try prompt()
        throw refusal
    }

    /// An answer as it is made. None is: the first part throws.
    public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
        let refusal: GenerationError

        /// The answer so far.
        public struct Snapshot {
            /// The answer, and what the model said.
            public var content: Content.PartiallyGenerated
            public var rawContent: GeneratedContent
        }

        /// The parts of an answer.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let refusal: GenerationError

            public mutating func next() async throws -> Snapshot? { throw refusal }
        }

        /// The parts, from the first one.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(refusal: refusal) }

        /// Waits for the whole answer.
        ///
        /// - Throws: ``GenerationError/assetsUnavailable(_:)``.
        public func collect() async throws -> Response<Content> { throw refusal }
    }

    /// Asks, and hears the answer as it is made.
    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> { ResponseStream(refusal: refusal) }
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> { ResponseStream(refusal: refusal) }
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<String> {
        _ = try prompt()
        return ResponseStream(refusal: refusal)
    }
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream(refusal: refusal) }
    @_disfavoredOverload
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream(refusal: refusal) }
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<Content> {
        _ = try prompt()
        return ResponseStream(refusal: refusal)
    }
    public func streamResponse(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<GeneratedContent> { ResponseStream(refusal: refusal) }
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<GeneratedContent> { ResponseStream(refusal: refusal) }
    public func streamResponse(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<GeneratedContent> {
        _ = try prompt()
        return ResponseStream(refusal: refusal)
    }

    /// A report on an answer, as a text in JSON: there is none.
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredOutput: Transcript.Entry? = nil
    ) -> Data { Data("{}".utf8) }
}

/// The judgement of a person of an answer.
public enum LanguageModelFeedback {
    /// A judgement.
    public enum Sentiment: Sendable, CaseIterable {
        case positive, negative, neutral
    }

    /// A fault.
    public struct Issue: Sendable {
        /// A kind of fault.
        public enum Category: Sendable, CaseIterable {
            case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias, suggestiveOrSexual
            case vulgarOrOffensive, triggeredGuardrailUnexpectedly
        }

        /// Creates a fault of a kind.
        public init(category: Category, explanation: String? = nil) {}
    }
}
