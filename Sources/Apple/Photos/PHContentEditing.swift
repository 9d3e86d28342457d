public import AVFoundation
public import CoreLocation
public import Foundation
public import UIKit

/// A description of what was changed in a picture.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
    /// The form of the description, its version, and its bytes.
    public let formatIdentifier: String
    public let formatVersion: String
    public let data: Data

    /// Creates a description.
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    }
}

/// A picture to change. There is none.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
    /// The facts about the picture.
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var creationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var uniformTypeIdentifier: String? { nil }
    open var adjustmentData: PHAdjustmentData? { nil }
    open var displaySizeImage: UIImage? { nil }
    open var fullSizeImageURL: URL? { nil }
    open var fullSizeImageOrientation: Int32 { 1 }
    open var audiovisualAsset: AVAsset? { nil }
    open var livePhoto: PHLivePhoto? { nil }
}

/// A picture that was changed.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
    /// The description of the change, and the place for the picture.
    open var adjustmentData: PHAdjustmentData?
    public let renderedContentURL: URL

    /// Creates a place for a picture that was changed.
    public init(contentEditingInput: PHContentEditingInput) {
        renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".jpg")
    }
}

/// The wishes for a picture to change.
open class PHContentEditingInputRequestOptions: NSObject {
    public override init() {}
    /// The choice among descriptions, the source, and what is told of its coming, 0...1.
    open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

/// The number of a request for a picture to change.
public typealias PHContentEditingInputRequestID = Int
/// The keys of the facts about a picture to change.
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"

extension PHAsset {
    /// Gives nothing to change.
    @discardableResult
    public func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        completionHandler(nil, [PHContentEditingInputErrorKey: PHPhotosError(.identifierNotFound)])
        return 0
    }
    public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
