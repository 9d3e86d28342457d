/// The options of a photo picker of UIKit.
public struct PHPickerConfiguration: Sendable {
    /// The kinds of assets that are offered; nil for all.
    public var filter: PHPickerFilter?
    /// 0 for as many as one likes.
    public var selectionLimit = 1
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []
    public var mode = Mode.default
    public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
    public var disabledCapabilities: PHPickerCapabilities = []

    /// The form of the picker.
    public enum Mode: Int, Sendable {
        case `default`, compact
    }

    /// The encoding of the assets.
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic, current, compatible
    }

    /// The order of the chosen assets.
    public enum Selection: Int, Sendable {
        case `default`, ordered, continuous, continuousAndOrdered
    }

    /// Changes of a picker that is open.
    public struct Update: Sendable {
        /// The new options; nil for the old ones.
        public var selectionLimit: Int?
        public var edgesWithoutContentMargins: NSDirectionalRectEdge?

        public init() {}
    }

    public init() {}
    /// Creates a configuration for a library.
    public init(photoLibrary: PHPhotoLibrary) {}
}
