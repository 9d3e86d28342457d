public import UIKit
public import Vision

/// A page that reads texts and codes as the camera sees them. There is no camera, and it says so; it is drawn as an empty page.
@MainActor @preconcurrency
open class DataScannerViewController: UIViewController, _UndrawnResponder {
    /// The delegate, and the part of the view that is read, in points; nil for all of it.
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    open var regionOfInterest: CGRect?

    /// The wishes with which the page was made.
    public let recognizedDataTypes: Set<RecognizedDataType>
    public let qualityLevel: QualityLevel
    public let recognizesMultipleItems: Bool
    public let isHighFrameRateTrackingEnabled: Bool
    public let isPinchToZoomEnabled: Bool
    public let isGuidanceEnabled: Bool
    public let isHighlightingEnabled: Bool

    /// The view for what an app draws over the picture.
    public let overlayContainerView = UIView()

    /// Creates a page for kinds of things.
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        (self.recognizedDataTypes, self.qualityLevel) = (recognizedDataTypes, qualityLevel)
        self.recognizesMultipleItems = recognizesMultipleItems
        self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
        self.isPinchToZoomEnabled = isPinchToZoomEnabled
        self.isGuidanceEnabled = isGuidanceEnabled
        self.isHighlightingEnabled = isHighlightingEnabled
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// Indicates whether the device can read, and whether the person lets it: false.
    open class var isSupported: Bool { false }
    open class var isAvailable: Bool { false }
    open class var supportedTextRecognitionLanguages: [String] { [] }

    /// Indicates whether the camera is read: false.
    open var isScanning: Bool { false }

    /// Begins to read.
    ///
    /// - Throws: ``ScanningUnavailable/unsupported``.
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    open func stopScanning() {}

    /// Takes a picture.
    ///
    /// - Throws: ``ScanningUnavailable/unsupported``.
    open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }

    /// The things that are seen: the stream ends without any.
    open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

    /// The enlargement, and its bounds: none.
    open var zoomFactor = 1.0
    open var minZoomFactor: Double { 1 }
    open var maxZoomFactor: Double { 1 }

    /// The reason why nothing is read.
    public enum ScanningUnavailable: Error, Hashable, Sendable {
        case unsupported, cameraRestricted
    }

    /// The care with which things are read.
    public enum QualityLevel: Int, Hashable, Sendable {
        case balanced, fast, accurate
    }

    /// A kind of text.
    public enum TextContentType: Int, Hashable, Sendable, CaseIterable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber
        case URL, currency
    }

    /// A kind of thing.
    public struct RecognizedDataType: Hashable, Sendable {
        private enum Kind: Hashable, Sendable {
            case text(languages: [String], type: TextContentType?)
            case barcode([VNBarcodeSymbology])
        }

        private let kind: Kind

        /// Texts in languages, of a kind or of all.
        public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self {
            Self(kind: .text(languages: languages, type: textContentType))
        }

        /// Codes of some kinds, or of all.
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self {
            Self(kind: .barcode(symbologies))
        }
    }
}

/// The delegate of a page that reads.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
    /// Called when a person enlarges the picture or taps a thing, and when things come, move and go.
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Called when the camera is taken away.
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}

/// A text or a code that the camera sees. There is none.
public enum RecognizedItem: Identifiable, Sendable {
    case text(Text)
    case barcode(Barcode)

    /// The identity, and the place in points.
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let barcode): barcode.bounds
        }
    }

    /// The corners of a thing, in points.
    public struct Bounds: Sendable {
        /// The corners.
        public let topLeft: CGPoint
        public let topRight: CGPoint
        public let bottomRight: CGPoint
        public let bottomLeft: CGPoint
    }

    /// A text.
    public struct Text: Identifiable, Sendable {
        /// The identity, the place, the words, and what Vision says of it.
        public let id: UUID
        public let bounds: Bounds
        public let transcript: String
        public let observation: VNRecognizedTextObservation
    }

    /// A code.
    public struct Barcode: Identifiable, Sendable {
        /// The identity, the place, the content, and what Vision says of it.
        public let id: UUID
        public let bounds: Bounds
        public let payloadStringValue: String?
        public let observation: VNBarcodeObservation
    }
}
