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
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, CocoaError(.featureUnsupported))
        return false
    }
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    @discardableResult
    open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(animated: false, completionHandler: completion)
    }

    /// The closure that is told of a print.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The paper that is printed on: none.
    open var printPaper: UIPrintPaper? { nil }
    open class var printableUTIs: Set<String> { [] }
    open var showsPaperOrientation = true
}

/// A sheet of paper. UIKit's class; sizes are in points.
@MainActor @preconcurrency
open class UIPrintPaper: NSObject {
    /// The size, and the part that can be printed on.
    open var paperSize: CGSize { .zero }
    open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize) }

    /// The sheet that suits best: the first.
    open class func bestPaper(forPageSize pageSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
        paperList.first ?? UIPrintPaper()
    }
}

/// A printer. UIKit's class; there is none.
@MainActor @preconcurrency
open class UIPrinter: NSObject {
    /// The address and the facts of it.
    public let url: URL
    open var displayName: String { "" }
    open var displayLocation: String? { nil }
    open var makeAndModel: String? { nil }
    open var supportsColor: Bool { false }
    open var supportsDuplex: Bool { false }

    /// Creates a printer of an address.
    public init(url: URL) {
        self.url = url
    }

    /// Asks the printer: it does not answer.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// The page on which a printer is chosen. UIKit's class; there is none to choose.
@MainActor @preconcurrency
open class UIPrinterPickerController: NSObject {
    /// The printer that is chosen, and the closure that is told of a choice.
    open private(set) var selectedPrinter: UIPrinter?
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

    /// Creates the page, with a printer that is chosen at first.
    public init(initiallySelectedPrinter printer: UIPrinter?) {
        selectedPrinter = printer
    }

    /// Shows nothing: the closure is told so.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, CocoaError(.featureUnsupported))
        return false
    }
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    open func dismiss(animated: Bool) {}
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
    open class func printInfo(dictionary: [AnyHashable: Any]?) -> UIPrintInfo { UIPrintInfo() }
    open var printerID: String?
    open var scalesToFit = true
}

/// The delegate of printing. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// The page that the controls are shown on, and the calls while it prints. Nothing calls them.
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
    public func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}

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
    open weak var printPageRenderer: UIPrintPageRenderer?
    open func removeFromPrintPageRenderer() {}
    open func rectForPage(at pageIndex: Int) -> CGRect { .zero }
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
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
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {}
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? { [] }
    open func currentRenderingQuality(forRequested requestedRenderingQuality: UIPrintRenderingQuality)
        -> UIPrintRenderingQuality
    { requestedRenderingQuality }
}

/// The care with which a page is drawn. UIKit's type.
public enum UIPrintRenderingQuality: Int, Sendable {
    case best, responsive
}
