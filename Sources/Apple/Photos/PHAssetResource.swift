public import Foundation

/// The kind of a file of an asset.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
    case fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
    case photoProxy = 19
}

/// A file of an asset. There is none.
open class PHAssetResource: NSObject, @unchecked Sendable {
    /// The kind and the names of the file.
    open var type: PHAssetResourceType { .photo }
    open var assetLocalIdentifier: String { "" }
    open var originalFilename: String { "" }
    open var uniformTypeIdentifier: String { "" }

    /// The size in pixels.
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }

    /// The files of an asset: none.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
    open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}

/// The settings of reading a file of an asset.
open class PHAssetResourceRequestOptions: NSObject {
    /// Indicates whether a file may come from the network, and what is told of its coming.
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double) -> Void)?
}

/// Reads the files of assets, which fails.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let one = PHAssetResourceManager()

    /// The one of the app.
    open class func `default`() -> PHAssetResourceManager { one }

    /// Gives the bytes of a file, or writes them: it fails.
    @discardableResult
    open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
    ) -> Int32 {
        completionHandler(PHPhotosError(.identifierNotFound))
        return 0
    }
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(PHPhotosError(.identifierNotFound)) }
    public func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
    ) async throws { throw PHPhotosError(.identifierNotFound) }
    open func cancelDataRequest(_ requestID: Int32) {}
}
