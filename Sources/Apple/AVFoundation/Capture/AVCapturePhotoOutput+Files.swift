extension AVCapturePhotoSettings {
    /// Creates settings of a raw photograph and one that is made of it, each in a kind of file.
    public convenience init(
        rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?,
        processedFileType: AVFileType?
    ) { self.init(rawPixelFormatType: rawPixelFormatType, processedFormat: processedFormat) }
}

extension AVCapturePhotoOutput {
    /// The settings that are made ready for: none is.
    public var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { [] }
}
