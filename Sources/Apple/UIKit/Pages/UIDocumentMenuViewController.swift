public import Foundation

/// A choice of the places that documents come from, of the time before the picker offered them itself. UIKit's class: it is not shown,
/// and nobody chooses.
open class UIDocumentMenuViewController: UIViewController, _UndrawnResponder {
    /// The delegate, told which picker was chosen.
    open weak var delegate: (any UIDocumentMenuDelegate)?

    /// Creates a menu of the types that are opened, or of a file that is exported.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        super.init(nibName: nil, bundle: nil)
    }
    public init(url: URL, in mode: UIDocumentPickerMode) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }

    /// Adds a line of the app's own. It does nothing at a picture.
    open func addOption(
        withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder, handler: @escaping () -> Void
    ) {}
}

/// The end of a menu at which a line of the app's own stands. UIKit's type.
public enum UIDocumentMenuOrder: UInt, Sendable {
    case first, last
}

/// The delegate of such a menu. UIKit's protocol; nothing here calls it.
@MainActor @preconcurrency
public protocol UIDocumentMenuDelegate: NSObjectProtocol {
    /// The calls when the user has chosen a picker, or none.
    func documentMenu(
        _ documentMenu: UIDocumentMenuViewController,
        didPickDocumentPicker documentPicker: UIDocumentPickerViewController)
    func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

extension UIDocumentMenuDelegate {
    public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}
