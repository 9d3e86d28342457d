public import Foundation
public import UIKit

/// A picture that moves. There is none.
open class PHLivePhoto: NSObject, @unchecked Sendable {
    /// The size in pixels.
    open var size: CGSize { .zero }

    /// Makes one of its files, which fails.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)])
        return PHLivePhotoRequestIDInvalid
    }
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

/// The number of a request for a picture that moves.
public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The keys of the facts about a picture that was asked for.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
