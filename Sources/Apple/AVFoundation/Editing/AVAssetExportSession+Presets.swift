public import Foundation

extension AVAssetExportSession {
    /// The presets that fit a film: none, as no film is opened.
    public class func allExportPresets() -> [String] { [] }
    public class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    public class func compatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
    ) async -> Bool { false }
    public class func determineCompatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
        completionHandler handler: @escaping (Bool) -> Void
    ) { handler(false) }
    public var supportedFileTypes: [AVFileType] { [] }
    public var compatibleFileTypes: [AVFileType] { get async { [] } }
    public func determineCompatibleFileTypes(completionHandler handler: @escaping ([AVFileType]) -> Void) {
        handler([])
    }

    /// The size of the file in bytes, and the length of the film.
    ///
    /// - Throws: An error always: no film is opened.
    public var estimatedOutputFileLengthInBytes: Int64 {
        get async throws { throw AVError(.fileFormatNotRecognized) }
    }
    public var estimatedMaximumDuration: CMTime {
        get async throws { throw AVError(.fileFormatNotRecognized) }
    }
    public var estimatedOutputFileLength: Int64 { 0 }
    public func estimateOutputFileLength(completionHandler handler: @escaping (Int64, (any Error)?) -> Void) {
        handler(0, AVError(.fileFormatNotRecognized))
    }
    public func estimateMaximumDuration(completionHandler handler: @escaping (CMTime, (any Error)?) -> Void) {
        handler(.invalid, AVError(.fileFormatNotRecognized))
    }

    /// The steps of an export: none is taken, and the sequence ends at once.
    public func states(updateInterval: TimeInterval = .infinity) -> some AsyncSequence<State, Never> & Sendable {
        AsyncStream<State> { $0.finish() }
    }

    /// A step of an export.
    public enum State: Sendable {
        case pending
        case waiting
        case exporting(progress: Progress)
    }
}

extension AVAssetImageGenerator {
    /// The part of the pictures that is shown.
    public struct ApertureMode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }
}
