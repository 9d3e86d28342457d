public import Foundation
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
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
    public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
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
    open var representsBurst: Bool { false }
    open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    open var sourceType: PHAssetSourceType { [] }
    open var playbackStyle: PlaybackStyle { .unsupported }
    open var hasAdjustments: Bool { false }
    open var addedDate: Date? { nil }
    open var adjustmentFormatIdentifier: String? { nil }

    /// The ways in which an asset moves.
    public enum PlaybackStyle: Int, Sendable {
        case unsupported, image, imageAnimated, livePhoto, video, videoLooping
    }

    /// Returns whether the asset may be changed: it may not.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

    /// The assets of the library: none.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? { nil }
    open class func fetchAssets(
        withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
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
    open func index(of anObject: ObjectType, in range: NSRange) -> Int { NSNotFound }
    open func enumerateObjects(
        options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateObjects(block) }
    open func enumerateObjects(
        at s: IndexSet, options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        for index in 0..<count {
            var stops = ObjCBool(false)
            block(object(at: index), index, &stops)
        }
    }
}

/// A change of an asset.
public enum PHAssetEditOperation: Int, Sendable {
    case delete = 1
    case content, properties
}

/// The choice of a picture out of many that were taken at once.
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
    public static let autoPick = PHAssetBurstSelectionType(rawValue: 1)
    public static let userPick = PHAssetBurstSelectionType(rawValue: 2)
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
