public import Foundation
public import CoreTransferable

/// Shows the files of an app. UIKit's class: nobody chooses in it.
open class UIDocumentBrowserViewController: UIViewController, _UndrawnResponder {
    /// The way in which a document that was made is brought in.
    public enum ImportMode: UInt, Sendable {
        case none, copy, move
    }

    /// The colours of the browser.
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        case white, light, dark
    }

    /// The choices of the browser.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    open var allowsDocumentCreation = true
    open var allowsPickingMultipleItems = false
    open var localizedCreateDocumentActionTitle = ""
    open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
    open var shouldShowFileExtensions = false
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
    open private(set) var allowedContentTypes: [UTType] = []
    open var contentTypesForRecentDocuments: [UTType] { allowedContentTypes }
    open var customActions: [UIDocumentBrowserAction] = []

    /// Creates a browser of files of types; nil for all that the app opens.
    public init(forOpening contentTypes: [UTType]?) {
        allowedContentTypes = contentTypes ?? []
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init() { self.init(forOpening: nil) }
    public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows a file: nothing is shown, and an error is handed over.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) { completion?(nil, CocoaError(.featureUnsupported)) }
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) { completion(nil, CocoaError(.featureUnsupported)) }
    open func renameDocument(
        at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }

    /// The movement from a file to its page.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }
}

/// The delegate of a browser of files. Nobody chooses, so that nothing is told.
@MainActor @preconcurrency
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// Tells what was chosen, or asks for a new document.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (
                URL?, UIDocumentBrowserViewController.ImportMode
            ) -> Void)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity]
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity] { [] }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (
                URL?, UIDocumentBrowserViewController.ImportMode
            ) -> Void
    ) { importHandler(nil, .none) }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?
    ) {}
}
