public import Foundation
import TintypeGraphics

/// A sink that takes photographs. Each try fails.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() {}
    /// Indicates whether pictures of high resolution can be taken.
    open var isHighResolutionCaptureEnabled = false

    /// Takes no photograph: the delegate is told of an empty one, and of the end, with ``AVError/Code/deviceNotConnected``.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        nonisolated(unsafe) let delegate = delegate
        let number = settings.uniqueID
        DispatchQueue.main.async { [self] in
            let error = AVError(.deviceNotConnected)
            delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: error)
            delegate.photoOutput(
                self, didFinishCaptureFor: AVCaptureResolvedPhotoSettings(uniqueID: number), error: error)
        }
    }
}

/// The wishes for a photograph.
open class AVCapturePhotoSettings: NSObject {
    private static let numbers = Lock<Int64>(0)

    /// A number that no other settings have.
    public let uniqueID: Int64

    public override init() {
        uniqueID = AVCapturePhotoSettings.numbers.withLock { last in
            last += 1
            return last
        }
    }

    /// The use of the flash.
    open var flashMode = AVCaptureDevice.FlashMode.off
}

/// A photograph that was taken. None is here.
open class AVCapturePhoto: NSObject {
    /// The photograph as the bytes of a file.
    open func fileDataRepresentation() -> Data? { nil }
}

/// The settings that a photograph was taken with.
open class AVCaptureResolvedPhotoSettings: NSObject {
    /// That of the settings that were asked for.
    public let uniqueID: Int64

    init(uniqueID: Int64) {
        self.uniqueID = uniqueID
    }
}

/// An object that is told of a photograph.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// The calls while a photograph is taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}
