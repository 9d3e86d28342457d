public import Foundation

/// A sheet of the user's possible actions with some items. UIKit's class.
open class UIActivityViewController: UIViewController {
    /// The items, and the activities that are left out.
    public let activityItems: [Any]
    public var excludedActivityTypes: [UIActivity.ActivityType]?

    /// The closure that is called at the end.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Creates a sheet for items, with activities of the app's own.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// Something that the user can do. UIKit's class.
open class UIActivity {
    /// The type of an activity.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let mail = ActivityType(rawValue: "mail")
        public static let message = ActivityType(rawValue: "message")
        public static let print = ActivityType(rawValue: "print")
        public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
        public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
        public static let airDrop = ActivityType(rawValue: "airDrop")
        public static let assignToContact = ActivityType(rawValue: "assignToContact")
        public static let postToFacebook = ActivityType(rawValue: "postToFacebook")
        public static let postToTwitter = ActivityType(rawValue: "postToTwitter")
        public static let postToWeibo = ActivityType(rawValue: "postToWeibo")
        public static let postToVimeo = ActivityType(rawValue: "postToVimeo")
        public static let postToFlickr = ActivityType(rawValue: "postToFlickr")
        public static let postToTencentWeibo = ActivityType(rawValue: "postToTencentWeibo")
        public static let openInIBooks = ActivityType(rawValue: "openInIBooks")
        public static let markupAsPDF = ActivityType(rawValue: "markupAsPDF")
        public static let sharePlay = ActivityType(rawValue: "sharePlay")
        public static let collaborationInviteWithLink = ActivityType(rawValue: "collaborationInviteWithLink")
        public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
    }

    public init() {}
}
