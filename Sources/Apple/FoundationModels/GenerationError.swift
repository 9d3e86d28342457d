public import Foundation

extension LanguageModelSession {
    /// The reason why there is no answer.
    public enum GenerationError: Error, LocalizedError, Sendable {
        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        case refusal(Refusal, Context)

        /// Words about the reason.
        public struct Context: Sendable {
            public let debugDescription: String

            /// Creates words.
            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        /// A model's refusal. There is no model.
        public struct Refusal: Sendable {
            /// Creates a refusal of a talk.
            public init(transcriptEntries: [Transcript.Entry]) {}

            /// The words of the refusal.
            ///
            /// - Throws: ``GenerationError/assetsUnavailable(_:)``.
            public var explanation: Response<String> {
                get async throws {
                    throw GenerationError.assetsUnavailable(Context(debugDescription: "There is no language model."))
                }
            }
        }

        private var context: Context {
            switch self {
            case .exceededContextWindowSize(let context): context
            case .assetsUnavailable(let context): context
            case .guardrailViolation(let context): context
            case .unsupportedGuide(let context): context
            case .unsupportedLanguageOrLocale(let context): context
            case .decodingFailure(let context): context
            case .rateLimited(let context): context
            case .concurrentRequests(let context): context
            case .refusal(_, let context): context
            }
        }

        /// The words about the reason.
        public var errorDescription: String? { context.debugDescription }
        public var failureReason: String? { nil }
        public var recoverySuggestion: String? { nil }
    }

    /// The failure of a tool.
    public struct ToolCallError: Error, LocalizedError, Sendable {
        /// The tool and the error.
        public var tool: any Tool
        public var underlyingError: any Error

        /// Creates the failure of a tool.
        public init(tool: any Tool, underlyingError: any Error) {
            (self.tool, self.underlyingError) = (tool, underlyingError)
        }

        /// The words about the error.
        public var errorDescription: String? { "\(tool.name): \(underlyingError)" }
    }
}
