public import Foundation

/// The names that further types of pages, lists, shortcuts and behaviours had before Swift 4.2.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode
public typealias UIImagePickerControllerCameraCaptureMode = UIImagePickerController.CameraCaptureMode
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
public typealias UICollectionViewFlowLayoutSectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference
public typealias UITableViewSeparatorInsetReference = UITableView.SeparatorInsetReference
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType
public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection
public typealias UITouchType = UITouch.TouchType
public typealias UITouchProperties = UITouch.Properties
public typealias UIPressType = UIPress.PressType
public typealias UIPressPhase = UIPress.Phase

/// The heights at which windows stand, by their names of before Swift 4.2.
public let UIWindowLevelNormal = UIWindow.Level.normal
public let UIWindowLevelAlert = UIWindow.Level.alert
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar

/// The sizes that a view has not, fits into and is spread to, and the spaces of stacks, in points.
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
public let UIStackViewSpacingUseDefault = UIStackView.spacingUseDefault
public let UIStackViewSpacingUseSystem = UIStackView.spacingUseSystem

/// The keys of a keyboard that have no letter, by their names of before Swift 4.2.
public let UIKeyInputUpArrow = UIKeyCommand.inputUpArrow
public let UIKeyInputDownArrow = UIKeyCommand.inputDownArrow
public let UIKeyInputLeftArrow = UIKeyCommand.inputLeftArrow
public let UIKeyInputRightArrow = UIKeyCommand.inputRightArrow
public let UIKeyInputEscape = UIKeyCommand.inputEscape

extension Notification.Name {
    /// The notices of chosen rows, of menus and of ways to write, by their names of before Swift 4.2.
    public static let UITableViewSelectionDidChange = UITableView.selectionDidChangeNotification
    public static let UIMenuControllerWillShowMenu = UIMenuController.willShowMenuNotification
    public static let UIMenuControllerDidHideMenu = UIMenuController.didHideMenuNotification
    public static let UITextInputCurrentInputModeDidChange = UITextInputMode.currentInputModeDidChangeNotification
    public static let UIDocumentStateChanged = UIDocument.stateChangedNotification
}

extension UIAccessibilityTraits {
    /// Traits added to others, and those that two have in common: numbers before Swift 4.2.
    public static func | (some: UIAccessibilityTraits, others: UIAccessibilityTraits) -> UIAccessibilityTraits {
        some.union(others)
    }
    public static func |= (some: inout UIAccessibilityTraits, others: UIAccessibilityTraits) { some.formUnion(others) }
    public static func & (some: UIAccessibilityTraits, others: UIAccessibilityTraits) -> UIAccessibilityTraits {
        some.intersection(others)
    }
}
