public import CoreLocation
public import Foundation
public import UIKit

/// A change of an asset, which is never made.
open class PHAssetChangeRequest: NSObject {
    /// The asset that would be there, and its facts.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite = false
    open var isHidden = false
    open var contentEditingOutput: PHContentEditingOutput?

    override init() {}

    /// Creates a request for an asset.
    public convenience init(for asset: PHAsset) {
        self.init()
        (creationDate, location) = (asset.creationDate, asset.location)
        (isFavorite, isHidden) = (asset.isFavorite, asset.isHidden)
    }

    /// Takes the changes of the picture back.
    open func revertAssetContentToOriginal() {}

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
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
}

/// The settings of a file of a new asset.
open class PHAssetResourceCreationOptions: NSObject {
    /// The names of the file, and the choice to move it.
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var shouldMoveFile = false

    public override init() {}
}
