public import Foundation

/// A bar with a field for the text that is searched for. UIKit's class.
open class UISearchBar: UIView, UITextInputTraits {
    /// The prominence of a bar.
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    /// A picture of the bar.
    public enum Icon: Int, Sendable {
        case search, clear, bookmark, resultsList
    }

    /// The delegate, and the texts of the bar.
    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String?
    open var placeholder: String?
    open var prompt: String?
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open private(set) var searchTextField = UISearchTextField(frame: .zero)

    /// The look of the bar, and its keyboard.
    open var showsCancelButton = false
    open var showsScopeBar = false
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var backgroundImage: UIImage?
    open var searchBarStyle = Style.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.search
    open var enablesReturnKeyAutomatically = true
    open var isSecureTextEntry = false
    open var searchTextPositionAdjustment = UIOffset.zero
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    private var ownAccessoryView: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    open func setScopeBarButtonTitleTextAttributes(_ attributes: UITextAttributes?, for state: UIControl.State) {}
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
    open func positionAdjustment(for icon: Icon) -> UIOffset { .zero }
    open func setScopeBarButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    open var isSearchResultsButtonSelected = false
    open var isLookToDictateEnabled = false
    open var isEnabled = true
    open var scopeBarBackgroundImage: UIImage?
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {}
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { nil }
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { nil }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> UITextAttributes? { nil }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { nil }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { nil }
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
    open func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
    open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
}

/// A field for the text that is searched for. UIKit's class.
open class UISearchTextField: UITextField {
    /// The use that can be made of tokens.
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true
    open var tokenBackgroundColor: UIColor!
    open var tokens: [UISearchToken] = []
    open var searchSuggestions: [any UISearchSuggestion]?
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }
    open var textualRange: UITextRange { UITextRange(0, endOfDocument.offset) }
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { tokens }
}

/// A word of a search that stands for a thing. UIKit's class.
@MainActor @preconcurrency
open class UISearchToken: NSObject {
    /// The look of the word, and the thing.
    let icon: UIImage?
    let text: String
    open var representedObject: Any?

    /// Creates a word.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
    }
}

/// The delegate of a search bar. UIKit's protocol; nobody types into a picture.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// The calls while text is typed into the bar.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
