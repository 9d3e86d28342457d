public import Foundation

// Pages of a PDF that are drawn by hand. The file is not written here: its bytes are none, and writing it fails.

/// The facts of a PDF's file. UIKit's class.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The facts, such as the author.
    open var documentInfo: [String: Any] = [:]
}

/// Draws a PDF's pages. UIKit's class: the closures draw, and no file comes of it.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    private let pdfFormat: UIGraphicsPDFRendererFormat

    /// Creates a renderer of pages with bounds in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        pdfFormat = format
        super.init(bounds: bounds, format: format)
    }

    public convenience init() { self.init(bounds: .zero) }
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// The facts of the file.
    open override var format: UIGraphicsPDFRendererFormat { pdfFormat }

    /// The bytes of the file: none.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let board = DrawingBoard(size: bounds.size)
        let context = UIGraphicsPDFRendererContext(board, format, bounds)
        DrawingBoard.$scoped.withValue(board) { actions(context) }
        return Data()
    }

    /// - Throws: `CocoaError.featureUnsupported`, after the closure has drawn.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        _ = pdfData(actions: actions)
        throw CocoaError(.featureUnsupported)
    }
}

/// The context in which a PDF's pages are drawn. UIKit's class.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The bounds of a page, in points.
    public let pdfContextBounds: CGRect
    private let pdfFormat: UIGraphicsPDFRendererFormat

    init(_ board: DrawingBoard, _ format: UIGraphicsPDFRendererFormat, _ bounds: CGRect) {
        pdfContextBounds = bounds
        pdfFormat = format
        super.init(board, format)
    }

    /// The facts of the file.
    open override var format: UIGraphicsPDFRendererFormat { pdfFormat }

    /// Begins a page.
    open func beginPage() {}
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
    open func setURL(_ url: URL, for rect: CGRect) {}
    open func addDestination(withName name: String, at point: CGPoint) {}
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}
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
