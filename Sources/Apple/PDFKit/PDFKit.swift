// `import PDFKit` where Apple's framework is missing: documents are not read.
@_exported public import Foundation
@_exported public import UIKit

/// A document. None is read: each is nil.
open class PDFDocument: NSObject {
    public override init() {}
    /// - Returns: nil: documents are not read.
    public init?(url: URL) { nil }
    public init?(data: Data) { nil }

    /// The pages, which the program itself puts there.
    open private(set) var documentURL: URL?
    private var pages: [PDFPage] = []
    open var pageCount: Int { pages.count }
    open var string: String? { nil }
    open var isLocked: Bool { false }
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: min(max(index, 0), pages.count)) }
    open func removePage(at index: Int) { if pages.indices.contains(index) { pages.remove(at: index) } }
    open func dataRepresentation() -> Data? { nil }
    open func write(to url: URL) -> Bool { false }
}

/// A page.
open class PDFPage: NSObject {
    let image: UIImage?

    public override init() {
        image = nil
    }

    /// Creates a page of a picture.
    public init?(image: UIImage) {
        self.image = image
    }

    /// The text and the size of the page, in points.
    open var string: String? { nil }
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
    }
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image ?? UIImage() }
}

/// A part of a page.
public enum PDFDisplayBox: Int, Sendable {
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// The arrangement of pages.
public enum PDFDisplayMode: Int, Sendable {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// The direction of pages.
public enum PDFDisplayDirection: Int, Sendable {
    case vertical, horizontal
}

/// A view of a document, drawn as its first page where that is a picture, and else as a sheet.
open class PDFView: UIView, _PicturedResponder {
    /// The document and the arrangement of its pages.
    open var document: PDFDocument?
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displaysPageBreaks = true
    open var autoScales = false
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0.25
    open var maxScaleFactor: CGFloat = 5
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var pageShadowsEnabled = true
    open var currentPage: PDFPage? { document?.page(at: 0) }
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    open func go(to page: PDFPage) {}
    open func goToNextPage(_ sender: Any?) {}
    open func goToPreviousPage(_ sender: Any?) {}

    public var _picture: AnyView {
        AnyView(
            ZStack {
                Color.gray.opacity(0.2)
                Group {
                    if let image = currentPage?.image {
                        Image(uiImage: image).resizable().scaledToFit()
                    } else {
                        Color.white.aspectRatio(612 / 792, contentMode: .fit)
                    }
                }
                .padding()
            })
    }
}
