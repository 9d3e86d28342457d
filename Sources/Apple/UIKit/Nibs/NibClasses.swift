import Foundation
import Tintype

/// The classes of Interface Builder's elements.
@MainActor
package enum NibClasses {
    /// The modules of the app, in which classes are looked for whose elements name no module, or another than is there.
    package static var modules: [String] = []

    private static let usual: [String: AnyClass] = [
        "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
        "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self,
        "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
        "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "searchBar": UISearchBar.self,
        "stackView": UIStackView.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
        "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionViewCellContentView": UIView.self, "collectionReusableView": UICollectionReusableView.self,
        "visualEffectView": UIVisualEffectView.self, "navigationBar": UINavigationBar.self,
        "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "containerView": UIView.self, "control": UIControl.self,
        "colorWell": UIColorWell.self, "calendarView": UICalendarView.self, "window": UIWindow.self,
        "refreshControl": UIRefreshControl.self, "webView": UIWebView.self,
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
        "hostingController": UIViewController.self, "imagePickerController": UIImagePickerController.self,
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        // The element of long presses is spelled so.
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "gestureRecognizer": UIGestureRecognizer.self, "barButtonItem": UIBarButtonItem.self,
        "navigationItem": UINavigationItem.self, "tabBarItem": UITabBarItem.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewLayout": UICollectionViewLayout.self, "customObject": NSObject.self, "object": NSObject.self,
    ]
    /// Classes of frameworks beside UIKit, by their modules and names.
    private static let foreign: [String: (name: String, module: String)] = [
        "mapView": ("MKMapView", "MapKit"), "wkWebView": ("WKWebView", "WebKit"), "mtkView": ("MTKView", "MetalKit"),
        "sceneKitView": ("SCNView", "SceneKit"), "arscnView": ("ARSCNView", "ARKit"), "skView": ("SKView", "SpriteKit"),
        "avPlayerViewController": ("AVPlayerViewController", "AVKit"), "pdfView": ("PDFView", "PDFKit"),
        "glkView": ("GLKView", "GLKit"), "glkViewController": ("GLKViewController", "GLKit"),
    ]

    /// The class that Interface Builder's element has where an app gives it none; nil for an unknown element.
    private static func base(_ element: NibElement) -> AnyClass? {
        if let known = usual[element.name] { return known }
        guard let other = foreign[element.name] else { return nil }
        if let found = _typeByName("\(other.module).\(other.name)") as? AnyClass { return found }
        return element.name.hasSuffix("Controller") ? UIViewController.self : UnlinkedView.self
    }

    static func isController(_ element: NibElement) -> Bool {
        element.name.hasSuffix("Controller") || element.name == "viewControllerPlaceholder"
    }

    /// The class of an element; nil for an unknown one, which is told of.
    static func type(of element: NibElement, in document: NibDocument) -> AnyClass? {
        guard let base = base(element) else {
            document.tell(
                element,
                NibFault(
                    "elements of this kind are not read, and what is inside is left out",
                    "make the object in code, or use one of the kinds that are named under \"Storyboards and nibs\" in the documentation"
                ))
            return nil
        }
        guard let name = element["customClass"] else { return base }
        guard let found = named(name, module: element["customModule"]) else {
            document.tell(
                element,
                NibFault(
                    "there is no class \(name), so that it is of \(base)",
                    "name the class and its module as the sources do"))
            return base
        }
        guard isClass(found, below: base) else {
            document.tell(
                element,
                NibFault("\(name) is no subclass of \(base)", "give it the kind of element that its class is"))
            return base
        }
        return found
    }

    private static func isClass(_ type: AnyClass, below base: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let found = current {
            if found == base { return true }
            current = _getSuperclass(found)
        }
        return false
    }

    /// A class by its name, in its module or else in one of the app's or UIKit's.
    static func named(_ name: String, module: String?) -> AnyClass? {
        let own = module.map { [$0, $0.replacing(/[^A-Za-z0-9_]/, with: "_")] } ?? []
        let all = own + modules + ["UIKit", "MapKit", "WebKit", "AVKit", "PDFKit", "SceneKit", "SpriteKit"]
        return all.lazy.compactMap { _typeByName("\($0).\(name)") as? AnyClass }.first
    }

    /// The name of an app's class that would not do as a view: see ``UnlinkedView``.
    static func foreignName(_ element: NibElement) -> String { foreign[element.name]?.name ?? element.name }
}

/// A view of a framework that the app does not bring along: a box with the name of its class.
final class UnlinkedView: UIView {
    private var name = "UIView"

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? NibCoder { name = NibClasses.foreignName(coder.element) }
    }

    override var ownPicture: AnyView? { AnyView(RepresentedPlaceholder(name: name)) }
}
