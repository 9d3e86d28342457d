public import Foundation

/// The delegate of an image picker. UIKit's protocol; nobody picks one here.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// The calls when the user has picked a picture, or none.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A view controller to pick a picture from. UIKit's class; no source of pictures is there.
open class UIImagePickerController: UIViewController, _UndrawnResponder {
    /// The delegate, and the choice that the user has.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    open var sourceType = SourceType.photoLibrary
    open var allowsEditing = false
    open var mediaTypes: [String] = ["public.image"]
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraFlashMode = CameraFlashMode.auto
    open var cameraOverlayView: UIView?
    open var cameraViewTransform = CGAffineTransform.identity
    open var showsCameraControls = true
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality = QualityType.typeMedium
    open var videoExportPreset = ""
    open var imageExportPreset = ImageURLExportPreset.compatible
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// Takes nothing: there is no camera. The delegate hears that nothing was picked.
    open func takePicture() { cancel() }
    open func startVideoCapture() -> Bool { false }
    open func stopVideoCapture() { cancel() }

    private func cancel() {
        DispatchQueue.main.async { [weak self] in
            if let self { delegate?.imagePickerControllerDidCancel(self) }
        }
    }

    /// Returns whether there are pictures from a source: there are none here.
    public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

    /// The source of pictures.
    public enum SourceType: Int, Sendable {
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// The camera of a device.
    public enum CameraDevice: Int, Sendable {
        case rear, front
    }

    /// The kind of what a camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        case photo, video
    }

    /// The use of a camera's light.
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto, on
    }

    /// The quality of a film.
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// The format of a picture's file.
    public enum ImageURLExportPreset: Int, Sendable {
        case compatible, current
    }

    /// A key of the facts about a picture.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    }
}

/// The cutting of a film. UIKit's class; films are not cut here.
open class UIVideoEditorController: UINavigationController {
    /// The film, its greatest length in seconds, and its quality.
    open var videoPath = ""
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality = UIImagePickerController.QualityType.typeLow
    open class func canEditVideo(atPath videoPath: String) -> Bool { false }
}

/// The delegate of the cutting of a film. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
    /// The calls as a film is cut.
    func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
    public func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
    ) {}
    public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
    public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}
