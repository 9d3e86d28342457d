import Foundation

/// The coder from which the objects of a nib are made: `init(coder:)` of UIKit's classes asks it to set them up as their elements say.
/// A class of an app's gets it too, and hands it on to `super`. It holds no values by keys.
final class NibCoder: NSCoder {
    let element: NibElement
    let scene: NibScene

    init(_ element: NibElement, _ scene: NibScene) {
        self.element = element
        self.scene = scene
        super.init()
    }

    /// Sets up the object that is made of the element.
    @MainActor func setUp(_ object: NSObject) { scene.setUp(object, element) }

    /// The values that classes of UIKit's are made with.
    @MainActor var tableStyle: UITableView.Style {
        switch element["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }
    @MainActor var cellStyle: UITableViewCell.CellStyle {
        switch element["style"] {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }
    var reuseIdentifier: String? { element["reuseIdentifier"] }
    @MainActor var buttonType: UIButton.ButtonType {
        switch element["buttonType"] {
        case "system", "roundedRect": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "close": .close
        default: .custom
        }
    }
    @MainActor var collectionLayout: UICollectionViewLayout {
        guard let part = element.child(key: "collectionViewLayout"),
            let layout = scene.object(part) as? UICollectionViewLayout
        else { return UICollectionViewFlowLayout() }
        return layout
    }
    @MainActor var pageTransitionStyle: UIPageViewController.TransitionStyle {
        element["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    }
    @MainActor var pageOrientation: UIPageViewController.NavigationOrientation {
        element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    }
    @MainActor var splitStyle: UISplitViewController.Style {
        switch element["style"] {
        case "doubleColumn": .doubleColumn
        case "tripleColumn": .tripleColumn
        default: .unspecified
        }
    }

    // An archive in which no key has a value.
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func encode(_ object: Any?) {}
    override func encode(_ object: Any?, forKey key: String) {}
    override func encode(_ value: Bool, forKey key: String) {}
    override func encode(_ value: Int, forKey key: String) {}
    override func encode(_ value: Double, forKey key: String) {}
    override func encode(_ value: Float, forKey key: String) {}
}

extension NSCoder {
    /// Sets up an object of a storyboard or a nib; another coder does nothing.
    @MainActor
    package func setUp(nibObject object: NSObject) { (self as? NibCoder)?.setUp(object) }
}
