public import Foundation

/// Gives a whole document where someone photographs the screen. UIKit's class; nobody does.
@MainActor @preconcurrency
open class UIScreenshotService: NSObject {
    /// Asked for the document.
    open weak var delegate: (any UIScreenshotServiceDelegate)?
    open private(set) weak var windowScene: UIWindowScene?

    init(_ windowScene: UIWindowScene) {
        self.windowScene = windowScene
    }
}

/// Asked for a document. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    /// Gives the document's PDF, the number of the page, and the part that is seen.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}
