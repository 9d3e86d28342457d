// Filters that are there by name and take their inputs, and make no picture here.
extension CIFilter {
    /// A new filter whose `outputImage` is nil.
    public static func aztecCodeGenerator() -> CIFilter { known("CIAztecCodeGenerator") }
    public static func pdf417BarcodeGenerator() -> CIFilter { known("CIPDF417BarcodeGenerator") }
    public static func barcodeGenerator() -> CIFilter { known("CIBarcodeGenerator") }
    public static func textImageGenerator() -> CIFilter { known("CITextImageGenerator") }
    public static func attributedTextImageGenerator() -> CIFilter { known("CIAttributedTextImageGenerator") }
    public static func lenticularHaloGenerator() -> CIFilter { known("CILenticularHaloGenerator") }
    public static func sunbeamsGenerator() -> CIFilter { known("CISunbeamsGenerator") }
    public static func starShineGenerator() -> CIFilter { known("CIStarShineGenerator") }
    public static func meshGenerator() -> CIFilter { known("CIMeshGenerator") }
    public static func depthOfField() -> CIFilter { known("CIDepthOfField") }
    public static func maskedVariableBlur() -> CIFilter { known("CIMaskedVariableBlur") }
    public static func documentEnhancer() -> CIFilter { known("CIDocumentEnhancer") }
    public static func colorCubesMixedWithMask() -> CIFilter { known("CIColorCubesMixedWithMask") }
    public static func colorCurves() -> CIFilter { known("CIColorCurves") }
    public static func colorPolynomial() -> CIFilter { known("CIColorPolynomial") }
    public static func colorCrossPolynomial() -> CIFilter { known("CIColorCrossPolynomial") }
    public static func thermal() -> CIFilter { known("CIThermal") }
    public static func xRay() -> CIFilter { known("CIXRay") }
    public static func paletteCentroid() -> CIFilter { known("CIPaletteCentroid") }
    public static func palettize() -> CIFilter { known("CIPalettize") }
    public static func hatchedScreen() -> CIFilter { known("CIHatchedScreen") }
    public static func cmykHalftone() -> CIFilter { known("CICMYKHalftone") }
    public static func pointillize() -> CIFilter { known("CIPointillize") }
    public static func hexagonalPixellate() -> CIFilter { known("CIHexagonalPixellate") }
    public static func edgeWork() -> CIFilter { known("CIEdgeWork") }
    public static func lineOverlay() -> CIFilter { known("CILineOverlay") }
    public static func spotColor() -> CIFilter { known("CISpotColor") }
    public static func spotLight() -> CIFilter { known("CISpotLight") }
    public static func heightFieldFromMask() -> CIFilter { known("CIHeightFieldFromMask") }
    public static func shadedMaterial() -> CIFilter { known("CIShadedMaterial") }
    public static func highlightShadow() -> CIFilter { known("CIHighlightShadow") }
    public static func gaborGradients() -> CIFilter { known("CIGaborGradients") }
    public static func saliencyMap() -> CIFilter { known("CISaliencyMapFilter") }
    public static func personSegmentation() -> CIFilter { known("CIPersonSegmentation") }
    public static func coreMLModel() -> CIFilter { known("CICoreMLModelFilter") }
    public static func convolution3X3() -> CIFilter { known("CIConvolution3X3") }
    public static func colorThresholdOtsu() -> CIFilter { known("CIColorThresholdOtsu") }
    public static func convertLabToRGB() -> CIFilter { known("CIConvertLabToRGB") }
    public static func convertRGBtoLab() -> CIFilter { known("CIConvertRGBtoLab") }
    public static func convolution9Horizontal() -> CIFilter { known("CIConvolution9Horizontal") }
    public static func convolution9Vertical() -> CIFilter { known("CIConvolution9Vertical") }
    public static func fourfoldRotatedTile() -> CIFilter { known("CIFourfoldRotatedTile") }
    public static func fourfoldTranslatedTile() -> CIFilter { known("CIFourfoldTranslatedTile") }
    public static func sixfoldRotatedTile() -> CIFilter { known("CISixfoldRotatedTile") }
    public static func perspectiveTransformWithExtent() -> CIFilter { known("CIPerspectiveTransformWithExtent") }
    public static func areaBoundsRed() -> CIFilter { known("CIAreaBoundsRed") }
    public static func areaMinMaxRed() -> CIFilter { known("CIAreaMinMaxRed") }
    public static func areaMaximumAlpha() -> CIFilter { known("CIAreaMaximumAlpha") }
    public static func areaMinimumAlpha() -> CIFilter { known("CIAreaMinimumAlpha") }
    public static func areaAlphaWeightedHistogram() -> CIFilter { known("CIAreaAlphaWeightedHistogram") }
    public static func areaLogarithmicHistogram() -> CIFilter { known("CIAreaLogarithmicHistogram") }
    public static func maximumScaleTransform() -> CIFilter { known("CIMaximumScaleTransform") }
    public static func blurredRoundedRectangleGenerator() -> CIFilter { known("CIBlurredRoundedRectangleGenerator") }
    public static func distanceGradientFromRedMask() -> CIFilter { known("CIDistanceGradientFromRedMask") }
    public static func signedDistanceGradientFromRedMask() -> CIFilter { known("CISignedDistanceGradientFromRedMask") }
    public static func toneMapHeadroom() -> CIFilter { known("CIToneMapHeadroom") }
    public static func convolution5X5() -> CIFilter { known("CIConvolution5X5") }
    public static func convolution7X7() -> CIFilter { known("CIConvolution7X7") }
    public static func mix() -> CIFilter { known("CIMix") }
    public static func bumpDistortionLinear() -> CIFilter { known("CIBumpDistortionLinear") }
    public static func circleSplashDistortion() -> CIFilter { known("CICircleSplashDistortion") }
    public static func circularWrap() -> CIFilter { known("CICircularWrap") }
    public static func displacementDistortion() -> CIFilter { known("CIDisplacementDistortion") }
    public static func droste() -> CIFilter { known("CIDroste") }
    public static func glassDistortion() -> CIFilter { known("CIGlassDistortion") }
    public static func glassLozenge() -> CIFilter { known("CIGlassLozenge") }
    public static func lightTunnel() -> CIFilter { known("CILightTunnel") }
    public static func ninePartStretched() -> CIFilter { known("CINinePartStretched") }
    public static func ninePartTiled() -> CIFilter { known("CINinePartTiled") }
    public static func stretchCrop() -> CIFilter { known("CIStretchCrop") }
    public static func torusLensDistortion() -> CIFilter { known("CITorusLensDistortion") }
    public static func vortexDistortion() -> CIFilter { known("CIVortexDistortion") }
    public static func fourfoldReflectedTile() -> CIFilter { known("CIFourfoldReflectedTile") }
    public static func sixfoldReflectedTile() -> CIFilter { known("CISixfoldReflectedTile") }
    public static func eightfoldReflectedTile() -> CIFilter { known("CIEightfoldReflectedTile") }
    public static func glideReflectedTile() -> CIFilter { known("CIGlideReflectedTile") }
    public static func opTile() -> CIFilter { known("CIOpTile") }
    public static func parallelogramTile() -> CIFilter { known("CIParallelogramTile") }
    public static func perspectiveTile() -> CIFilter { known("CIPerspectiveTile") }
    public static func triangleKaleidoscope() -> CIFilter { known("CITriangleKaleidoscope") }
    public static func triangleTile() -> CIFilter { known("CITriangleTile") }
    public static func twelvefoldReflectedTile() -> CIFilter { known("CITwelvefoldReflectedTile") }
    public static func accordionFoldTransition() -> CIFilter { known("CIAccordionFoldTransition") }
    public static func barsSwipeTransition() -> CIFilter { known("CIBarsSwipeTransition") }
    public static func copyMachineTransition() -> CIFilter { known("CICopyMachineTransition") }
    public static func disintegrateWithMaskTransition() -> CIFilter { known("CIDisintegrateWithMaskTransition") }
    public static func flashTransition() -> CIFilter { known("CIFlashTransition") }
    public static func modTransition() -> CIFilter { known("CIModTransition") }
    public static func pageCurlTransition() -> CIFilter { known("CIPageCurlTransition") }
    public static func pageCurlWithShadowTransition() -> CIFilter { known("CIPageCurlWithShadowTransition") }
    public static func rippleTransition() -> CIFilter { known("CIRippleTransition") }
    public static func keystoneCorrectionCombined() -> CIFilter { known("CIKeystoneCorrectionCombined") }
    public static func keystoneCorrectionHorizontal() -> CIFilter { known("CIKeystoneCorrectionHorizontal") }
    public static func keystoneCorrectionVertical() -> CIFilter { known("CIKeystoneCorrectionVertical") }
    public static func perspectiveRotate() -> CIFilter { known("CIPerspectiveRotate") }
    public static func edgePreserveUpsample() -> CIFilter { known("CIEdgePreserveUpsampleFilter") }
    public static func areaHistogram() -> CIFilter { known("CIAreaHistogram") }
    public static func areaMinMax() -> CIFilter { known("CIAreaMinMax") }
    public static func histogramDisplay() -> CIFilter { known("CIHistogramDisplayFilter") }
    public static func kMeans() -> CIFilter { known("CIKMeans") }
    public static func rowAverage() -> CIFilter { known("CIRowAverage") }
    public static func columnAverage() -> CIFilter { known("CIColumnAverage") }
    public static func colorBlendMode() -> CIFilter { known("CIColorBlendMode") }
    public static func hueBlendMode() -> CIFilter { known("CIHueBlendMode") }
    public static func saturationBlendMode() -> CIFilter { known("CISaturationBlendMode") }
    public static func luminosityBlendMode() -> CIFilter { known("CILuminosityBlendMode") }
    public static func blendWithBlueMask() -> CIFilter { known("CIBlendWithBlueMask") }
    public static func blendWithRedMask() -> CIFilter { known("CIBlendWithRedMask") }
    public static func hueSaturationValueGradient() -> CIFilter { known("CIHueSaturationValueGradient") }
    public static func dither() -> CIFilter { known("CIDither") }
    public static func depthToDisparity() -> CIFilter { known("CIDepthToDisparity") }
    public static func disparityToDepth() -> CIFilter { known("CIDisparityToDepth") }
    public static func labDeltaE() -> CIFilter { known("CILabDeltaE") }
    public static func sobelGradients() -> CIFilter { known("CISobelGradients") }
    public static func cannyEdgeDetector() -> CIFilter { known("CICannyEdgeDetector") }
    public static func blurredRectangleGenerator() -> CIFilter { known("CIBlurredRectangleGenerator") }
    public static func roundedRectangleStrokeGenerator() -> CIFilter { known("CIRoundedRectangleStrokeGenerator") }
}

extension FilterRecipe {
    /// The names of filters that make nothing here: as those of Apple's with an input missing.
    static let unmade: Set<String> = [
        "CIAccordionFoldTransition", "CIAreaAlphaWeightedHistogram", "CIAreaBoundsRed", "CIAreaHistogram",
        "CIAreaLogarithmicHistogram", "CIAreaMaximumAlpha", "CIAreaMinMax", "CIAreaMinMaxRed", "CIAreaMinimumAlpha",
        "CIAttributedTextImageGenerator", "CIAztecCodeGenerator", "CIBarcodeGenerator", "CIBarsSwipeTransition",
        "CIBlendWithBlueMask", "CIBlendWithRedMask", "CIBlurredRectangleGenerator",
        "CIBlurredRoundedRectangleGenerator", "CIBumpDistortionLinear", "CICMYKHalftone", "CICannyEdgeDetector",
        "CICircleSplashDistortion", "CICircularWrap", "CIColorBlendMode", "CIColorCrossPolynomial",
        "CIColorCubesMixedWithMask", "CIColorCurves", "CIColorPolynomial", "CIColorThresholdOtsu", "CIColumnAverage",
        "CIConvertLabToRGB", "CIConvertRGBtoLab", "CIConvolution3X3", "CIConvolution5X5", "CIConvolution7X7",
        "CIConvolution9Horizontal", "CIConvolution9Vertical", "CICopyMachineTransition", "CICoreMLModelFilter",
        "CIDepthOfField", "CIDepthToDisparity", "CIDisintegrateWithMaskTransition", "CIDisparityToDepth",
        "CIDisplacementDistortion", "CIDistanceGradientFromRedMask", "CIDither", "CIDocumentEnhancer", "CIDroste",
        "CIEdgePreserveUpsampleFilter", "CIEdgeWork", "CIEightfoldReflectedTile", "CIFlashTransition",
        "CIFourfoldReflectedTile", "CIFourfoldRotatedTile", "CIFourfoldTranslatedTile", "CIGaborGradients",
        "CIGlassDistortion", "CIGlassLozenge", "CIGlideReflectedTile", "CIHatchedScreen", "CIHeightFieldFromMask",
        "CIHexagonalPixellate", "CIHighlightShadow", "CIHistogramDisplayFilter", "CIHueBlendMode",
        "CIHueSaturationValueGradient", "CIKMeans", "CIKeystoneCorrectionCombined", "CIKeystoneCorrectionHorizontal",
        "CIKeystoneCorrectionVertical", "CILabDeltaE", "CILenticularHaloGenerator", "CILightTunnel", "CILineOverlay",
        "CILuminosityBlendMode", "CIMaskedVariableBlur", "CIMaximumScaleTransform", "CIMeshGenerator", "CIMix",
        "CIModTransition", "CINinePartStretched", "CINinePartTiled", "CIOpTile", "CIPDF417BarcodeGenerator",
        "CIPageCurlTransition", "CIPageCurlWithShadowTransition", "CIPaletteCentroid", "CIPalettize",
        "CIParallelogramTile", "CIPersonSegmentation", "CIPerspectiveRotate", "CIPerspectiveTile",
        "CIPerspectiveTransformWithExtent", "CIPointillize", "CIRippleTransition", "CIRoundedRectangleStrokeGenerator",
        "CIRowAverage", "CISaliencyMapFilter", "CISaturationBlendMode", "CIShadedMaterial",
        "CISignedDistanceGradientFromRedMask", "CISixfoldReflectedTile", "CISixfoldRotatedTile", "CISobelGradients",
        "CISpotColor", "CISpotLight", "CIStarShineGenerator", "CIStretchCrop", "CISunbeamsGenerator",
        "CITextImageGenerator", "CIThermal", "CIToneMapHeadroom", "CITorusLensDistortion", "CITriangleKaleidoscope",
        "CITriangleTile", "CITwelvefoldReflectedTile", "CIVortexDistortion", "CIXRay",
    ]

    static let nothing = FilterRecipe(images: [kCIInputImageKey]) { (_: FilterInput) in nil }
}
