import Foundation

/// The objects of one scene of a storyboard, or of one instance of a nib, as they are made.
///
/// A scene's view controller comes first, its view once it is asked for. Objects are made from the outside in; then, as in UIKit,
/// constraints begin to hold, the properties are set that the document sets by name, outlets and actions are connected, and each
/// object is told that it is awake.
@MainActor
final class NibScene {
    let document: NibDocument
    /// The storyboard that has the scene; nil for a nib.
    let storyboard: UIStoryboard?
    private(set) weak var controller: UIViewController?
    private(set) var controllerElement: NibElement?
    /// The objects that are there, by their identifiers.
    private var objects: [String: AnyObject] = [:]
    /// The objects that were made and not yet connected, with their elements.
    private var made: [(object: NSObject, element: NibElement)] = []
    private var constraintLists: [(view: UIView, element: NibElement)] = []
    /// The objects that nobody else holds, such as recognizers and an app's own.
    private var kept: [AnyObject] = []

    /// The rows of the table of the scene's controller, where the document says them.
    var staticRows: StaticRows?

    /// - Parameter outer: The scene that a prototype is of, to whose controller connections may lead.
    init(_ document: NibDocument, storyboard: UIStoryboard? = nil, around outer: NibScene? = nil) {
        (self.document, self.storyboard) = (document, storyboard)
        guard let outer, let controller = outer.controller, let element = outer.controllerElement else { return }
        self.controller = controller
        objects[element.id] = controller
    }

    // MARK: Objects

    /// The object of an element, which is made where it is not there.
    func object(_ element: NibElement) -> AnyObject? { objects[element.id] ?? make(element) }

    /// The object with an identifier, where it has been made.
    func object(id: String) -> AnyObject? { objects[id] }

    /// The element of an object that has been made.
    func element(of object: NSObject) -> NibElement? {
        objects.first { $0.value === object }.flatMap { document.element($0.key) }
    }

    /// Makes an object stand for an identifier.
    func register(_ object: AnyObject, _ id: String) { if !id.isEmpty { objects[id] = object } }

    private func make(_ element: NibElement) -> AnyObject? {
        guard let type = NibClasses.type(of: element, in: document) else { return nil }
        let coder = NibCoder(element, self)
        let object: NSObject?
        switch type {
        case let type as UIView.Type: object = type.init(coder: coder)
        case let type as UIBarItem.Type: object = type.init(coder: coder)
        case let type as UINavigationItem.Type: object = type.init(coder: coder)
        case let type as UICollectionViewLayout.Type: object = type.init(coder: coder)
        case let type as UIViewController.Type: object = type.init(coder: coder)
        case let type as UIGestureRecognizer.Type: object = setUp(type.init(target: nil, action: nil), element)
        case let type as NSObject.Type: object = setUp(type.init(), element)
        default: object = nil
        }
        if let object {
            register(object, element.id)
        } else {
            document.tell(
                element,
                NibFault("an object of \(type) cannot be made", "let init(coder:) of the class call super and return"))
        }
        return object
    }

    /// Sets up an object as its element says.
    @discardableResult
    func setUp<Object: NSObject>(_ object: Object, _ element: NibElement) -> Object {
        register(object, element.id)
        made.append((object, element))
        if let view = object as? UIView {
            setUpView(view, element)
            if element.child("constraints") != nil { constraintLists.append((view, element)) }
        } else if let controller = object as? UIViewController {
            setUpController(controller, element)
        } else {
            setUpOther(object, element)
        }
        return object
    }

    // MARK: Scenes

    /// Makes the scene's view controller, or the one that a closure makes of the coder.
    func makeController(_ element: NibElement, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        controllerElement = element
        var result = creator?(NibCoder(element, self))
        if let result, objects[element.id] == nil { setUp(result, element) }
        result = result ?? (object(element) as? UIViewController)
        finish()
        objects = [:]
        return result
    }

    /// Remembers the controller, for the view and for segues.
    func becomeHome(of controller: UIViewController) {
        self.controller = controller
        controller.nibScene = self
    }

    /// Makes the view of the scene's controller; false where the document has none.
    func loadView(of controller: UIViewController) -> Bool {
        guard let element = controllerElement else { return false }
        register(controller, element.id)
        defer { objects = [:] }
        guard let part = element.child(key: "view"), part.name != "nil" else { return false }
        registerGuides(element)
        // Recognizers and objects of an app's are the scene's as well.
        let others = document.scene(of: element)?.list("objects").filter {
            $0 !== element && !["placeholder", "exit"].contains($0.name) && !NibClasses.isController($0)
        }
        guard let view = object(part) as? UIView else { return false }
        controller.view = view
        adopt(view, in: controller)
        kept = (others ?? []).compactMap { object($0) }
        made.append((controller, element))
        finish(awake: { $0 !== controller })
        embed(in: controller)
        return true
    }

    // MARK: Nibs

    /// Makes the objects of a nib for its owner.
    func instantiate(owner: NSObject?, elements: [NibElement]? = nil) -> [NSObject] {
        let all = elements ?? document.root.list("objects")
        for placeholder in all where placeholder["placeholderIdentifier"] == "IBFilesOwner" {
            guard let owner else { continue }
            register(owner, placeholder.id)
            made.append((owner, placeholder))
        }
        let objects = all.filter { $0.name != "placeholder" }.compactMap { object($0) as? NSObject }
        finish(awake: { $0 !== owner })
        self.objects = [:]
        return objects
    }

    /// Connects what has been made.
    private func finish(awake isAwakened: (NSObject) -> Bool = { _ in true }) {
        for (view, element) in constraintLists { addConstraints(element, of: view) }
        constraintLists = []
        let new = made
        made = []
        for (object, element) in new where isFirst(element) { setNamedProperties(object, element) }
        for (object, element) in new { connect(object, element) }
        for (object, _) in new where isAwakened(object) { Self.awaken(object) }
    }

    /// Indicates whether this is asked of an element for the first time: a controller is connected again when its view is there, and
    /// what was connected before stays as it is.
    func isFirst(_ element: NibElement) -> Bool { done.insert(ObjectIdentifier(element)).inserted }
    private var done: Set<ObjectIdentifier> = []

    private static func awaken(_ object: NSObject) {
        switch object {
        case let object as UIResponder: object.awakeFromNib()
        case let object as UIBarItem: object.awakeFromNib()
        case let object as UINavigationItem: object.awakeFromNib()
        case let object as UIGestureRecognizer: object.awakeFromNib()
        default: break
        }
    }
}
