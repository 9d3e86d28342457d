public import Foundation

/// Checks the spelling of words. UIKit's class: there are no dictionaries here, so that no word is known to be wrong.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
    nonisolated(unsafe) private static var learned: Set<String> = []
    private var ignored: [Int: [String]] = [:]

    public override init() {
        super.init()
    }

    /// The languages that are known: none.
    open class var availableLanguages: [String] { [] }

    /// - Returns: `NSNotFound` as its place: no word is known to be wrong.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    /// nil: no other spelling is known.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(
        forPartialWordRange range: NSRange, in string: String, language: String
    ) -> [String]? { nil }

    /// The words that the program says are right.
    open class func learnWord(_ word: String) { learned.insert(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    open class func unlearnWord(_ word: String) { learned.remove(word) }
    open class func uniqueSpellDocumentTag() -> Int { 0 }
    open func ignoreWord(_ wordToIgnore: String) { ignored[0, default: []].append(wordToIgnore) }
    open var ignoredWords: [String]? { ignored[0] }
}
