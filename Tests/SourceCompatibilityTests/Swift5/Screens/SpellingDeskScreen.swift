import SwiftUI
import UIKit

/// An editor's desk: words that the system's spelling checker does not know are marked, and guesses offered.
struct DraftWord: Identifiable, Hashable {
    let id: Int
    let text: String
    let isMarked: Bool
}

private struct SpellingDesk {
    private let checker = UITextChecker()
    private let language = UITextChecker.availableLanguages.first ?? "en_US"

    func words(of text: String) -> [DraftWord] {
        text.split(separator: " ").enumerated().map { index, word in
            let word = String(word)
            let range = NSRange(location: 0, length: word.utf16.count)
            let wrong = checker.rangeOfMisspelledWord(
                in: word, range: range, startingAt: 0, wrap: false, language: language)
            return DraftWord(id: index, text: word, isMarked: wrong.location != NSNotFound)
        }
    }

    func guesses(for word: String) -> [String] {
        let range = NSRange(location: 0, length: word.utf16.count)
        return checker.guesses(forWordRange: range, in: word, language: language)
            ?? checker.completions(forPartialWordRange: range, in: word, language: language) ?? []
    }

    func learn(_ word: String) -> Bool {
        if !UITextChecker.hasLearnedWord(word) { UITextChecker.learnWord(word) }
        defer { UITextChecker.unlearnWord(word) }
        checker.ignoreWord(word)
        return UITextChecker.hasLearnedWord(word)
    }
}

struct SpellingDeskScreen: View {
    @State private var draft = "The quick brwn fox"
    @State private var hasLearned = false
    private let desk = SpellingDesk()

    var body: some View {
        let words = desk.words(of: draft)
        VStack(alignment: .leading, spacing: 12) {
            TextEditor(text: $draft)
                .frame(height: 120)
                .autocorrectionDisabled()
                .border(.secondary)
                .id("editor")
            HStack(spacing: 4) {
                ForEach(words) { word in
                    Text(word.text).underline(word.isMarked, pattern: .dot, color: .red)
                        .padding(.horizontal, 6)
                        .frame(height: 30)
                        .background(.fill.tertiary, in: .capsule)
                        .id("word \(word.id)")
                }
            }
            Text("\(words.filter(\.isMarked).count) marked, \(desk.guesses(for: "brwn").count) guesses")
            Text(hasLearned ? "Learned" : "New").font(.footnote)
            Spacer()
        }
        .padding()
        .onAppear { hasLearned = desk.learn("brwn") }
    }
}

#Preview { SpellingDeskScreen() }
