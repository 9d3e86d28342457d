public import Foundation

// Pages of a PDF that are drawn by hand. The file is not written here: its bytes are none, and writing it fails.

/// The facts of a PDF's file. UIKit's class.
public final class UIGraphicsPDFRendererFormat: NSObject {
    /// The facts, such as the author.
    public var documentInfo: [String: Any] = [:]
    public static func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
    public static func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// Draws a PDF's pages. UIKit's class: the closures draw, and no file comes of it.
public final class UIGraphicsPDFRenderer: NSObject {
    /// The bounds of a page, in points.
    public let format: UIGraphicsPDFRendererFormat
    private let bounds: CGRect

    /// Creates a renderer of pages.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
        self.bounds = bounds
        self.format = format
    }

    /// The bytes of the file: none.
    public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let board = DrawingBoard(size: bounds.size)
        let context = UIGraphicsPDFRendererContext(board, format, bounds)
        DrawingBoard.$scoped.withValue(board) { actions(context) }
        return Data()
    }

    /// - Throws: `CocoaError.featureUnsupported`, after the closure has drawn.
    public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        _ = pdfData(actions: actions)
        throw CocoaError(.featureUnsupported)
    }
}

/// The context in which a PDF's pages are drawn. UIKit's class.
public final class UIGraphicsPDFRendererContext: NSObject {
    /// The context, the format and the bounds of a page, in points.
    public let cgContext: CGContext
    public let format: UIGraphicsPDFRendererFormat
    public let pdfContextBounds: CGRect

    init(_ board: DrawingBoard, _ format: UIGraphicsPDFRendererFormat, _ bounds: CGRect) {
        cgContext = CGContext(board: board)
        self.format = format
        pdfContextBounds = bounds
    }

    /// Begins a page.
    public func beginPage() {}
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
    public func setURL(_ url: URL, for rect: CGRect) {}
    public func addDestination(withName name: String, at point: CGPoint) {}
    public func setDestinationWithName(_ name: String, for rect: CGRect) {}

    /// Fills, strokes or clips to a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Begins a PDF in a file: false, as none is written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool { false }

/// Begins a PDF in memory. Its drawing goes to a picture of its own, and no bytes come of it.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { OpenBoards.begin(bounds.size, isOpaque: false, scale: 1) }

/// Begins a page, and ends the PDF.
public func UIGraphicsBeginPDFPage() {}
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {}
public func UIGraphicsEndPDFContext() { OpenBoards.end() }
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    OpenBoards.last.map { CGRect(origin: .zero, size: $0.board.size) } ?? .zero
}

/// The links and the goals of a file's pages. A page is drawn without them.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}
