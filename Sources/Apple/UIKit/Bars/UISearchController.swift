public import Foundation

/// An object that shows the results of a search. UIKit's protocol.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text that is searched for has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search. UIKit's protocol.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The calls when the search comes and goes.
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// A view controller with a search bar. UIKit's class.
open class UISearchController: UIViewController {
    open private(set) var searchBar = UISearchBar(frame: .zero)
    /// The object that shows the results, and the behavior of the search.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open private(set) var searchResultsController: UIViewController?
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var scopeBarActivation = ScopeBarActivation.automatic
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    open var searchSuggestions: [any UISearchSuggestion]?
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

    /// The time at which the scopes are seen.
    public enum ScopeBarActivation: Int, Sendable {
        case automatic, manual, onTextEntry, onSearchActivation
    }
    /// True where the bar of scopes comes and goes with the search.
    open var automaticallyShowsScopeBar = true
    /// True where results are shown before anything is typed.
    open var showsSearchResultsController = false
    /// True while something is searched for.
    open var isActive = false {
        didSet { if isActive != oldValue { activityDidChange(isActive) } }
    }

    private func activityDidChange(_ isActive: Bool) {
        if isActive {
            delegate?.willPresentSearchController(self)
            searchResultsUpdater?.updateSearchResults(for: self)
            delegate?.didPresentSearchController(self)
        } else {
            delegate?.willDismissSearchController(self)
            searchResultsUpdater?.updateSearchResults(for: self)
            delegate?.didDismissSearchController(self)
        }
    }

    /// The controller of the results where they are seen: while something is searched for, once there is a text.
    var shownResults: UIViewController? {
        guard isActive, showsSearchResultsController || searchBar.text?.isEmpty == false else { return nil }
        return searchResultsController
    }

    /// Creates a controller; nil shows the results where the search began.
    public convenience init() { self.init(searchResultsController: nil) }
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }

    /// True where the results come as soon as something is typed.
    open var automaticallyShowsSearchResultsController = true
    /// True where what is searched is dimmed.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
}

/// A text that a search suggests. UIKit's protocol.
@MainActor @preconcurrency
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text, and its picture.
    var localizedSuggestion: String? { get }
    var localizedAttributedSuggestion: NSAttributedString? { get }
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }
}

/// A text that a search suggests. UIKit's class.
@MainActor @preconcurrency
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text, and its picture.
    open private(set) var localizedSuggestion: String?
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    open private(set) var localizedDescription: String?
    open private(set) var iconImage: UIImage?
    open var representedObject: Any?

    /// Creates a suggestion.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion.string
        localizedAttributedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
    }
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.localizedSuggestion = localizedSuggestion
        localizedAttributedSuggestion = NSAttributedString(string: localizedSuggestion)
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
    }
}
