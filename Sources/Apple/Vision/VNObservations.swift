/// Something seen. Nothing is.
open class VNObservation: NSObject, @unchecked Sendable {
    /// The identity, and the trust from 0 to 1.
    public let uuid = UUID()
    open var confidence: VNConfidence { 0 }

    /// Creates one that says nothing.
    public override init() {}
}

/// A thing at a place.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    /// The place in the picture, from 0 to 1, with y going up.
    public let boundingBox: CGRect
    open var globalSegmentationMask: VNPixelBufferObservation? { nil }

    /// Creates a thing at no place.
    public override init() {
        boundingBox = .zero
        super.init()
    }

    /// Creates a thing at a place.
    public init(boundingBox: CGRect) {
        self.boundingBox = boundingBox
        super.init()
    }
    public convenience init(requestRevision: Int, boundingBox: CGRect) { self.init(boundingBox: boundingBox) }
}

/// A rectangle in perspective.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    private var corners = [CGPoint](repeating: .zero, count: 4)
    /// The corners.
    open var topLeft: CGPoint { corners[0] }
    open var topRight: CGPoint { corners[3] }
    open var bottomLeft: CGPoint { corners[1] }
    open var bottomRight: CGPoint { corners[2] }

    /// Creates a rectangle of its corners.
    public convenience init(
        requestRevision: Int, topLeft: CGPoint, bottomLeft: CGPoint, bottomRight: CGPoint, topRight: CGPoint
    ) {
        let corners = [topLeft, bottomLeft, bottomRight, topRight]
        let (across, down) = (corners.map(\.x), corners.map(\.y))
        let (left, bottom) = (across.min() ?? 0, down.min() ?? 0)
        self.init(
            boundingBox: CGRect(
                x: left, y: bottom, width: (across.max() ?? 0) - left, height: (down.max() ?? 0) - bottom))
        self.corners = corners
    }
}

/// A line of text.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    /// The readings of the line: none.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A place of text.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
    /// The places of the letters.
    open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// A reading of a line.
open class VNRecognizedText: NSObject, @unchecked Sendable {
    /// The text, the trust in it, and the place of a part.
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// The turns in radians, and the quality of the picture.
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
    open var pitch: NSNumber? { nil }
    open var faceCaptureQuality: Float? { nil }
    open var landmarks: VNFaceLandmarks2D? { nil }
}

/// A code.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    /// The content, and the kind of the code.
    open var payloadStringValue: String? { nil }
    open var payloadData: Data? { nil }
    open var symbology: VNBarcodeSymbology { .qr }
    open var barcodeDescriptor: CIBarcodeDescriptor? { nil }
    open var supplementalPayloadString: String? { nil }
    open var supplementalPayloadData: Data? { nil }
    open var isGS1DataCarrier: Bool { false }
    open var isColorInverted: Bool { false }
}

/// A kind of what a picture is of.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    /// The name of the kind.
    open var identifier: String { "" }

    /// The curve of what is found against what is right, which is not known.
    open var hasPrecisionRecallCurve: Bool { false }
    open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
    open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
}

/// A thing of a kind.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// The kinds that it may be of.
    open var labels: [VNClassificationObservation] { [] }
}

/// A picture as an answer.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
    /// The name of the answer, and the picture.
    open var featureName: String? { nil }
    open var pixelBuffer: CVPixelBuffer { .clear }
}

/// A value as an answer.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    /// The name and the value of the answer.
    open var featureName: String { "" }
    open var featureValue: MLFeatureValue { MLFeatureValue(double: 0) }
}

/// A place from 0 to 1 in the pixels of a picture.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
        height: normalizedRect.height * height)
}
public func VNImagePointForNormalizedPoint(_ point: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: point.x * CGFloat(imageWidth), y: point.y * CGFloat(imageHeight))
}
