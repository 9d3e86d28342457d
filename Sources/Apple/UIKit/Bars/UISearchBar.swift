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
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var prompt: String?
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            partsDidChange()
        }
    }
    open var selectedScopeButtonIndex = 0 { didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex } }
    open private(set) var searchTextField = UISearchTextField(frame: .zero)
    private lazy var cancelButton = UIButton(type: .system)
    private let scopes = UISegmentedControl(items: nil)

    /// The look of the bar, and its keyboard.
    open var showsCancelButton = false { didSet { partsDidChange() } }
    open var showsScopeBar = false { didSet { partsDidChange() } }
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

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareForNib()
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForNib() { addSubview(searchTextField) }

    private func partsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

    /// In points. UIKit 26.1's bar is 44 high; a bar of scopes is as much below it.
    private var height: CGFloat { hasScopes ? 88 : 44 }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    /// The field of UIKit 26.1 is 36 points high, 8 from the sides.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let top = (bounds.height - height) / 2
        var end = bounds.width - 8
        if showsCancelButton {
            if cancelButton.superview == nil {
                cancelButton.setTitle("Cancel", for: .normal)
                cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
                addSubview(cancelButton)
            }
            let width = cancelButton.intrinsicContentSize.width
            cancelButton.frame = mirrored(CGRect(x: end - width, y: top, width: width, height: 36))
            end -= width + 8
        } else if cancelButton.superview === self {
            cancelButton.removeFromSuperview()
        }
        searchTextField.frame = mirrored(CGRect(x: 8, y: top, width: max(0, end - 8), height: 36))
        guard hasScopes else {
            if scopes.superview === self { scopes.removeFromSuperview() }
            return
        }
        if scopes.superview == nil { addSubview(scopes) }
        scopes.frame = CGRect(x: 8, y: top + 46, width: max(0, bounds.width - 16), height: 31)
    }
}

/// A field for the text that is searched for. UIKit's class.
open class UISearchTextField: UITextField {
    /// The use that can be made of tokens.
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true
    open var tokenBackgroundColor: UIColor!
    open var tokens: [UISearchToken] = []
    open var searchSuggestions: [any UISearchSuggestion]?

    /// Creates a field, in a medium font of 17 points as UIKit 26.1's.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareForNib()
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForNib() {
        super.prepareForNib()
        font = .systemFont(ofSize: 17, weight: .medium)
        clearButtonMode = .always
    }

    /// The text begins 39.5 points from the start, after the sign of a search, and ends before the button that clears it.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let end: CGFloat = (text ?? "").isEmpty ? 12 : 34.5
        let insets =
            isRightToLeft
            ? UIEdgeInsets(top: 0, left: end, bottom: 0, right: 39.5)
            : UIEdgeInsets(top: 0, left: 39.5, bottom: 0, right: end)
        return bounds.inset(by: insets)
    }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let x = isRightToLeft ? bounds.minX + 12 : bounds.maxX - 34.5
        return CGRect(x: x, y: bounds.midY - 10.25, width: 20.5, height: 20.5)
    }
    open override var intrinsicContentSize: CGSize {
        let text = super.intrinsicContentSize
        return CGSize(width: text.width + 52, height: 36)
    }
    override var ownPicture: AnyView? {
        guard let field = super.ownPicture else { return nil }
        var picture = ControlPicture(bounds.size)
        picture.add(field, in: CGRect(origin: .zero, size: bounds.size))
        let symbols = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        if leftView == nil, let sign = UIImage(systemName: "magnifyingglass", withConfiguration: symbols) {
            let own = UIView.ContentMode.center.place(of: sign.size, in: CGSize(width: 20.5, height: bounds.height))
            picture.add(
                sign.view(size: own.size, color: text?.isEmpty == false ? .label : .secondaryLabel),
                in: mirrored(own.offsetBy(dx: 12, dy: 0)))
        }
        return picture.view()
    }

    /// The words that stand for things, before the text, and their places.
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

/// The delegate of a search bar. UIKit's protocol; a stage types.
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
