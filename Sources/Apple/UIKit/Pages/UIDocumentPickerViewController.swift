public import Foundation

/// A view controller to choose a document from. UIKit's class; nothing can be chosen.
open class UIDocumentPickerViewController: UIViewController, _UndrawnResponder {
    /// The delegate, told which files were chosen.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// The choice that the user has.
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?
    open private(set) var documentPickerMode = UIDocumentPickerMode.open

    /// Creates a picker that opens files of types, or exports files.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(forOpeningContentTypes: [])
    }
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) { self.init() }
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init() }
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) { self.init() }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// The deed of a document picker. UIKit's type.
public enum UIDocumentPickerMode: UInt, Sendable {
    case `import`, open, exportToService, moveToService
}

/// The delegate of a document picker. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// The calls when the user has chosen files, or none.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
