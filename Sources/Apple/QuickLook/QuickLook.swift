// `import QuickLook` where Apple's framework is missing: files are not shown.
@_exported public import Foundation
@_exported public import UIKit

/// A file to look at.
public protocol QLPreviewItem {
    /// The address and the title.
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
    public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { URL(string: absoluteString) }
}

/// Gives the files to look at.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    /// The number of files, and each of them.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Told of the end of looking.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
    /// Called when the files are put away.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
    func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView?
    func previewController(
        _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
        inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
    ) -> CGRect
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
    func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL)
}

/// The way in which a file that is looked at is changed.
public enum QLPreviewItemEditingMode: Int, Sendable {
    case disabled, updateContents, createCopy
}

extension QLPreviewControllerDelegate {
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { nil }
    public func previewController(
        _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
        inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
    ) -> CGRect { .zero }
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
    public func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
    ) {}
    public func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL
    ) {}
}

/// Shows files: as a box with the name of the current one.
open class QLPreviewController: UIViewController, _PicturedResponder {
    /// The files, and who is told.
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0
    open func reloadData() {}
    open func refreshCurrentPreviewItem() {}
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }

    /// The file that is shown; nil where there are none.
    open var currentPreviewItem: (any QLPreviewItem)? {
        let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        let index = min(max(currentPreviewItemIndex, 0), count - 1)
        return count > 0 ? dataSource?.previewController(self, previewItemAt: index) : nil
    }

    public var _picture: AnyView {
        let item = currentPreviewItem
        return AnyView(
            ContentUnavailableView(
                item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent ?? "No File", systemImage: "doc"))
    }
}

extension View {
    /// Presents nothing: the binding becomes nil.
    public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        onChange(of: item.wrappedValue, initial: true) { _, url in if url != nil { item.wrappedValue = nil } }
    }
    public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL { quickLookPreview(selection) }
}
