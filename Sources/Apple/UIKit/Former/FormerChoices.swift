public import Foundation

/// The names that further types of controls, bars and devices had before Swift 4.2.
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
public typealias UISearchBarIcon = UISearchBar.Icon
public typealias UIDeviceBatteryState = UIDevice.BatteryState
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
public typealias UIInputViewStyle = UIInputView.Style
public typealias UIPrintInfoOutputType = UIPrintInfo.OutputType
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation

/// The keys of the options of pages, strings as before Swift 4.2.
public let UIPageViewControllerOptionInterPageSpacingKey = UIPageViewController.OptionsKey.interPageSpacing.rawValue
public let UIPageViewControllerOptionSpineLocationKey = UIPageViewController.OptionsKey.spineLocation.rawValue

extension UIPageViewController {
    /// Creates a view controller with options by strings, as before Swift 4.2.
    @_disfavoredOverload
    public convenience init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [String: Any]?
    ) {
        let known = options.map { Dictionary(uniqueKeysWithValues: $0.map { (OptionsKey(rawValue: $0), $1) }) }
        self.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: known)
    }
}

/// The speeds at which scrolling ends, and the seconds that bars take to hide, by their names of before Swift 4.2.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
public let UINavigationControllerHideShowBarDuration = UINavigationController.hideShowBarDuration

/// The marks of what is not chosen, of the search in an index, and of sizes that the cells decide, in points.
public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
public let UITableViewIndexSearch = UITableView.indexSearch
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize

/// The task that is none, and the seconds between fetches in the background.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
public let UIApplicationBackgroundFetchIntervalMinimum = UIApplication.backgroundFetchIntervalMinimum
public let UIApplicationBackgroundFetchIntervalNever = UIApplication.backgroundFetchIntervalNever

extension UIColor {
    /// Creates a color of parts from 0 to 1, by the label that literals of before Swift 4 had.
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
