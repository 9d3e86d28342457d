import Foundation

/// View controllers, their items in bars, and those that they hold.
extension NibScene {
    func setUpController(_ controller: UIViewController, _ element: NibElement) {
        if element === controllerElement { becomeHome(of: controller) }
        if let title = element.string("title") { controller.title = title }
        if let name = element["restorationIdentifier"] { controller.restorationIdentifier = name }
        if let value = element.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = value }
        if let value = element.flag("definesPresentationContext") { controller.definesPresentationContext = value }
        if let value = element.flag("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = value
        }
        if let value = element.flag("modalInPresentation") { controller.isModalInPresentation = value }
        if let style = NibWords.presentation(element["modalPresentationStyle"]) {
            controller.modalPresentationStyle = style
        }
        if let edges = element.child(key: "extendedEdge") {
            let words: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            controller.edgesForExtendedLayout = words.reduce(into: []) {
                if edges.flag($1.0) == true { $0.formUnion($1.1) }
            }
        }
        if let size = element.size("preferredContentSize") { controller.preferredContentSize = size }
        if let part = element.child(key: "navigationItem") { setUp(controller.navigationItem, part) }
        if let part = element.child(key: "tabBarItem"), let item = object(part) as? UITabBarItem {
            controller.tabBarItem = item
        }
        if element.child("toolbarItems") != nil {
            controller.toolbarItems = element.list("toolbarItems").compactMap { object($0) as? UIBarButtonItem }
        }
        setUpContainer(controller, element)
    }

    private func setUpContainer(_ controller: UIViewController, _ element: NibElement) {
        let ways = element.list("connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
        func pages(_ relationship: String...) -> [UIViewController] {
            ways.filter { relationship.contains($0["relationship"] ?? "") }.compactMap { destination(of: $0) }
        }
        switch controller {
        case let controller as UINavigationController:
            if let part = element.child(key: "navigationBar") { setUp(controller.navigationBar, part) }
            if let part = element.child(key: "toolbar"), let bar = controller.toolbar { setUp(bar, part) }
            if let value = element.flag("navigationBarHidden") { controller.isNavigationBarHidden = value }
            if let value = element.flag("toolbarHidden") { controller.isToolbarHidden = value }
            if element.child(key: "toolbar") != nil, element.flag("toolbarHidden") == nil {
                controller.isToolbarHidden = element.flag("toolbarHidden") ?? true
            }
            let roots = pages("rootViewController")
            if !roots.isEmpty { controller.viewControllers = roots }
        case let controller as UITabBarController:
            if let part = element.child(key: "tabBar") { setUp(controller.tabBar, part) }
            let tabs = pages("viewControllers")
            if !tabs.isEmpty { controller.viewControllers = tabs }
            if let index = element.number("selectedIndex") { controller.selectedIndex = Int(index) }
        case let controller as UISplitViewController:
            let columns: [(UISplitViewController.Column, [UIViewController])] = [
                (.primary, pages("masterViewController", "primaryViewController")),
                (.supplementary, pages("supplementaryViewController")),
                (.secondary, pages("detailViewController", "secondaryViewController")),
                (.compact, pages("compactViewController")),
            ]
            if controller.style == .unspecified {
                controller.viewControllers = columns.filter { $0.0 != .compact }.compactMap(\.1.first)
            } else {
                for (column, found) in columns {
                    if let page = found.first { controller.setViewController(page, for: column) }
                }
            }
        default: break
        }
    }

    /// The view controller to which a segue leads, anew.
    func destination(of segue: NibElement, sender: Any? = nil) -> UIViewController? {
        guard let id = segue["destination"], let element = document.element(id) else {
            document.tell(segue, NibFault("it leads nowhere", "let it lead to a scene"))
            return nil
        }
        let name = segue["destinationCreationSelector"]
        return storyboard?.controller(element) { [weak controller] coder in
            guard let name, let controller else { return nil }
            return NibTables.destination(name, controller, coder, sender, segue["identifier"])
        }
    }

    /// Gives a controller of a list its list.
    func adopt(_ view: UIView, in controller: UIViewController) {
        if let controller = controller as? UITableViewController {
            controller.staticRows = staticRows
            if let table = view as? UITableView {
                controller.tableView = table
                if table.dataSource == nil { table.dataSource = controller }
                if table.delegate == nil { table.delegate = controller }
            }
            if let part = controllerElement?.child(key: "refreshControl") {
                controller.refreshControl = object(part) as? UIRefreshControl
            }
        }
        if let controller = controller as? UICollectionViewController, let collection = view as? UICollectionView {
            controller.collectionView = collection
            if collection.dataSource == nil { collection.dataSource = controller }
            if collection.delegate == nil { collection.delegate = controller }
        }
    }

    /// Puts the view controllers into their containers that a controller's view embeds.
    func embed(in controller: UIViewController) {
        guard let own = controllerElement, let root = own.child(key: "view") else { return }
        let isNew = UIStoryboard.making.insert(ObjectIdentifier(own)).inserted
        defer { if isNew { UIStoryboard.making.remove(ObjectIdentifier(own)) } }
        for element in root.all where element.name == "containerView" {
            for segue in element.list("connections") where segue.name == "segue" && segue["kind"] == "embed" {
                guard let container = object(id: element.id) as? UIView,
                    let page = destination(of: segue, sender: container)
                else { continue }
                controller.prepare(
                    for: UIStoryboardSegue(
                        identifier: segue["identifier"], source: controller, destination: page), sender: container)
                controller.addChild(page)
                if let view = page.view {
                    view.frame = container.bounds
                    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.translatesAutoresizingMaskIntoConstraints = true
                    container.addSubview(view)
                }
                page.didMove(toParent: controller)
            }
        }
    }

    // MARK: Items

    func setUpOther(_ object: NSObject, _ element: NibElement) {
        switch object {
        case let item as UIBarButtonItem: setUpBarButton(item, element)
        case let item as UITabBarItem: setUpTabItem(item, element)
        case let item as UINavigationItem: setUpNavigationItem(item, element)
        case let layout as UICollectionViewFlowLayout: setUpLayout(layout, element)
        case let recognizer as UIGestureRecognizer: setUpRecognizer(recognizer, element)
        default: break
        }
    }

    private func setUpBarItem(_ item: UIBarItem, _ element: NibElement) {
        if let title = element.string("title") { item.title = title }
        if let image = image(element, "image") { item.image = image }
        if let image = image(element, "landscapeImage") { item.landscapeImagePhone = image }
        if let value = element.flag("enabled") { item.isEnabled = value }
        if let tag = element.number("tag") { item.tag = Int(tag) }
        setUpAccessibility(item, element.child(key: "accessibilityConfiguration"))
    }

    private func setUpBarButton(_ item: UIBarButtonItem, _ element: NibElement) {
        if let kind = NibWords.systemItem(element["systemItem"]) { item.become(kind) }
        setUpBarItem(item, element)
        switch element["style"] {
        case "done": item.style = .done
        case "prominent": item.style = .prominent
        default: break
        }
        if let width = element.number("width") { item.width = width }
        if let color = color(element, "tintColor") { item.tintColor = color }
        if let part = element.child(key: "customView") { item.customView = object(part) as? UIView }
    }

    private func setUpTabItem(_ item: UITabBarItem, _ element: NibElement) {
        setUpBarItem(item, element)
        if let image = image(element, "selectedImage") { item.selectedImage = image }
        if let badge = element["badgeValue"] { item.badgeValue = badge }
        if let color = color(element, "badgeColor") { item.badgeColor = color }
        guard item.title == nil, let word = element["systemItem"] else { return }
        let known: [String: (String, String)] = [
            "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"),
            "featured": ("Featured", "star.fill"), "topRated": ("Top Rated", "star.fill"),
            "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.crop.circle.fill"),
            "history": ("History", "clock.fill"), "bookmarks": ("Bookmarks", "book.fill"),
            "search": ("Search", "magnifyingglass"), "downloads": ("Downloads", "square.and.arrow.down"),
            "mostRecent": ("Most Recent", "clock.fill"), "mostViewed": ("Most Viewed", "list.number"),
        ]
        if let (title, symbol) = known[word] {
            item.title = title
            if item.image == nil { item.image = UIImage(systemName: symbol) }
        }
    }

    private func setUpNavigationItem(_ item: UINavigationItem, _ element: NibElement) {
        if let title = element.string("title") { item.title = title }
        if let prompt = element.string("prompt") { item.prompt = prompt }
        if let title = element.string("backButtonTitle") { item.backButtonTitle = title }
        if let value = element.flag("hidesBackButton") { item.hidesBackButton = value }
        switch element["largeTitleDisplayMode"] {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        default: break
        }
        func button(_ key: String) -> UIBarButtonItem? {
            element.child(key: key).flatMap { object($0) as? UIBarButtonItem }
        }
        func buttons(_ key: String) -> [UIBarButtonItem] {
            (element.children.first { $0["key"] == key }?.children ?? []).compactMap { object($0) as? UIBarButtonItem }
        }
        if let left = button("leftBarButtonItem") { item.leftBarButtonItem = left }
        if let right = button("rightBarButtonItem") { item.rightBarButtonItem = right }
        if let back = button("backBarButtonItem") { item.backBarButtonItem = back }
        let (left, right) = (buttons("leftBarButtonItems"), buttons("rightBarButtonItems"))
        if !left.isEmpty { item.leftBarButtonItems = left }
        if !right.isEmpty { item.rightBarButtonItems = right }
        if let part = element.child(key: "titleView") { item.titleView = object(part) as? UIView }
    }

    private func setUpRecognizer(_ recognizer: UIGestureRecognizer, _ element: NibElement) {
        if let value = element.flag("enabled") { recognizer.isEnabled = value }
        if let value = element.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = value }
        if let tap = recognizer as? UITapGestureRecognizer {
            if let value = element.number("numberOfTapsRequired") { tap.numberOfTapsRequired = Int(value) }
            if let value = element.number("numberOfTouchesRequired") { tap.numberOfTouchesRequired = Int(value) }
        }
        if let swipe = recognizer as? UISwipeGestureRecognizer {
            switch element["direction"] {
            case "left": swipe.direction = .left
            case "up": swipe.direction = .up
            case "down": swipe.direction = .down
            default: swipe.direction = .right
            }
        }
        if let press = recognizer as? UILongPressGestureRecognizer, let length = element.number("minimumPressDuration")
        {
            press.minimumPressDuration = Double(length)
        }
    }

    // MARK: Bars

    func setUpNavigationBar(_ bar: UINavigationBar, _ element: NibElement) {
        setUpBarColors(bar, element)
        if let value = element.flag("largeTitles") { bar.prefersLargeTitles = value }
        if let part = element.child(key: "titleTextAttributes") {
            bar.titleTextAttributes = textAttributes(part)
        }
        if let part = element.child(key: "largeTitleTextAttributes") {
            bar.largeTitleTextAttributes = textAttributes(part)
        }
        for (key, path) in [
            ("standardAppearance", \UINavigationBar.standardAppearance as AnyKeyPath),
            ("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance as AnyKeyPath),
            ("compactAppearance", \UINavigationBar.compactAppearance as AnyKeyPath),
        ] {
            guard let part = element.child(key: key) else { continue }
            let look = UINavigationBarAppearance()
            if let color = color(part, "backgroundColor") { look.backgroundColor = color }
            if let color = color(part, "shadowColor") { look.shadowColor = color }
            if let texts = part.child(key: "titleTextAttributes") { look.titleTextAttributes = textAttributes(texts) }
            if let texts = part.child(key: "largeTitleTextAttributes") {
                look.largeTitleTextAttributes = textAttributes(texts)
            }
            switch path {
            case let path as ReferenceWritableKeyPath<UINavigationBar, UINavigationBarAppearance>:
                bar[keyPath: path] = look
            case let path as ReferenceWritableKeyPath<UINavigationBar, UINavigationBarAppearance?>:
                bar[keyPath: path] = look
            default: break
            }
        }
        let items = element.list("items").compactMap { object($0) as? UINavigationItem }
        if !items.isEmpty { bar.items = items }
    }

    private func textAttributes(_ part: NibElement) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        if let color = color(part, "textColor") { result[.foregroundColor] = color }
        if let font = font(part) { result[.font] = font }
        return result
    }

    func setUpBarColors(_ bar: UIView, _ element: NibElement) {
        let (color, style) = (color(element, "barTintColor"), element["barStyle"])
        let isTranslucent = element.flag("translucent")
        switch bar {
        case let bar as UINavigationBar:
            if let color { bar.barTintColor = color }
            if style == "black" { bar.barStyle = .black }
            if let isTranslucent { bar.isTranslucent = isTranslucent }
        case let bar as UIToolbar:
            if let color { bar.barTintColor = color }
            if let isTranslucent { bar.isTranslucent = isTranslucent }
        case let bar as UITabBar:
            if let color { bar.barTintColor = color }
            if let color = self.color(element, "unselectedItemTintColor") { bar.unselectedItemTintColor = color }
            if let isTranslucent { bar.isTranslucent = isTranslucent }
        default: break
        }
    }
}
