public import Foundation

/// A search for the words that a person writes, which finds nothing: it says so.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
    /// The closure for proposed words, and their number: 0.
    open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)?
    open var foundSuggestionCount: Int { 0 }

    /// Creates a search for words.
    public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        super.init(queryString: userQueryString ?? "", queryContext: userQueryContext)
    }

    /// Makes the index ready: there is none.
    open class func prepare() {}
    open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) {}

    /// Tells the index what a person chose of it: there is none.
    open func userEngaged(
        with item: CSSearchableItem, visibleItems: [CSSearchableItem], interaction: UserInteractionKind
    ) {}
    open func userEngaged(
        with suggestion: CSSuggestion, visibleSuggestions: [CSSuggestion], interaction: UserInteractionKind
    ) {}

    /// A person's deed with something found.
    public enum UserInteractionKind: Int, Sendable {
        case `default` = 0
        case select = 1
    }
}

/// A proposal of words to search for. There is none.
open class CSSuggestion: NSObject, @unchecked Sendable {
    /// The words with what a person wrote of them, and the kind of the proposal.
    open var localizedAttributedSuggestion: AttributedString { AttributedString() }
    open var suggestionKind: SuggestionKind { .none }

    /// A kind of proposal.
    public enum SuggestionKind: Int, Sendable {
        case none, custom, `default`
    }

    /// Orders proposals.
    open func compare(_ other: CSSuggestion) -> ComparisonResult { .orderedSame }
    open func compare(byRank other: CSSuggestion) -> ComparisonResult { .orderedSame }
}

/// The wishes for what is found for a person's words.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
    /// The choice to order by weight, and to search by meaning; the numbers of things and proposals.
    open var enableRankedResults = false
    open var disableSemanticSearch = false
    open var maxResultCount = 0
    open var maxSuggestionCount = 0
    open var maxRankedResultCount = 0
}
