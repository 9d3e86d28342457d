public import Foundation
public import UIKit

/// A part of a document's text. No text is read: it is empty.
open class PDFSelection: NSObject {
    /// The colour behind the text.
    open var color: UIColor?

    public override init() {}

    /// Creates an empty part.
    public init(document: PDFDocument) {}

    /// The pages and the text: none.
    open var pages: [PDFPage] { [] }
    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open func bounds(for page: PDFPage) -> CGRect { .null }
    open func selectionsByLine() -> [PDFSelection] { [] }
    open func add(_ selection: PDFSelection) {}
    open func add(_ selections: [PDFSelection]) {}
    open func extend(atEnd succeed: Int) {}
    open func extend(atStart precede: Int) {}
    open func extendForLineBoundaries() {}
    open func numberOfTextRanges(on page: PDFPage) -> Int { 0 }
    open func range(at index: Int, on page: PDFPage) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    /// Draws the ground behind the text: nothing, as there is no text.
    open func draw(for page: PDFPage, active: Bool) {}
    open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {}
}
