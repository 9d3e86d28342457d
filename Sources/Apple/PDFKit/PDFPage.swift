public import Foundation
public import UIKit

/// A page: an empty sheet, or a picture.
open class PDFPage: NSObject {
    /// The document in which the page stands.
    open internal(set) weak var document: PDFDocument?
    /// The turn of the page, in degrees clockwise; a multiple of 90.
    open var rotation = 0
    open var displaysAnnotations = true
    /// The notes on the page, in the order in which they were put there. They are not drawn.
    open private(set) var annotations: [PDFAnnotation] = []
    let image: UIImage?
    private var boxes: [PDFDisplayBox: CGRect] = [:]

    public override init() {
        image = nil
    }

    /// Creates a page of a picture.
    public init?(image: UIImage) {
        self.image = image
    }

    /// The name of the page: its number in the document, from 1.
    open var label: String? { document.map { "\($0.index(for: self) + 1)" } }

    /// The text of the page: none is read.
    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open var numberOfCharacters: Int { 0 }
    open func selection(for rect: CGRect) -> PDFSelection? { nil }
    open func selection(for range: NSRange) -> PDFSelection? { nil }
    open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
    open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
    open func characterIndex(at point: CGPoint) -> Int { -1 }

    /// The size of the page, in points: of its picture, or of a sheet of US letter.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        boxes[box] ?? CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
    }
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image ?? UIImage() }

    /// Puts a note on the page, or takes it away.
    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotations.append(annotation)
        annotation.page = self
    }
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        guard let index = annotations.firstIndex(where: { $0 === annotation }) else { return }
        annotations.remove(at: index).page = nil
    }
    /// The last note at a point of the page, in points from its lower left corner.
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }
}
