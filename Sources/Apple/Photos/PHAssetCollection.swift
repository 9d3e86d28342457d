public import CoreLocation
import Foundation

/// The kind of a collection of assets.
public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum
    case moment
}

/// The kind of a collection of assets, more exactly.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100
    case albumCloudShared
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
    case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic
    case smartAlbumSpatial
    case smartAlbumScreenRecordings
    case any = 9_223_372_036_854_775_807
}

/// A change of a collection.
public enum PHCollectionEditOperation: Int, Sendable {
    case deleteContent = 1
    case removeContent, addContent, createContent, rearrangeContent, delete, rename
}

/// Things that belong together. There are none.
open class PHCollection: PHObject, @unchecked Sendable {
    /// The name of the collection, and what it may hold.
    open var localizedTitle: String? { nil }
    open var canContainAssets: Bool { false }
    open var canContainCollections: Bool { false }

    /// Returns whether the collection may be changed: it may not.
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    /// The collections of the library: none.
    open class func fetchCollections(
        in collectionList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> { PHFetchResult() }
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}

/// The kind of a folder of collections.
public enum PHCollectionListType: Int, Sendable {
    case folder = 2
    case smartFolder
}

/// The kind of a folder of collections, more exactly.
public enum PHCollectionListSubtype: Int, Sendable {
    case regularFolder = 100
    case smartFolderEvents = 200
    case smartFolderFaces
    case any = 9_223_372_036_854_775_807
}

/// A folder of collections. There is none.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    /// The facts about the folder.
    open var collectionListType: PHCollectionListType { .folder }
    open var collectionListSubtype: PHCollectionListSubtype { .any }

    /// The folders of the library: none.
    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
    open class func fetchCollectionLists(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}

/// Assets that belong together. There are none.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    /// The facts about the collection.
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var approximateLocation: CLLocation? { nil }
    open var localizedLocationNames: [String] { [] }
    open var estimatedAssetCount: Int { 0 }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }

    /// The collections of the library: none.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        PHAssetCollection()
    }
}
