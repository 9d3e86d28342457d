public import Foundation

/// A change of an album, which is never made.
open class PHAssetCollectionChangeRequest: NSObject {
    /// The name of the album, and the one that would be made.
    open var title = ""
    public let placeholderForCreatedAssetCollection = PHObjectPlaceholder()

    /// Requests of changes of an album, of a new one, and of none.
    public init?(for assetCollection: PHAssetCollection) {
        title = assetCollection.localizedTitle ?? ""
    }
    init(title: String) {
        self.title = title
    }
    @discardableResult
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        PHAssetCollectionChangeRequest(title: title)
    }
    open class func deleteAssetCollections(_ assetCollections: any Sequence) {}

    /// Adds or removes assets.
    open func addAssets(_ assets: any Sequence) {}
    open func removeAssets(_ assets: any Sequence) {}
    open func insertAssets(_ assets: any Sequence, at indexes: IndexSet) {}
}
