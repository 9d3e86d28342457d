public import Foundation

/// A sheet of the user's possible actions with some items. UIKit's class.
open class UIActivityViewController: UIViewController, _UndrawnResponder {
    /// The items, and the activities that are left out.
    open private(set) var activityItems: [Any]
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var allowsProminentActivity = true

    /// The closure that is called at the end.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Creates a sheet for items, with activities of the app's own.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        self.init(
            activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
            applicationActivities: (activityItemsConfiguration as? UIActivityItemsConfiguration)?
                .applicationActivitiesProvider?())
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }
}
