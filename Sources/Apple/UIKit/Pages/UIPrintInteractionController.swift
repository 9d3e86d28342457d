public import Foundation

/// Prints. UIKit's class; there is no printer.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
    /// The controller for all, and what is printed.
    public static let shared = UIPrintInteractionController()
    open class var isPrintingAvailable: Bool { false }
    open class func canPrint(_ url: URL) -> Bool { false }
    open var printInfo: UIPrintInfo?
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false
    open var showsPageRange = true
    open var printFormatter: UIPrintFormatter?
    open var printPageRenderer: UIPrintPageRenderer?
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open class func canPrint(_ data: Data) -> Bool { false }
    open func dismiss(animated: Bool) {}

    /// Prints nothing: the closure is told so.
    @discardableResult
    open func present(
        animated: Bool,
        completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
    ) -> Bool {
        completion?(self, false, CocoaError(.featureUnsupported))
        return false
    }
}

/// The facts of a print. UIKit's class.
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
    /// The kind of a print.
    public enum OutputType: Int, Sendable {
        case general, photo, grayscale, photoGrayscale
    }

    /// The name of the print.
    open var jobName = ""
    /// The kind of the print.
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none

    /// The way in which paper is held, and the sides that are printed on.
    public enum Orientation: Int, Sendable {
        case portrait, landscape
    }
    /// The sides of the paper that are printed on.
    public enum Duplex: Int, Sendable {
        case none, longEdge, shortEdge
    }

    public override init() {
        super.init()
    }

    /// Creates the facts of a print from those that were kept.
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// The delegate of printing. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}

/// The layout of what is printed. UIKit's class; nothing is printed.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
    /// The insets and limits of pages, in points, and the pages.
    open var perPageContentInsets = UIEdgeInsets.zero
    open var contentInsets = UIEdgeInsets.zero
    open var maximumContentWidth: CGFloat = 0
    open var maximumContentHeight: CGFloat = 0
    open var startPage = 0
    open var pageCount: Int { 0 }
}

/// A text that is printed. UIKit's class.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text and its look.
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment = NSTextAlignment.natural

    /// Creates the layout of a text.
    public init(text: String) {
        self.text = text
    }
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
    }
}

/// A page of the web that is printed. UIKit's class.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The HTML that is printed.
    open var markupText: String?

    /// Creates the layout of a page.
    public init(markupText: String) {
        self.markupText = markupText
    }
}

/// Draws the pages that are printed. UIKit's class.
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
    /// The parts of the pages; lengths are in points.
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    open var numberOfPages: Int { 0 }
    open private(set) var printFormatters: [UIPrintFormatter]? = []
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        printFormatters?.append(formatter)
    }
    open func prepare(forDrawingPages range: NSRange) {}
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}
