public import Foundation
public import UIKit

/// The page on which a record is shared. UIKit's class: there is no one to share with, and nothing is shown.
open class UICloudSharingController: UIViewController, _UndrawnResponder {
    /// The record's share, the permissions that can be chosen, and the delegate.
    open private(set) var share: CKShare?
    open var availablePermissions: PermissionOptions = []
    open weak var delegate: (any UICloudSharingControllerDelegate)?

    /// The permissions that can be chosen.
    public struct PermissionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let allowPublic = PermissionOptions(rawValue: 1)
        public static let allowPrivate = PermissionOptions(rawValue: 1 << 1)
        public static let allowReadOnly = PermissionOptions(rawValue: 1 << 2)
        public static let allowReadWrite = PermissionOptions(rawValue: 1 << 3)
    }

    /// Creates the page of a share.
    public init(share: CKShare, container: CKContainer) {
        self.share = share
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates the page of a share that a closure makes. It is asked at once, and the delegate hears of its error.
    public init(
        preparationHandler:
            @escaping (
                UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
            ) -> Void
    ) {
        super.init(nibName: nil, bundle: nil)
        preparationHandler(self) { [weak self] share, _, error in
            DispatchQueue.main.async {
                guard let self else { return }
                self.share = share
                if let error { self.delegate?.cloudSharingController(self, failedToSaveShareWithError: error) }
            }
        }
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }

    /// The share as a thing that other pages share.
    open func activityItemSource() -> any UIActivityItemSource { SharedRecord() }
}

/// The delegate of such a page. UIKit's protocol.
@MainActor @preconcurrency
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
    /// The words for the record, and the calls as it is shared, which nothing here makes.
    func itemTitle(for csc: UICloudSharingController) -> String?
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    func itemType(for csc: UICloudSharingController) -> String?
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
    public func itemType(for csc: UICloudSharingController) -> String? { nil }
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}

/// A share without an address.
private final class SharedRecord: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { nil }
}
