// The names in Swift of the inputs that few filters have.

extension FilterNumbers {
    /// The keys of further numbers.
    public var bias: String { "inputBias" }
    public var bottomHeight: String { "inputBottomHeight" }
    public var compactStyle: String { "inputCompactStyle" }
    public var compactionMode: String { "inputCompactionMode" }
    public var count: String { "inputCount" }
    public var crossAngle: String { "inputCrossAngle" }
    public var crossOpacity: String { "inputCrossOpacity" }
    public var crossScale: String { "inputCrossScale" }
    public var crossWidth: String { "inputCrossWidth" }
    public var cubeDimension: String { "inputCubeDimension" }
    public var dataColumns: String { "inputDataColumns" }
    public var decay: String { "inputDecay" }
    public var density: String { "inputDensity" }
    public var edgeIntensity: String { "inputEdgeIntensity" }
    public var epsilon: String { "inputEpsilon" }
    public var fadeThreshold: String { "inputFadeThreshold" }
    public var focalLength: String { "inputFocalLength" }
    public var fontSize: String { "inputFontSize" }
    public var foldShadowAmount: String { "inputFoldShadowAmount" }
    public var gamma: String { "inputGamma" }
    public var height: String { "inputHeight" }
    public var highlightAmount: String { "inputHighlightAmount" }
    public var insetX: String { "inputInsetX" }
    public var insetY: String { "inputInsetY" }
    public var iterations: String { "inputIterations" }
    public var layers: String { "inputLayers" }
    public var maximum: String { "inputMaximum" }
    public var maximumStriationRadius: String { "inputMaximumStriationRadius" }
    public var minHeight: String { "inputMinHeight" }
    public var minWidth: String { "inputMinWidth" }
    public var minimum: String { "inputMinimum" }
    public var minorAxis: String { "inputMinorAxis" }
    public var noiseLevel: String { "inputNoiseLevel" }
    public var nrNoiseLevel: String { "inputNrNoiseLevel" }
    public var nrSharpness: String { "inputNrSharpness" }
    public var numberOfFolds: String { "inputNumberOfFolds" }
    public var opacity: String { "inputOpacity" }
    public var periodicity: String { "inputPeriodicity" }
    public var refraction: String { "inputRefraction" }
    public var ringAmount: String { "inputRingAmount" }
    public var ringSize: String { "inputRingSize" }
    public var rotation: String { "inputRotation" }
    public var rows: String { "inputRows" }
    public var saturationLevel: String { "inputSaturationLevel" }
    public var scaleFactor: String { "inputScaleFactor" }
    public var shadowAmount: String { "inputShadowAmount" }
    public var shadowDensity: String { "inputShadowDensity" }
    public var shadowExtent: String { "inputShadowExtent" }
    public var shadowSize: String { "inputShadowSize" }
    public var sharpnessLevel: String { "inputSharpnessLevel" }
    public var softness: String { "inputSoftness" }
    public var strandWidth: String { "inputStrandWidth" }
    public var strength: String { "inputStrength" }
    public var striationContrast: String { "inputStriationContrast" }
    public var striationStrength: String { "inputStriationStrength" }
    public var targetSize: String { "inputTargetSize" }
    public var tint: String { "inputTint" }
    public var unsharpMaskIntensity: String { "inputUnsharpMaskIntensity" }
    public var unsharpMaskRadius: String { "inputUnsharpMaskRadius" }
    public var volume: String { "inputVolume" }
    public var zoom: String { "inputZoom" }
}

extension FilterPictures {
    /// The keys of further pictures.
    public var backsideImage: String { "inputBacksideImage" }
    public var disparityImage: String { "inputDisparityImage" }
    public var displacementImage: String { "inputDisplacementImage" }
    public var gradientImage: String { "inputGradientImage" }
    public var mapImage: String { "inputMapImage" }
    public var paletteImage: String { "inputPaletteImage" }
    public var shadingImage: String { "inputShadingImage" }
    public var smallImage: String { "inputSmallImage" }
    public var texture: String { "inputTexture" }
}

extension FilterPlaces {
    /// The keys of further places.
    public var bottomLeft: String { "inputBottomLeft" }
    public var bottomRight: String { "inputBottomRight" }
    public var insetPoint0: String { "inputInsetPoint0" }
    public var insetPoint1: String { "inputInsetPoint1" }
    public var point2: String { "inputPoint2" }
    public var point3: String { "inputPoint3" }
    public var point4: String { "inputPoint4" }
    public var topLeft: String { "inputTopLeft" }
    public var topRight: String { "inputTopRight" }
}
