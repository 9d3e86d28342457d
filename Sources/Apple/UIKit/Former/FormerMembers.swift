public import Foundation

// Members of a protocol: a subclass may declare its own by these names, as it may where they are not in the way.

extension NSObjectProtocol where Self: UIViewController {
    /// The screens within this one, by the names that they had before Swift 4.2.
    @MainActor @preconcurrency public var childViewControllers: [UIViewController] { children }

    /// Takes a screen in, lets it go, and says where it goes and went, by the names of before Swift 4.2.
    @MainActor @preconcurrency
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    @MainActor @preconcurrency public func removeFromParentViewController() { removeFromParent() }
    @MainActor @preconcurrency
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    @MainActor @preconcurrency
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension NSObjectProtocol where Self: UIView {
    /// Lays a view above the others or below them, by the names of before Swift 4.2.
    @MainActor @preconcurrency public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    @MainActor @preconcurrency public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension NSObjectProtocol where Self: UIActivityIndicatorView {
    /// The size and the colour, by the name of before Swift 4.2.
    @MainActor @preconcurrency public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
        get { style }
        set { style = newValue }
    }
}

extension UIActivityIndicatorView {
    /// Creates a spinner of a style, by the label of before Swift 4.2.
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
}

extension NSUnderlineStyle {
    /// The lines, by the names of before Swift 4.2.
    public static let styleNone = NSUnderlineStyle([])
    public static let styleSingle = single
    public static let styleThick = thick
    public static let styleDouble = double
}

/// Insets and offsets in points, made by functions as before Swift 4.2.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The rectangle that insets leave of one, in points.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// The height of a row that its content decides, and the kinds of heads and feet, by their names of before Swift 4.2.
public let UITableViewAutomaticDimension = UITableView.automaticDimension
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

/// The address of the app's settings, by its name of before Swift 4.2.
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString

/// The keys of a chosen picture or film, strings as before Swift 4.2.
public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage.rawValue
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage.rawValue
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType.rawValue
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL.rawValue
public let UIImagePickerControllerCropRect = UIImagePickerController.InfoKey.cropRect.rawValue
public let UIImagePickerControllerReferenceURL = UIImagePickerController.InfoKey.referenceURL.rawValue
public let UIImagePickerControllerImageURL = UIImagePickerController.InfoKey.imageURL.rawValue
public let UIImagePickerControllerPHAsset = UIImagePickerController.InfoKey.phAsset.rawValue
public let UIImagePickerControllerLivePhoto = UIImagePickerController.InfoKey.livePhoto.rawValue
public let UIImagePickerControllerMediaMetadata = UIImagePickerController.InfoKey.mediaMetadata.rawValue

/// The kind of the device, by a function: it stands in sources beside the property of ``UIDevice``.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

extension String {
    /// The size in points that the text takes on one line, by the label of before Swift 4.
    public func size(attributes: [NSAttributedString.Key: Any]?) -> CGSize { size(withAttributes: attributes) }
}

extension NSString {
    /// The size in points that the text takes on one line, by the label of before Swift 4.
    public func size(attributes: [NSAttributedString.Key: Any]?) -> CGSize { size(withAttributes: attributes) }
}
