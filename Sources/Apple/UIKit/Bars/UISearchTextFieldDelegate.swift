/// The delegate of a field of a search. UIKit's protocol; nobody copies or taps tokens.
@MainActor @preconcurrency
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// The data that a token is copied as, and the call when one of the suggestions is chosen.
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
        -> NSItemProvider
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider() }
    public func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) {}
}
