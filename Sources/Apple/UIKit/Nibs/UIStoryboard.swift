public import Foundation

/// A storyboard, as Interface Builder saves it: its scenes are made as they are asked for. UIKit's class.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    private let document: NibDocument?
    private let name: String

    /// Creates a storyboard without a name.
    public override convenience init() { self.init(name: "", bundle: nil) }

    /// Creates the storyboard of a name. One that is not there has no scenes; the log says so.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        do {
            document = name.isEmpty ? nil : try .find(name, endings: ["storyboard"], in: storyboardBundleOrNil)
        } catch {
            NibProblems.of("\(name).storyboard").tell(nil, error)
            document = nil
        }
        super.init()
    }

    /// Creates the storyboard of a text.
    ///
    /// - Throws: ``NibFault`` for a text that is none.
    init(data: Data, name: String, bundle: Bundle = .main) throws(NibFault) {
        self.name = name
        document = try NibDocument(data: data, file: "\(name).storyboard", bundle: bundle)
        super.init()
    }

    /// The view controller with which the storyboard begins; nil where it names none.
    open func instantiateInitialViewController() -> UIViewController? { initial(nil) }

    /// The view controller of an identifier. For one that is not there it is an empty one, and the log says so.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        found(identifier, nil) ?? UIViewController()
    }

    /// View controllers of a class, as the closure makes them of the scene's coder.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard document != nil else { return creator?(blank) }
        return initial(creator.map { make in { make($0) } }) as? ViewController
    }
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        if let page = found(identifier, creator.map { make in { make($0) } }) as? ViewController { return page }
        let blank = blank
        return creator?(blank) ?? ViewController(coder: blank) ?? ViewController(nibName: nil, bundle: nil)
    }

    private func initial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let document else { return nil }
        guard let id = document.root["initialViewController"], let element = document.element(id) else {
            document.tell(
                nil, NibFault("it has no first view controller", "make one the initial view controller in Xcode"))
            return nil
        }
        return controller(element, creator: creator)
    }

    private func found(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let document else { return nil }
        guard let element = document.controllers.first(where: { $0["storyboardIdentifier"] == identifier }) else {
            document.tell(
                nil,
                NibFault(
                    "there is no view controller with the identifier \(identifier)",
                    "give the scene that Storyboard ID in Xcode, or name it as it is called there"))
            return nil
        }
        return controller(element, creator: creator)
    }

    /// The elements of view controllers that are being made, or whose views are: none of them is in itself.
    static var making: Set<ObjectIdentifier> = []

    /// Makes the view controller of an element, which may stand for a scene of another storyboard.
    func controller(_ element: NibElement, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        guard let document else { return nil }
        guard UIStoryboard.making.insert(ObjectIdentifier(element)).inserted else {
            document.tell(element, NibFault("it holds itself", "let what leads to it lead to another scene"))
            return nil
        }
        defer { UIStoryboard.making.remove(ObjectIdentifier(element)) }
        if element.name == "viewControllerPlaceholder" {
            let other = element["storyboardName"].map { UIStoryboard(name: $0, bundle: document.bundle) } ?? self
            guard let name = element["referencedIdentifier"] else { return other.initial(creator) }
            return other.found(name, creator)
        }
        return NibScene(document, storyboard: self).makeController(element, creator: creator)
    }

    /// An archive with nothing in it. A key that is asked for is not there, which is no error.
    private var blank: NSCoder {
        let archive = NSKeyedArchiver(requiringSecureCoding: false).encodedData
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: archive) else {
            preconditionFailure("what was just written can be read")
        }
        reader.decodingFailurePolicy = .setErrorAndReturn
        return reader
    }

    /// The kinds of an app's first storyboard: one that its `Info.plist` names, or one that is called `Main` and is named nowhere.
    package enum MainKind {
        case named, unnamed
    }

    /// The storyboard with which an app begins; nil where there is none of the kind.
    package static func main(_ kind: MainKind) -> UIStoryboard? {
        let facts = Bundle.main.infoDictionary ?? [:]
        let manifest = facts["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
        let named = scenes.lazy.compactMap { $0["UISceneStoryboardFile"] as? String }.first
        guard let name = named ?? facts["UIMainStoryboardFile"] as? String, !name.isEmpty else {
            guard kind == .unnamed, NibFiles.path("Main", "storyboard", in: .main) != nil else { return nil }
            return UIStoryboard(name: "Main", bundle: nil)
        }
        // One that is named and was replaced by the delegate is not asked for again.
        guard kind == .named else { return nil }
        return UIStoryboard(
            name: name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name, bundle: nil)
    }
}
