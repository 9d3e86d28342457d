public import Foundation

/// A page that shows a document. UIKit's class; a document is opened as its own class reads it.
open class UIDocumentViewController: UIViewController {
    /// The document, and the choices of the page on which one is chosen.
    open var document: UIDocument?
    open private(set) lazy var launchOptions = LaunchOptions()
    open private(set) lazy var undoRedoItemGroup = UIBarButtonItemGroup(
        barButtonItems: [UIBarButtonItem(barButtonSystemItem: .undo, target: nil, action: nil)], representativeItem: nil
    )

    /// Creates a page of a document.
    public init(document: UIDocument? = nil) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Opens the document, and calls back then, with false where there is none or it cannot be read.
    open func openDocument(completionHandler: @escaping (Bool) -> Void) {
        guard let document else { return completionHandler(false) }
        document.open { [weak self] success in
            if success { self?.documentDidOpen() }
            completionHandler(success)
        }
    }
    open func documentDidOpen() {}
    open func navigationItemDidUpdate() {}

    /// The choices of the page on which a document is chosen. UIKit's class; it is not shown.
    @MainActor @preconcurrency
    open class LaunchOptions: NSObject {
        /// The title, the actions and the look.
        open var title: String?
        open var primaryAction: UIAction?
        open var secondaryAction: UIAction?
        open var background = UIBackgroundConfiguration.clear()
        open var browserViewController = UIDocumentBrowserViewController(forOpening: nil)

        public override init() {
            super.init()
        }
    }
}
