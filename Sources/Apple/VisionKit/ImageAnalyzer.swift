public import UIKit
import Vision

/// Looks for texts, codes and things in a picture. Nothing is seen, and whoever asks is told so.
public final class ImageAnalyzer: Sendable {
    /// Creates one.
    public init() {}

    /// Indicates whether the device can look, and the languages that it reads: none.
    public static var isSupported: Bool { false }
    public static var supportedTextRecognitionLanguages: [String] { [] }

    /// Kinds of what is looked for.
    public struct AnalysisTypes: OptionSet, Sendable {
        public static let text = AnalysisTypes(rawValue: 1)
        public static let machineReadableCode = AnalysisTypes(rawValue: 2)
        public static let visualLookUp = AnalysisTypes(rawValue: 4)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The wishes for what is looked for.
    public struct Configuration: Sendable {
        /// The kinds, and the languages in the order of their likelihood.
        public let analysisTypes: AnalysisTypes
        public var locales: [String] = []

        /// Creates wishes for kinds.
        public init(_ types: AnalysisTypes) {
            analysisTypes = types
        }
    }

    /// Looks at a picture.
    ///
    /// - Throws: `VNError.notImplemented`.
    @MainActor
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        throw VNError(.notImplemented)
    }
    @MainActor
    public func analyze(
        _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw VNError(.notImplemented) }
    public func analyze(
        _ cgImage: CGImage, orientation: UIImage.Orientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw VNError(.notImplemented) }
    public func analyze(
        imageAt imageURL: URL, orientation: UIImage.Orientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw VNError(.notImplemented) }
}

/// The things that were seen in a picture. Nothing was.
public final class ImageAnalysis: Sendable {
    /// The text, and whether there is anything of some kinds.
    public var transcript: String { "" }
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}
