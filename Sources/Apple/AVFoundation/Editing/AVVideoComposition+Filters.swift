public import CoreImage
public import Foundation
public import QuartzCore

/// A picture of a film to be filtered. None comes here.
open class AVAsynchronousCIImageFilteringRequest: NSObject, @unchecked Sendable {
    override init() {}
    /// The picture, its time and its size in pixels.
    open var sourceImage: CIImage { CIImage.empty() }
    open var compositionTime: CMTime { .invalid }
    open var renderSize: CGSize { .zero }

    /// Ends the request.
    open func finish(with filteredImage: CIImage, context: CIContext?) {}
    open func finish(with error: any Error) {}
}

extension AVVideoComposition {
    /// Creates the look of a film; the function is never called, as no film is opened.
    public convenience init(
        asset: AVAsset,
        applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void
    ) { self.init() }
    public convenience init(propertiesOf asset: AVAsset) { self.init() }

    /// The look of a film.
    ///
    /// - Throws: An error always: no film is opened.
    public class func videoComposition(withPropertiesOf asset: AVAsset) async throws -> Self {
        throw AVError(.fileFormatNotRecognized)
    }
    public class func videoComposition(
        with asset: AVAsset,
        applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void
    ) async throws -> Self { throw AVError(.fileFormatNotRecognized) }
}

/// Draws layers over a film. It is kept, and drawn nowhere.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    /// Creates the drawing of layers, of which one shows the film.
    public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {}
    public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {}
    public init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {}
}

/// The names of a film's colours.
public let AVVideoColorPrimaries_ITU_R_709_2 = "ITU_R_709_2"
public let AVVideoColorPrimaries_ITU_R_2020 = "ITU_R_2020"
public let AVVideoColorPrimaries_P3_D65 = "P3_D65"
public let AVVideoTransferFunction_ITU_R_709_2 = "ITU_R_709_2"
public let AVVideoTransferFunction_ITU_R_2100_HLG = "ITU_R_2100_HLG"
public let AVVideoTransferFunction_SMPTE_ST_2084_PQ = "SMPTE_ST_2084_PQ"
public let AVVideoYCbCrMatrix_ITU_R_709_2 = "ITU_R_709_2"
public let AVVideoYCbCrMatrix_ITU_R_2020 = "ITU_R_2020"
