public import Foundation

/// A document of PDF. None is read here: each is nil, as for a file that is none.
public final class CGPDFDocument: Sendable {
    /// The pages, counted from 1, and the facts of the document.
    public var numberOfPages: Int { 0 }
    public var isEncrypted: Bool { false }
    public var isUnlocked: Bool { false }
    public var allowsPrinting: Bool { false }
    public var allowsCopying: Bool { false }
    public func page(at pageNumber: Int) -> CGPDFPage? { nil }
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { false }

    /// - Returns: nil: no document is read.
    public init?(_ url: CFURL) { nil }
    public init?(_ url: NSURL) { nil }
    public init?(_ provider: CGDataProvider) { nil }
}

/// A page of a document of PDF. There is none.
public final class CGPDFPage: Sendable {
    private init() {}

    /// The document and the page's place in it, and its boxes in points.
    public var document: CGPDFDocument? { nil }
    public var pageNumber: Int { 0 }
    public var rotationAngle: Int32 { 0 }
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { .null }
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform { .identity }
}

/// A box of a page of PDF.
public enum CGPDFBox: Int32, Sendable {
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}

extension CGContext {
    /// Draws a page, of which there is none.
    public func drawPDFPage(_ page: CGPDFPage) {}
}
