/// The options of a photo picker of UIKit.
public struct PHPickerConfiguration: Sendable {
    /// The kinds of assets that are offered; nil for all.
    public var filter: PHPickerFilter?
    /// 0 for as many as one likes.
    public var selectionLimit = 1
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []

    /// The encoding of the assets.
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic, current, compatible
    }

    /// The order of the chosen assets.
    public enum Selection: Int, Sendable {
        case `default`, ordered, continuous, continuousAndOrdered
    }

    public init() {}
    /// Creates a configuration for a library.
    public init(photoLibrary: PHPhotoLibrary) {}
}
