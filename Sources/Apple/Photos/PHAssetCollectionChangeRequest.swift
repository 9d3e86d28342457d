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
    open func removeAssets(at indexes: IndexSet) {}
    open func replaceAssets(at indexes: IndexSet, withAssets assets: any Sequence) {}
    open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {}
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
        self.init(for: assetCollection)
    }
}

/// A change of a folder of albums, which is never made.
open class PHCollectionListChangeRequest: NSObject {
    /// The name of the folder, and the one that would be made.
    open var title = ""
    public let placeholderForCreatedCollectionList = PHObjectPlaceholder()

    /// Requests of changes of a folder, of a new one, and of none.
    public convenience init?(for collectionList: PHCollectionList) {
        self.init(title: collectionList.localizedTitle ?? "")
    }
    init(title: String) {
        self.title = title
    }
    @discardableResult
    open class func creationRequestForCollectionList(withTitle title: String) -> PHCollectionListChangeRequest {
        PHCollectionListChangeRequest(title: title)
    }
    open class func deleteCollectionLists(_ collectionLists: any Sequence) {}

    /// Adds or removes albums.
    open func addChildCollections(_ collections: any Sequence) {}
    open func removeChildCollections(_ collections: any Sequence) {}
    open func insertChildCollections(_ collections: any Sequence, at indexes: IndexSet) {}
    open func removeChildCollections(at indexes: IndexSet) {}
}
