// `import FoundationModels` where Apple's framework is missing: no model is on the device, and it says so. Values are made of texts
// in JSON and made into them.
@_exported public import Foundation
public import Observation

/// The language model of a device. There is none.
public final class SystemLanguageModel: Observable, Sendable {
    /// The model for all purposes.
    public static let `default` = SystemLanguageModel()

    /// Creates a model for a purpose.
    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

    /// Indicates whether there is a model: it is not.
    public var availability: Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { false }
    public var supportedLanguages: Set<Locale.Language> { [] }
    public var contextSize: Int { 4096 }
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }

    /// The state of a model.
    @frozen public enum Availability: Equatable, Sendable {
        case available
        case unavailable(UnavailableReason)

        /// The reason why there is none.
        public enum UnavailableReason: Hashable, Sendable {
            case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }
    }

    /// A purpose.
    public struct UseCase: Equatable, Sendable {
        private let name: String

        public static let general = UseCase(name: "general")
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    /// The care with which words are chosen.
    public struct Guardrails: Sendable {
        private let name: String

        public static let `default` = Guardrails(name: "default")
        public static let permissiveContentTransformations = Guardrails(name: "permissiveContentTransformations")
    }
}

/// The wishes for an answer.
public struct GenerationOptions: Equatable, Sendable {
    /// The way in which words are chosen.
    public struct SamplingMode: Equatable, Sendable {
        private let words: String

        /// The likeliest words, or some of the likelier ones.
        public static var greedy: SamplingMode { SamplingMode(words: "greedy") }
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(words: "top \(k) \(seed.map(String.init) ?? "")")
        }
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(words: "threshold \(probabilityThreshold) \(seed.map(String.init) ?? "")")
        }
    }

    /// The way in which words are chosen, the boldness from 0 to 1, and the largest number of parts of words.
    public var sampling: SamplingMode?
    public var temperature: Double?
    public var maximumResponseTokens: Int?

    /// Creates wishes.
    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.sampling, self.temperature) = (sampling, temperature)
        self.maximumResponseTokens = maximumResponseTokens
    }
}
