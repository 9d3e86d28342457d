public import Foundation

/// A nib, as Interface Builder saves it in a file `NAME.xib`. UIKit's class.
@MainActor @preconcurrency
open class UINib: NSObject {
    private let document: NibDocument?
    /// The objects that are made, where they are not all: a prototype of a scene.
    private let elements: [NibElement]?
    private weak var scene: NibScene?

    /// Creates a nib of nothing, to be replaced later.
    public override init() {
        (document, elements) = (nil, nil)
        super.init()
    }

    /// Creates a nib of data.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        elements = nil
        do {
            document = try NibDocument(data: data, file: "a nib", bundle: bundleOrNil ?? .main)
        } catch {
            NibProblems.of("a nib").tell(nil, error)
            document = nil
        }
        super.init()
    }

    /// Creates the nib of a name. One that is not there has no objects; the log says so.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        elements = nil
        do {
            document = try NibDocument.find(name, endings: ["xib"], in: bundleOrNil)
        } catch {
            NibProblems.of("\(name).xib").tell(nil, error)
            document = nil
        }
        super.init()
    }

    /// Creates the nib of a prototype in a scene.
    init(_ element: NibElement, of scene: NibScene) {
        (document, elements) = (scene.document, [element])
        self.scene = scene
        super.init()
    }

    /// Makes the objects of the nib.
    open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        guard let document else { return [] }
        let new = NibScene(document, storyboard: scene?.storyboard, around: scene)
        return new.instantiate(owner: ownerOrNil as? NSObject, elements: elements)
    }

    /// Makes the objects, and returns the first of a class.
    func first<Object>(_: Object.Type = Object.self) -> Object? {
        instantiate(withOwner: nil).lazy.compactMap { $0 as? Object }.first
    }

    /// Indicates whether there is anything to read.
    var isThere: Bool { document != nil }
}

extension Bundle {
    /// Makes the objects of a nib for its owner; nil where there is no such nib.
    public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
        nonisolated(unsafe) let (owner, options) = (owner, options)
        nonisolated(unsafe) var objects: [Any]?
        MainActor.assumeIsolated {
            let nib = UINib(nibName: name, bundle: self)
            if nib.isThere { objects = nib.instantiate(withOwner: owner, options: options) }
        }
        return objects
    }
}
