/// An asset that was chosen.
public struct PHPickerResult {
    /// The provider of the asset, and its identifier in the library.
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

/// The delegate of a photo picker. Nobody chooses one here.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called when the user has chosen, or cancelled with no results.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A view controller to choose photographs from. It is drawn as a box with its name.
open class PHPickerViewController: UIViewController, _UndrawnResponder {
    /// The options of the picker, and its delegate.
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Changes what is chosen: nothing is.
    open func deselectAssets(withIdentifiers identifiers: [String]) {}
    open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}
    open func updatePicker(using configuration: PHPickerConfiguration.Update) {}
    open func scrollToInitialPosition() {}
    open func zoomIn() {}
    open func zoomOut() {}

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }
}
