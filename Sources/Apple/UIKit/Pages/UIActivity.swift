public import Foundation

/// Something that the user can do. UIKit's class; nobody chooses one.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// The type of an activity.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        private init(system name: String) {
            self.init(rawValue: "com.apple.UIKit.activity.\(name)")
        }

        public static let mail = ActivityType(system: "Mail")
        public static let message = ActivityType(system: "Message")
        public static let print = ActivityType(system: "Print")
        public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
        public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
        public static let airDrop = ActivityType(system: "AirDrop")
        public static let assignToContact = ActivityType(system: "AssignToContact")
        public static let postToFacebook = ActivityType(system: "PostToFacebook")
        public static let postToTwitter = ActivityType(system: "PostToTwitter")
        public static let postToWeibo = ActivityType(system: "PostToWeibo")
        public static let postToVimeo = ActivityType(system: "PostToVimeo")
        public static let postToFlickr = ActivityType(system: "PostToFlickr")
        public static let postToTencentWeibo = ActivityType(system: "TencentWeibo")
        public static let openInIBooks = ActivityType(system: "OpenInIBooks")
        public static let markupAsPDF = ActivityType(system: "MarkupAsPDF")
        public static let sharePlay = ActivityType(system: "SharePlay")
        public static let collaborationInviteWithLink = ActivityType(system: "CollaborationInviteWithLink")
        public static let collaborationCopyLink = ActivityType(system: "CollaborationCopyLink")
        public static let addToReadingList = ActivityType(system: "AddToReadingList")
        public static let addToHomeScreen = ActivityType(system: "AddToHomeScreen")
    }

    /// The row of the sheet in which an activity stands.
    public enum Category: Int, Sendable {
        case action, share
    }

    public override init() {
        super.init()
    }

    /// The facts of the activity, which a class of the app's own gives.
    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open var activityViewController: UIViewController? { nil }

    /// The calls with the items, of which none is made here, and the end, which the activity itself says.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    open func perform() {}
    open func activityDidFinish(_ completed: Bool) {}
}

/// The giver of an item for each activity. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
    /// The item, what stands for it at first, and its facts.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

/// An item that is made once an activity asks for it. UIKit's class.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// The thing that stands for the item at first, and the activity that asks: none.
    open private(set) var placeholderItem: Any?
    open var activityType: UIActivity.ActivityType? { nil }

    /// The item, which a class of the app's own makes.
    open var item: Any { placeholderItem ?? NSNull() }

    /// Creates an item that a thing stands for at first.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? NSNull()
    }
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
}

/// A thing that has something to share. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    /// The things to share, if there are any.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

/// The items of a sheet, as they are asked for. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The things to share.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// The items of a sheet. UIKit's class.
@MainActor @preconcurrency
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// The things to share, and what is told of them.
    open private(set) var itemProvidersForActivityItemsConfiguration: [NSItemProvider]
    open var localObject: Any?
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    open var applicationActivitiesProvider: (() -> [UIActivity])?

    /// Creates the items of things, or of what provides them.
    public init(objects: [any NSItemProviderWriting]) {
        itemProvidersForActivityItemsConfiguration = objects.map { NSItemProvider(object: $0) }
    }
    public init(itemProviders: [NSItemProvider]) {
        itemProvidersForActivityItemsConfiguration = itemProviders
    }
}

/// A use of the items of a sheet. UIKit's type.
public struct UIActivityItemsConfigurationInteraction: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let share = UIActivityItemsConfigurationInteraction(rawValue: "share")
    public static let copy = UIActivityItemsConfigurationInteraction(rawValue: "copy")
}

/// A fact of the items of a sheet. UIKit's type.
public struct UIActivityItemsConfigurationMetadataKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "title")
    public static let messageBody = UIActivityItemsConfigurationMetadataKey(rawValue: "messageBody")
    public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey(
        rawValue: "linkPresentationMetadata")
}

/// A use of the picture of an item. UIKit's type.
public struct UIActivityItemsConfigurationPreviewIntent: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fullSize = UIActivityItemsConfigurationPreviewIntent(rawValue: "fullSize")
    public static let thumbnail = UIActivityItemsConfigurationPreviewIntent(rawValue: "thumbnail")
}
