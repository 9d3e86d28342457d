import Foundation
import QuartzCore

/// Outlets, actions, and the properties that a document sets by name.
extension NibScene {
    func connect(_ source: NSObject, _ element: NibElement) {
        var lists: [(name: String, values: [AnyObject])] = []
        for part in element.list("connections") {
            switch part.name {
            case "outlet":
                guard let value = part["destination"].flatMap(target), isFirst(part) else { continue }
                setOutlet(part["property"] ?? "", value, of: source, part)
            case "outletCollection":
                guard let value = part["destination"].flatMap(target), isFirst(part) else { continue }
                let name = part["property"] ?? ""
                if let index = lists.firstIndex(where: { $0.name == name }) {
                    lists[index].values.append(value)
                } else {
                    lists.append((name, [value]))
                }
            case "action":
                let receiver = part["destination"].flatMap(target)
                guard receiver != nil || part["destination"] == "-2", isFirst(part) else { continue }
                addAction(part, from: source, to: receiver)
            case "segue":
                if isFirst(part) { addSegue(part, from: source) }
            default: document.tell(part, NibFault("connections of this kind are not read", "make it in code"))
            }
        }
        for (name, values) in lists {
            if name == "gestureRecognizers", let view = source as? UIView {
                for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
            } else if !NibTables.connect(name, values, source) {
                tellOfOutlet(name, of: source, element)
            }
        }
    }

    /// The object at the end of a connection. Objects beside the view are made as they are named.
    private func target(_ id: String) -> AnyObject? {
        if let known = object(id: id) { return known }
        guard let element = document.element(id), element.parent?.name == "objects",
            !NibClasses.isController(element), !["placeholder", "exit"].contains(element.name),
            controllerElement.map({ document.scene(of: $0) === document.scene(of: element) }) ?? true
        else { return nil }
        // Recognizers and the like of a scene come with its view.
        return controllerElement == nil || controller?.isViewLoaded == true ? object(element) : nil
    }

    private func setOutlet(_ name: String, _ value: AnyObject, of source: NSObject, _ part: NibElement) {
        if NibTables.connect(name, value, source) { return }
        if !NibOutlets.set(name, value, of: source) { tellOfOutlet(name, of: source, part) }
    }

    private func tellOfOutlet(_ name: String, of source: NSObject, _ part: NibElement) {
        guard !isStandIn(source) else { return }
        document.tell(
            part,
            NibFault(
                "\(type(of: source)) has no outlet \(name)",
                "declare it with @IBOutlet, or take the connection out of the document"))
    }

    /// Indicates whether an object is of another class than the document says, which was told of.
    private func isStandIn(_ object: NSObject) -> Bool {
        guard let name = element(of: object)?["customClass"] else { return false }
        return name != "\(type(of: object))"
    }

    private func addAction(_ part: NibElement, from source: NSObject, to receiver: AnyObject?) {
        let name = part["selector"] ?? ""
        let action = receiver.map { NibTables.action(name, $0) } ?? Selector(name)
        switch source {
        case let source as UIControl: source.addTarget(receiver, action: action, for: NibWords.event(part["eventType"]))
        case let source as UIBarButtonItem: (source.target, source.action) = (receiver, action)
        case let source as UIGestureRecognizer: if let receiver { source.addTarget(receiver, action: action) }
        default: break
        }
    }

    /// A segue that a touch would begin.
    private func addSegue(_ part: NibElement, from source: NSObject) {
        guard !["relationship", "embed"].contains(part["kind"] ?? "") else { return }
        switch source {
        case let source as UIControl:
            // The scene goes when all is made; its controller stays.
            let action = UIAction { [weak controller] action in controller?.go(part, sender: action.sender) }
            source.addAction(action, for: .primaryActionTriggered)
            source.addAction(action, for: .touchUpInside)
        case let source as UIBarButtonItem:
            guard source.action == nil else { return }
            source.primaryAction = UIAction(title: source.title ?? "", image: source.image) {
                [weak controller, weak source] _ in
                controller?.go(part, sender: source)
            }
        default: break
        }
    }

    // MARK: Properties by name

    func setNamedProperties(_ object: NSObject, _ element: NibElement) {
        for part in element.list("userDefinedRuntimeAttributes") {
            guard let path = part["keyPath"] else { continue }
            let value = value(part)
            if NibProperties.set(path, value, of: object) { continue }
            if NibTables.connect(path, value, object) || isStandIn(object) { continue }
            document.tell(
                element,
                NibFault(
                    "\(type(of: object)) has no property \(path) that can be set by name",
                    "declare it with @IBInspectable, or set it in code"))
        }
    }

    private func value(_ part: NibElement) -> Any? {
        let inner = part.child(key: "value")
        switch part["type"] {
        case "boolean": return part["value"] == "YES"
        case "string", "localizedString": return part.string("value")
        case "image": return (part["value"] ?? inner?["name"]).flatMap { image(named: $0) }
        case "color": return color(part, "value")
        case "number": return inner?.number("value").map { NSNumber(value: Double($0)) }
        case "point": return part.point("value")
        case "size": return part.size("value")
        case "rect": return part.rect("value")
        case "range":
            return inner.map {
                NSRange(location: Int($0.number("location") ?? 0), length: Int($0.number("length") ?? 0))
            }
        default: return nil
        }
    }
}

/// UIKit's own outlets.
@MainActor
enum NibOutlets {
    /// Returns false for an outlet that UIKit's classes do not have.
    static func set(_ name: String, _ value: AnyObject, of source: NSObject) -> Bool {
        switch name {
        case "delegate": return setDelegate(value, of: source)
        case "dataSource": return setDataSource(value, of: source)
        case "view":
            guard let owner = source as? UIViewController, let view = value as? UIView else { return false }
            if owner.viewIfLoaded !== view { owner.view = view }
            return true
        case "tableView":
            guard let owner = source as? UITableViewController, let table = value as? UITableView else { return false }
            owner.tableView = table
            return true
        case "collectionView":
            guard let owner = source as? UICollectionViewController, let view = value as? UICollectionView else {
                return false
            }
            owner.collectionView = view
            return true
        case "refreshControl":
            guard let control = value as? UIRefreshControl else { return false }
            if let owner = source as? UITableViewController { owner.refreshControl = control }
            (source as? UIScrollView)?.refreshControl = control
            return true
        case "inputAccessoryView", "inputView":
            guard let field = source as? UITextField, let view = value as? UIView else { return false }
            if name == "inputView" { field.inputView = view } else { field.inputAccessoryView = view }
            return true
        case "contentView", "backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView":
            return setPart(name, value, of: source)
        case "prefetchDataSource", "dragDelegate", "dropDelegate", "searchDisplayController", "navigationItem",
            "topLayoutGuide", "bottomLayoutGuide", "exit":
            return true
        default: return false
        }
    }

    private static func setDelegate(_ value: AnyObject, of source: NSObject) -> Bool {
        switch source {
        case let source as UITableView: source.delegate = value as? any UITableViewDelegate
        case let source as UICollectionView: source.delegate = value as? any UICollectionViewDelegate
        case let source as UITextView: source.delegate = value as? any UITextViewDelegate
        case let source as UIScrollView: source.delegate = value as? any UIScrollViewDelegate
        case let source as UITextField: source.delegate = value as? any UITextFieldDelegate
        case let source as UISearchBar: source.delegate = value as? any UISearchBarDelegate
        case let source as UIPickerView: source.delegate = value as? any UIPickerViewDelegate
        case let source as UIGestureRecognizer: source.delegate = value as? any UIGestureRecognizerDelegate
        case let source as UINavigationController: source.delegate = value as? any UINavigationControllerDelegate
        case let source as UITabBarController: source.delegate = value as? any UITabBarControllerDelegate
        case let source as UISplitViewController: source.delegate = value as? any UISplitViewControllerDelegate
        case let source as UIPageViewController: source.delegate = value as? any UIPageViewControllerDelegate
        case let source as UITabBar: source.delegate = value as? any UITabBarDelegate
        case let source as UINavigationBar: source.delegate = value as? any UINavigationBarDelegate
        default: return !(type(of: source) == UIView.self)
        }
        return true
    }

    private static func setDataSource(_ value: AnyObject, of source: NSObject) -> Bool {
        switch source {
        case let source as UITableView: source.dataSource = value as? any UITableViewDataSource
        case let source as UICollectionView: source.dataSource = value as? any UICollectionViewDataSource
        case let source as UIPickerView: source.dataSource = value as? any UIPickerViewDataSource
        case let source as UIPageViewController: source.dataSource = value as? any UIPageViewControllerDataSource
        default: return false
        }
        return true
    }

    private static func setPart(_ name: String, _ value: AnyObject, of source: NSObject) -> Bool {
        guard let view = value as? UIView else { return false }
        switch (name, source) {
        case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = view
        case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = view
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = view
        case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = view
        case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = view
        case ("selectedBackgroundView", let cell as UICollectionViewCell): cell.selectedBackgroundView = view
        case ("backgroundView", let list as UITableView): list.backgroundView = view
        case ("backgroundView", let list as UICollectionView): list.backgroundView = view
        default: return false
        }
        return true
    }
}

/// The properties of UIKit's and Core Animation's classes that documents set by their names.
@MainActor
enum NibProperties {
    /// Returns false for a property that is not among these.
    static func set(_ path: String, _ value: Any?, of object: NSObject) -> Bool {
        if path.hasPrefix("layer."), let view = object as? UIView {
            return set(String(path.dropFirst("layer.".count)), value, layer: view.layer)
        }
        let number = (value as? NSNumber).map { CGFloat($0.doubleValue) }
        let flag = value as? Bool
        switch (path, object) {
        case ("clipsToBounds", let view as UIView): if let flag { view.clipsToBounds = flag }
        case ("hidden", let view as UIView), ("isHidden", let view as UIView): if let flag { view.isHidden = flag }
        case ("alpha", let view as UIView): if let number { view.alpha = number }
        case ("tag", let view as UIView): if let number { view.tag = Int(number) }
        case ("backgroundColor", let view as UIView): view.backgroundColor = value as? UIColor
        case ("tintColor", let view as UIView): view.tintColor = value as? UIColor
        case ("accessibilityIdentifier", let object as _AccessibleObject):
            object.accessibilityIdentifier = value as? String
        case ("accessibilityLabel", let object as _AccessibleObject): object.accessibilityLabel = value as? String
        case ("text", let view as UILabel): view.text = value as? String
        case ("text", let view as UITextField): view.text = value as? String
        case ("placeholder", let view as UITextField): view.placeholder = value as? String
        case ("titleLabel.numberOfLines", let view as UIButton):
            if let number { view.titleLabel?.numberOfLines = Int(number) }
        case ("titleLabel.textAlignment", let view as UIButton):
            if let number, let alignment = NSTextAlignment(rawValue: Int(number)) {
                view.titleLabel?.textAlignment = alignment
            }
        case ("imageView.contentMode", let view as UIButton):
            if let number, let mode = UIView.ContentMode(rawValue: Int(number)) { view.imageView?.contentMode = mode }
        case ("title", let controller as UIViewController): controller.title = value as? String
        default: return false
        }
        return true
    }

    private static func set(_ name: String, _ value: Any?, layer: CALayer) -> Bool {
        let number = (value as? NSNumber).map { CGFloat($0.doubleValue) }
        switch name {
        case "cornerRadius": layer.cornerRadius = number ?? 0
        case "borderWidth": layer.borderWidth = number ?? 0
        case "masksToBounds": layer.masksToBounds = value as? Bool ?? (number == 1)
        case "borderColor", "borderUIColor", "borderColorFromUIColor":
            layer.borderColor = (value as? UIColor)?.cgColor
        case "backgroundColor": layer.backgroundColor = (value as? UIColor)?.cgColor
        case "shadowColor", "shadowUIColor": layer.shadowColor = (value as? UIColor)?.cgColor
        case "shadowOpacity": layer.shadowOpacity = Float(number ?? 0)
        case "shadowRadius": layer.shadowRadius = number ?? 0
        case "shadowOffset":
            layer.shadowOffset =
                value as? CGSize
                ?? (value as? CGPoint).map { CGSize(width: $0.x, height: $0.y) } ?? layer.shadowOffset
        case "zPosition": layer.zPosition = number ?? 0
        case "opacity": layer.opacity = Float(number ?? 1)
        default: return false
        }
        return true
    }
}
