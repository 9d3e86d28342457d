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
    public convenience init?(image: UIImage, options: [ImageInitializationOption: Any] = [:]) {
        self.init(image: image)
        if let box = options[.mediaBox] as? CGRect { setBounds(box, for: .mediaBox) }
        if let turn = options[.rotation] as? Int { rotation = turn }
    }

    /// The page that is to be made of a picture: its bounds in points and its turn in degrees. The others change nothing here.
    public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let mediaBox = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionMediaBox")
        public static let rotation = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionRotation")
        public static let upscaleIfSmaller = ImageInitializationOption(
            rawValue: "PDFPageImageInitializationOptionUpscaleIfSmaller")
        public static let compressionQuality = ImageInitializationOption(
            rawValue: "PDFPageImageInitializationOptionCompressionQuality")
    }

    /// The name of the page: its number in the document, from 1.
    open var label: String? { document.map { "\($0.index(for: self) + 1)" } }

    /// The text of the page: none is read.
    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open var numberOfCharacters: Int { 0 }
    open func selection(for rect: CGRect) -> PDFSelection? { nil }
    open func selection(for range: NSRange) -> PDFSelection? { nil }
    open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? { nil }
    open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
    open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
    open func characterIndex(at point: CGPoint) -> Int { -1 }
    open func characterBounds(at index: Int) -> CGRect { .zero }

    /// The size of the page, in points: of its picture, or of a sheet of US letter.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        boxes[box] ?? CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
    }
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image ?? UIImage() }

    /// Draws the page into a context that counts from below, with its lower left corner at the origin: its picture.
    /// The pages of files have none.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        guard let picture = image?.cgImage else { return }
        context.saveGState()
        transform(context, for: box)
        context.draw(picture, in: CGRect(origin: .zero, size: bounds(for: .mediaBox).size))
        context.restoreGState()
    }
    open func transform(_ context: CGContext, for box: PDFDisplayBox) { context.concatenate(transform(for: box)) }

    /// The way from the page to its box: what brings the box's corner to the origin, turned as the page is.
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let bounds = bounds(for: box)
        let turned: CGAffineTransform =
            switch ((rotation % 360) + 360) % 360 {
            case 90: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bounds.width)
            case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: bounds.width, ty: bounds.height)
            case 270: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: bounds.height, ty: 0)
            default: .identity
            }
        return CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY).concatenating(turned)
    }

    /// - Returns: nil: documents are not written.
    open var dataRepresentation: Data? { nil }

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
