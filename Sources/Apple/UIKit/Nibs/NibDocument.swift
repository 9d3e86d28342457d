import Foundation
import TintypeGraphics
import TintypeImage

/// A storyboard or a nib, as Interface Builder saves it.
@MainActor
final class NibDocument {
    let root: NibElement
    /// The name of the file, for those who are told of faults.
    let file: String
    let bundle: Bundle
    private let elements: [String: NibElement]
    private let resources: [String: NibElement]

    /// - Throws: ``NibFault`` for what is no document of iOS's.
    init(data: Data, file: String, bundle: Bundle) throws(NibFault) {
        root = try NibParser.root(of: data)
        NibVariations.apply(to: root, NibVariations.shown)
        self.file = file
        self.bundle = bundle
        guard root.name == "document", root["type"]?.contains("CocoaTouch") == true else {
            throw NibFault(
                "it is no document of Interface Builder's for iOS",
                "save it anew with a current Xcode: older ones, compiled ones and those for macOS are not read")
        }
        let all = root.all
        elements = Dictionary(all.filter { $0["id"] != nil }.map { ($0.id, $0) }) { first, _ in first }
        let named = root.list("resources").compactMap { part in part["name"].map { ("\(part.name) \($0)", part) } }
        resources = Dictionary(named) { first, _ in first }
        problems = NibProblems.of(file)
    }
    private let problems: NibProblems

    /// The element that has an identifier.
    func element(_ id: String) -> NibElement? { elements[id] }

    /// A colour, a picture or a system's colour as the document remembers it.
    func resource(_ kind: String, _ name: String) -> NibElement? { resources["\(kind) \(name)"] }

    /// The scene in which an element is.
    func scene(of element: NibElement) -> NibElement? {
        var current: NibElement? = element
        while let found = current, found.name != "scene" { current = found.parent }
        return current
    }

    /// The view controllers of a storyboard, with those that stand for others.
    var controllers: [NibElement] {
        root.list("scenes").compactMap { scene in
            scene.list("objects").first { $0["sceneMemberID"] == "viewController" }
                ?? scene.list("objects").first { NibClasses.isController($0) }
        }
    }

    /// Says once what about an element is not read, and what can be done.
    func tell(_ element: NibElement?, _ fault: NibFault) {
        problems.tell(element.map { $0.id.isEmpty ? "<\($0.name)>" : "<\($0.name) id=\"\($0.id)\">" }, fault)
    }

    /// The document of a file in a bundle.
    ///
    /// - Throws: ``NibFault`` for one that is not there, or not to be read.
    static func find(
        _ name: String, endings: [String], in bundle: Bundle?
    ) throws(NibFault) -> NibDocument {
        let bundle = bundle ?? .main
        for ending in endings {
            guard let path = NibFiles.path(name, ending, in: bundle) else { continue }
            let texts = NibStrings.files(of: name, in: bundle)
            let stamps = ([path] + texts).map { "\($0) \(NibFiles.stamp($0))" }
            let key = (stamps + NibVariations.shown).joined(separator: " ")
            if let known = kept[key] { return known }
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().lastPathComponent
            let document = try NibDocument(data: data, file: file, bundle: bundle)
            NibStrings.translate(document.root, table: name, in: bundle)
            kept[key] = document
            return document
        }
        throw NibFault(
            "there is no such file in the bundle",
            "put \(name).\(endings.first ?? "xib") among the app's resources, or name it as it is called there")
    }
    private static var kept: [String: NibDocument] = [:]
}

/// The files of documents in bundles.
enum NibFiles {
    /// The path of a file, which may be in the folder of a language.
    static func path(_ name: String, _ ending: String, in bundle: Bundle) -> String? {
        if let path = bundle.path(forResource: name, ofType: ending) { return path }
        guard let folder = bundle.resourcePath else { return nil }
        let folders = ["", "/Base.lproj", "/en.lproj"]
        return folders.map { "\(folder)\($0)/\(name).\(ending)" }.first(where: FileManager.default.fileExists)
    }

    static func stamp(_ path: String) -> String {
        let facts = try? FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        let date = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(date) \(facts?[.size] as? Int ?? 0)"
    }
}

/// The faults of one file, each of which is told of once.
@MainActor
final class NibProblems {
    private let file: String
    private var told: Set<String> = []
    private static var all: [String: NibProblems] = [:]

    static func of(_ file: String) -> NibProblems {
        if let known = all[file] { return known }
        let new = NibProblems(file)
        all[file] = new
        return new
    }

    private init(_ file: String) {
        self.file = file
    }

    /// - Parameter place: The element; nil for the file as a whole.
    func tell(_ place: String?, _ fault: NibFault) {
        let start = place.map { "\(file): \($0)" } ?? file
        let text = "\(start): \(fault.message); \(fault.hint)"
        guard told.insert(text).inserted else { return }
        try? StandardStream.error.write(line: "warning: \(text)")
    }
}
