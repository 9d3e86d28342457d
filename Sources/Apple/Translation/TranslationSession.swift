// `import Translation` where Apple's framework is missing: nothing is translated. It brings Foundation along.
@_exported public import Foundation
public import UIKit

/// Translates texts. There are no languages: each wish throws ``TranslationError/unsupportedLanguagePairing``.
public final class TranslationSession: @unchecked Sendable {
    /// The languages; nil for those of the text and of the person.
    public let sourceLanguage: Locale.Language?
    public let targetLanguage: Locale.Language?

    init(source: Locale.Language?, target: Locale.Language?) {
        (sourceLanguage, targetLanguage) = (source, target)
    }

    /// Creates a session for languages that are on the device: none are.
    public convenience init(installedSource source: Locale.Language, target: Locale.Language?) {
        self.init(source: source, target: target)
    }

    /// The languages between which a view translates.
    public struct Configuration: Equatable, Sendable {
        /// The languages; nil for those of the text and of the person. The version grows with each asking again.
        public var source: Locale.Language?
        public var target: Locale.Language?
        public private(set) var version = 0

        /// Creates a pair of languages.
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
            (self.source, self.target) = (source, target)
        }

        /// Asks to translate again.
        public mutating func invalidate() { version += 1 }
    }

    /// A text to translate.
    public struct Request: Hashable, Sendable {
        /// The text, and the app's own name for it.
        public var sourceText: String
        public var clientIdentifier: String?

        /// Creates a wish for a text.
        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }

    /// A translated text. There is none.
    public struct Response: Hashable, Sendable {
        /// The languages, the texts, and the app's own name for them.
        public let sourceLanguage: Locale.Language
        public let targetLanguage: Locale.Language
        public let sourceText: String
        public let targetText: String
        public let clientIdentifier: String?
    }

    /// Several translated texts, as they come. There are none.
    public struct BatchResponse: AsyncSequence, Sendable {
        /// The texts that come: the first one throws.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Response? { throw TranslationError.unsupportedLanguagePairing }
        }

        /// The parts, from the first one.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// Translates texts.
    ///
    /// - Throws: ``TranslationError/unsupportedLanguagePairing``.
    public func translate(_ string: String) async throws -> Response {
        throw TranslationError.unsupportedLanguagePairing
    }
    public func translations(from batch: [Request]) async throws -> [Response] {
        throw TranslationError.unsupportedLanguagePairing
    }
    public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }

    /// Fetches the languages.
    ///
    /// - Throws: ``TranslationError/unsupportedLanguagePairing``.
    public func prepareTranslation() async throws { throw TranslationError.unsupportedLanguagePairing }

    /// The state of the session: its languages are not there, and it never translates.
    public var isReady: Bool { get async { false } }
    public var canRequestDownloads: Bool { false }
    public func cancel() {}
}

/// The reason why nothing is translated.
public struct TranslationError: Error, Hashable, Sendable, LocalizedError {
    private let name: String

    public static let unsupportedSourceLanguage = TranslationError(name: "The text's language is not supported.")
    public static let unsupportedTargetLanguage = TranslationError(name: "The language is not supported.")
    public static let unsupportedLanguagePairing = TranslationError(name: "The languages are not supported together.")
    public static let unableToIdentifyLanguage = TranslationError(name: "The text's language is not known.")
    public static let nothingToTranslate = TranslationError(name: "There is no text.")
    public static let alreadyCancelled = TranslationError(name: "The session was given up.")
    public static let notInstalled = TranslationError(name: "The languages are not on the device.")
    public static let internalError = TranslationError(name: "It failed.")

    /// The words about the reason.
    public var errorDescription: String? { name }

    /// Returns whether an error is of this kind.
    public static func ~= (kind: Self, error: any Error) -> Bool { error as? TranslationError == kind }
}

/// Tells which languages can be translated: none.
public final class LanguageAvailability: Sendable {
    /// The state of two languages.
    public enum Status: Hashable, Sendable {
        case installed, supported, unsupported
    }

    /// Creates one.
    public init() {}

    /// The languages, and the state of two, or of a text and a language.
    public var supportedLanguages: [Locale.Language] { get async { [] } }
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}

extension View {
    /// Runs a task with a session when the view appears and when the languages change; nil for no session.
    public func translationTask(
        _ configuration: TranslationSession.Configuration?,
        action: @escaping (_ session: TranslationSession) async -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return task(id: configuration.map(Languages.init)) {
            guard let configuration else { return }
            await action(TranslationSession(source: configuration.source, target: configuration.target))
        }
    }
    public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil,
        action: @escaping (_ session: TranslationSession) async -> Void
    ) -> some View {
        translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
    }

    /// Presents nothing: no text is translated. The binding becomes false.
    public func translationPresentation(
        isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, presents in
            if presents { isPresented.wrappedValue = false }
        }
    }
}

/// The identity of a pair of languages, and of the asking.
private struct Languages: Equatable {
    let configuration: TranslationSession.Configuration
}
