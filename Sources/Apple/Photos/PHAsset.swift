public import Foundation
public import UIKit
public import CoreLocation

/// A thing in the library of photographs. There is none.
open class PHObject: NSObject, @unchecked Sendable {
    /// The local identifier.
    open var localIdentifier: String { "" }
}

/// A thing that a change would make. None does.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// The kind of an asset.
public enum PHAssetMediaType: Int, Sendable {
    case unknown, image, video, audio
}

/// The kind of an asset, more exactly.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// A photograph or a film in the library. There is none.
open class PHAsset: PHObject, @unchecked Sendable {
    /// The facts about the asset; sizes are in pixels, the length in seconds.
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }
    open var burstIdentifier: String? { nil }

    /// The assets of the library: none.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// The wishes for what is fetched.
open class PHFetchOptions: NSObject {
    public override init() {}
    /// The choice and the order.
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var includeAssetSourceTypes: PHAssetSourceType = []
    open var wantsIncrementalChangeDetails = true
    open var fetchLimit = 0
}

/// The place that an asset came from.
public struct PHAssetSourceType: OptionSet, Sendable {
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// The things that were fetched: none.
open class PHFetchResult<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// The things in order: none.
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType { preconditionFailure("the library holds nothing") }
    open subscript(index: Int) -> ObjectType { object(at: index) }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    open func contains(_ anObject: ObjectType) -> Bool { false }
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        for index in 0..<count {
            var stops = ObjCBool(false)
            block(object(at: index), index, &stops)
        }
    }
}

/// The kind of a collection of assets.
public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum
}

/// The kind of a collection of assets, more exactly.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedAlbum = 5
    case albumCloudShared = 101
    case smartAlbumPanoramas = 201
    case smartAlbumVideos, smartAlbumFavorites
    case smartAlbumRecentlyAdded = 206
    case smartAlbumUserLibrary = 209
    case smartAlbumSelfPortraits, smartAlbumScreenshots
    case any = 9_223_372_036_854_775_807
}

/// Assets that belong together. There are none.
open class PHAssetCollection: PHObject, @unchecked Sendable {
    /// The facts about the collection.
    open var localizedTitle: String? { nil }
    open var estimatedAssetCount: Int { 0 }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }

    /// The collections of the library: none.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// A change of an asset, which is never made.
open class PHAssetChangeRequest: NSObject {
    /// The asset that would be there, and its facts.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite = false

    /// Requests of new assets or of none.
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        PHAssetChangeRequest()
    }
    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        PHAssetChangeRequest()
    }
    open class func deleteAssets(_ assets: any Sequence) {}
}

/// A new asset, which is never made.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// A request, and what it would be made of.
    open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
    open func addResource(with type: PHAssetResourceType, data: Data, options: Any?) {}
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: Any?) {}
}
