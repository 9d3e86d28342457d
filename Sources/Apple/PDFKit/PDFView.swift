public import Foundation
public import UIKit

/// A view of a document, drawn as its current page where that is a picture, and else as a sheet.
open class PDFView: UIView, _PicturedResponder {
    /// The document, whose first page becomes the current one.
    open var document: PDFDocument? {
        didSet {
            current = 0
            NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
        }
    }
    open weak var delegate: (any PDFViewDelegate)?

    /// The arrangement of the pages.
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displayBox = PDFDisplayBox.cropBox
    open var displaysPageBreaks = true
    open var displaysAsBook = false
    open var displaysRTL = false
    open var pageShadowsEnabled = true
    open var interpolationQuality = PDFInterpolationQuality.high
    /// The space about a page, in points.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    open func layoutDocumentView() {}
    open var documentView: UIView? { nil }
    open var isUsingPageViewController: Bool { false }
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}

    /// The scale of a page.
    open var autoScales = false
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0.25
    open var maxScaleFactor: CGFloat = 5
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }
    open func zoomIn(_ sender: Any?) { scaleFactor = min(scaleFactor * 1.25, maxScaleFactor) }
    open func zoomOut(_ sender: Any?) { scaleFactor = max(scaleFactor / 1.25, minScaleFactor) }

    private var current = 0

    /// The page that is seen.
    open var currentPage: PDFPage? { document?.page(at: current) }
    open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
    open var currentDestination: PDFDestination? {
        currentPage.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: displayBox).maxY)) }
    }
    open var canGoToFirstPage: Bool { canGoToPreviousPage }
    open var canGoToLastPage: Bool { canGoToNextPage }
    open var canGoToNextPage: Bool { current + 1 < document?.pageCount ?? 0 }
    open var canGoToPreviousPage: Bool { current > 0 }
    /// The pages that were seen before, which are not kept.
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open func goBack(_ sender: Any?) {}
    open func goForward(_ sender: Any?) {}

    /// Shows another page, which is told to whoever listens.
    open func goToFirstPage(_ sender: Any?) { show(0) }
    open func goToLastPage(_ sender: Any?) { show((document?.pageCount ?? 0) - 1) }
    open func goToNextPage(_ sender: Any?) { show(current + 1) }
    open func goToPreviousPage(_ sender: Any?) { show(current - 1) }
    open func go(to page: PDFPage) { document.map { show($0.index(for: page)) } }
    open func go(to destination: PDFDestination) { destination.page.map { go(to: $0) } }
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
    open func go(to selection: PDFSelection) {}

    private func show(_ index: Int) {
        guard index != current, document?.page(at: index) != nil else { return }
        current = index
        NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }

    /// The part of the text that is selected.
    open var currentSelection: PDFSelection?
    open var highlightedSelections: [PDFSelection]?
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    open func clearSelection() { currentSelection = nil }
    open override func selectAll(_ sender: Any?) {}
    open func scrollSelectionToVisible(_ sender: Any?) {}
    open var isInMarkupMode = false
    open var enableDataDetectors = false
    open weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)?
    open var isFindInteractionEnabled = false
    open private(set) lazy var findInteraction = UIFindInteraction(sessionDelegate: FindNothing.shared)

    /// Asks for another drawing of notes, which nothing does here: notes are not drawn.
    open func annotationsChanged(on page: PDFPage) {}

    /// Draws a page as a view draws it: its own drawing.
    open func draw(_ page: PDFPage, to context: CGContext) { page.draw(with: displayBox, to: context) }
    open func rowSize(for page: PDFPage) -> CGSize { page.bounds(for: displayBox).size }
    open func areaOfInterest(for cursorLocation: CGPoint) -> PDFAreaOfInterest { .pageArea }

    /// The page at a point of the view, in points.
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { currentPage }
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }

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

/// Told of what is touched in a view of a document.
public protocol PDFViewDelegate: AnyObject {
    /// Called where a link, a search or a page is asked for.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    func pdfViewParentViewController() -> UIViewController
    func pdfViewPerformFind(_ sender: PDFView)
    func pdfViewPerformGo(toPage sender: PDFView)
    func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo)
    func pdfViewWillChangeScaleFactor(_ sender: PDFView, toScale scale: CGFloat) -> CGFloat
}

/// Gives views to lie over pages. It is not asked.
@MainActor @preconcurrency
public protocol PDFPageOverlayViewProvider: NSObjectProtocol {
    /// The view over a page, and the calls when it comes and goes.
    func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
    func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage)
    func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage)
}

extension PDFPageOverlayViewProvider {
    public func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage) {}
    public func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage) {}
}

/// The thing under a finger.
public struct PDFAreaOfInterest: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pageArea = PDFAreaOfInterest(rawValue: 1)
    public static let textArea = PDFAreaOfInterest(rawValue: 2)
    public static let annotationArea = PDFAreaOfInterest(rawValue: 4)
    public static let linkArea = PDFAreaOfInterest(rawValue: 8)
    public static let controlArea = PDFAreaOfInterest(rawValue: 16)
    public static let textFieldArea = PDFAreaOfInterest(rawValue: 32)
    public static let iconArea = PDFAreaOfInterest(rawValue: 64)
    public static let popupArea = PDFAreaOfInterest(rawValue: 128)
    public static let imageArea = PDFAreaOfInterest(rawValue: 256)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
    @MainActor @preconcurrency public func pdfViewParentViewController() -> UIViewController { UIViewController() }
    public func pdfViewPerformFind(_ sender: PDFView) {}
    public func pdfViewPerformGo(toPage sender: PDFView) {}
    public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo) {}
    public func pdfViewWillChangeScaleFactor(_ sender: PDFView, toScale scale: CGFloat) -> CGFloat { scale }
}

extension NSNotification.Name {
    public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
    public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
    public static let PDFViewScaleChanged = NSNotification.Name("PDFViewChangedScale")
    public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewChangedSelection")
    public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
    public static let PDFViewAnnotationHit = NSNotification.Name("PDFViewAnnotationHit")
}

/// The small pictures of a document's pages. They are not drawn.
open class PDFThumbnailView: UIView, _UndrawnResponder {
    /// The view whose pages are shown.
    open weak var pdfView: PDFView?
    /// The size of a picture, in points, and the arrangement.
    open var thumbnailSize = CGSize(width: 20, height: 20)
    open var layoutMode = PDFThumbnailLayoutMode.vertical
    open var contentInset = UIEdgeInsets.zero
    open var selectedPages: [PDFPage]? { pdfView?.visiblePages }
}

/// The arrangement of the small pictures.
public enum PDFThumbnailLayoutMode: Int, Sendable {
    case vertical, horizontal
}

/// The searcher of a document without text: it begins no search.
private final class FindNothing: NSObject, UIFindInteractionDelegate {
    @MainActor static let shared = FindNothing()

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
}
