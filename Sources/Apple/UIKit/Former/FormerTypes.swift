public import Foundation

/// The names that the types of controls had before Swift 4.2: sources that still say Swift 4 use them.
public typealias UIControlEvents = UIControl.Event
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
public typealias UIButtonType = UIButton.ButtonType
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UIDatePickerMode = UIDatePicker.Mode
public typealias UIProgressViewStyle = UIProgressView.Style
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UISegmentedControlSegment = UISegmentedControl.Segment

/// The names that the types of lists had.
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// The names that the types of bars and of the controllers of screens had.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
public typealias UISearchBarStyle = UISearchBar.Style
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UINavigationControllerOperation = UINavigationController.Operation
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType
public typealias UIPreviewActionStyle = UIPreviewAction.Style
public typealias UIActivityType = UIActivity.ActivityType
public typealias UIActivityCategory = UIActivity.Category
public typealias UIWebViewNavigationType = UIWebView.NavigationType
public typealias UIWebPaginationMode = UIWebView.PaginationMode
public typealias UIWebPaginationBreakingMode = UIWebView.PaginationBreakingMode

/// The names that the types of views and of their layout had.
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIViewAnimationTransition = UIView.AnimationTransition
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIBlurEffectStyle = UIBlurEffect.Style
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// The names that the types of touches had.
public typealias UIEventType = UIEvent.EventType
public typealias UIEventSubtype = UIEvent.EventSubtype
public typealias UITouchPhase = UITouch.Phase
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// The names that the types of words and of pictures had.
public typealias NSAttributedStringKey = NSAttributedString.Key
public typealias UIFontTextStyle = UIFont.TextStyle
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImageResizingMode = UIImage.ResizingMode

/// The names that the types of the app, its windows and its documents had.
public typealias UIApplicationState = UIApplication.State
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
public typealias UIWindowLevel = UIWindow.Level
public typealias UIDocumentState = UIDocument.State
