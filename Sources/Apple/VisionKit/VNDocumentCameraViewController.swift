// `import VisionKit` where Apple's framework is missing: no camera that could look at documents. It brings UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit
@_exported public import Vision

/// The delegate of a page that takes documents.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    /// Called when pages were taken, when nobody took any, and when it failed.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// A page that takes documents. There is no camera, and it says so.
open class VNDocumentCameraViewController: UIViewController, _UndrawnResponder {
    /// The delegate.
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    /// Returns whether documents can be taken.
    open class var isSupported: Bool { false }
}

/// The pages of a document. There are none.
open class VNDocumentCameraScan: NSObject {
    /// The number of pages, the title, and a page.
    open var pageCount: Int { 0 }
    open var title: String { "" }
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
