import Testing
import Translation

@Suite("Translation")
struct TranslationTests {
    @Test("nothing is translated")
    func refused() async throws {
        let (english, german) = (Locale.Language(identifier: "en"), Locale.Language(identifier: "de"))
        #expect(await LanguageAvailability().status(from: english, to: german) == .unsupported)
        let session = TranslationSession(installedSource: english, target: german)
        await #expect(throws: TranslationError.unsupportedLanguagePairing) { try await session.translate("moss") }
        await #expect(throws: TranslationError.unsupportedLanguagePairing) {
            for try await _ in session.translate(batch: [.init(sourceText: "moss")]) {}
        }
    }

    @Test("languages that are asked for again differ from those before")
    func again() {
        var languages = TranslationSession.Configuration(target: Locale.Language(identifier: "de"))
        let before = languages
        languages.invalidate()
        #expect(languages != before)
    }
}
