public import Foundation

/// A bar with a field for the text that is searched for. UIKit's class.
open class UISearchBar: UIView {
    /// The delegate, the texts, and the look of the bar.
    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String?
    open var placeholder: String?
    open var prompt: String?
    open var showsCancelButton = false
    open var barTintColor: UIColor?
    open var searchBarStyle = Style.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var keyboardType = UIKeyboardType.default
    public let searchTextField = UITextField(frame: .zero)
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// The prominence of a bar.
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }
}

/// The delegate of a search bar. UIKit's protocol; nobody types into a picture.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// The calls while text is typed into the bar.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
