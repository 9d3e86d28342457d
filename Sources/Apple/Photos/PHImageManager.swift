public import Foundation
public import UIKit
public import AVFoundation

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the picture as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The keys of the facts about a picture that was asked for.
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"

/// The key of the number of a request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

/// Told of a picture's coming, 0...1.
public typealias PHAssetImageProgressHandler =
    (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void
/// Told of a film's coming, 0...1.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// The scaling of a picture.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static var `default`: PHImageContentMode { .aspectFit }
}

/// The wishes for a picture.
open class PHImageRequestOptions: NSObject {
    public override init() {}
    /// The quality, the size and the source of the picture.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var isSynchronous = false
    open var isNetworkAccessAllowed = false
    open var normalizedCropRect = CGRect.zero
    open var version = PHImageRequestOptionsVersion.current
    open var allowSecondaryDegradedImage = false
    open var progressHandler: PHAssetImageProgressHandler?
}

/// The choice between a quick picture and a good one.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic, highQualityFormat, fastFormat
}

/// The exactness of a picture's size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    case none, fast, exact
}

/// The choice between a picture as it is and as it was.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    case current, unadjusted, original
}

/// The wishes for a film.
open class PHVideoRequestOptions: NSObject {
    public override init() {}
    /// The source and the quality of the film.
    open var isNetworkAccessAllowed = false
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    open var version = PHVideoRequestOptionsVersion.current
    open var progressHandler: PHAssetVideoProgressHandler?
}

/// The choice between a film as it is and as it was.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
    case current, original
}

/// The wishes for a picture that moves.
open class PHLivePhotoRequestOptions: NSObject {
    public override init() {}
    /// The source and the quality of the picture.
    open var isNetworkAccessAllowed = false
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var version = PHImageRequestOptionsVersion.current
    open var progressHandler: PHAssetImageProgressHandler?
}

/// The choice between a quick film and a good one.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}

/// Hands over the pictures of assets. There are none: each request is answered with nothing and an error.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()

    public override init() {}
    /// The manager for all.
    open class func `default`() -> PHImageManager { manager }

    private var failure: [AnyHashable: Any] { [PHImageErrorKey: PHPhotosError(.identifierNotFound)] }

    /// Answers with no picture, film or data, and an error among the facts.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, failure)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, failure)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, failure)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, failure)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, failure)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AnyObject?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, failure)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, failure)
        return PHInvalidImageRequestID
    }
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Keeps the pictures of assets ready. There are none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Indicates whether pictures of high quality are kept, too.
    open var allowsCachingHighQualityImages = true
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}
