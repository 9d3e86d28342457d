import TintypeGraphics
import TintypeTree

/// Checks the views of one file, and makes of them what can be evaluated. Confined to one task.
final class SceneChecker {
    let reader: SceneReader
    let limits: Limits
    /// Indicates whether this is the prelude, whose nodes are said to stand where a scene uses it.
    let isPrelude: Bool
    var components: [String: DeclaredPart] = [:]
    var modifiers: [String: DeclaredPart] = [:]
    var preferences: [String: DeclaredPreference] = [:]
    var environment: [String: DeclaredValue] = [:]
    /// The alignments that the scene declares, in the order in which it does.
    var guides: [(name: String, value: SceneGuide)] = []
    /// The styles of controls that the scene declares.
    var styles: [String: DeclaredPart] = [:]
    /// The values of files beside the scene, by name.
    var data: [String: SceneData] = [:]
    /// The files whose declarations this one can use.
    var imports: [SceneChecker] = []
    /// The paths of the files that import one another, down to this one.
    var chain: [String] = []
    /// The folder of this file, relative to the scene's.
    var folderPath = ""
    let files: SceneFiles
    private(set) lazy var pictures = ScenePictures(files, folder: folderPath)
    private(set) lazy var assets = NamedAssets(files, folder: folderPath)
    /// Further texts that diagnostics may speak of.
    var otherSources: [SourceText] = []
    /// The scene that uses this prelude.
    weak var user: SceneChecker?
    /// The number of views that the one which is being checked lies in.
    private var nesting = 0
    /// True once it was reported that views lie too deep in one another.
    private(set) var isTooDeep = false
    /// The parts that are being checked, for loops.
    var open: [DeclaredPart] = []
    /// The ids that views are given by a text, without an expression, each with the places where it is given.
    var ids: [String: [ScenePlace]] = [:]
    private var loadedPrelude: SceneChecker?

    init(reader: SceneReader, limits: Limits, isPrelude: Bool, files: SceneFiles = SceneFiles(nil)) {
        self.files = files
        self.reader = reader
        self.limits = limits
        self.isPrelude = isPrelude
    }

    var diagnostics: DiagnosticBag { reader.diagnostics }

    /// The name of a value that all nodes of a scene share, of this file's own: the scene's are called as it calls them.
    func owned(_ name: String) -> String {
        if isPrelude { return "prelude.\(name)" }
        return chain.last.map { "\($0).\(name)" } ?? name
    }

    /// The prelude, read when the first of its names is used; nil in the prelude itself.
    var prelude: SceneChecker? {
        if isPrelude { return nil }
        if let loadedPrelude { return loadedPrelude }
        let prelude = Prelude.checker(for: self)
        loadedPrelude = prelude
        return prelude
    }

    /// The sources that diagnostics may speak of.
    var sources: [SourceText] {
        [reader.source] + (loadedPrelude.map { [$0.reader.source] } ?? []) + otherSources + imports.flatMap(\.sources)
    }

    // MARK: Views

    /// A view, or a list of views.
    func views(_ value: SceneValue, in scope: CheckScope) -> ViewBody {
        guard let list = value.sequence else { return view(value, in: scope) }
        let bodies = list.map { view($0, in: scope) }
        return { frame, scope in
            for (index, body) in bodies.enumerated() {
                scope.descend(.index(index)) { body(frame, &$0) }
            }
        }
    }

    /// One view with its modifiers and its name.
    func view(_ value: SceneValue, in scope: CheckScope) -> ViewBody {
        nesting += 1
        defer { nesting -= 1 }
        guard nesting <= limits.nesting else { return tooDeep(at: value.place) }
        if let entries = value.mapping, entries.contains(where: { $0.key == "if" }) {
            return conditional(value, in: scope)
        }
        if let entries = value.mapping, entries.contains(where: { $0.key == "switch" }) {
            return selection(value, in: scope)
        }
        guard let call = reader.call(value, beside: Self.besideKeys, what: "view") else { return Self.nothing }
        return finished(viewBody(call, in: scope), beside: viewModifiers(of: call), place: call.place, in: scope)
    }

    private func tooDeep(at place: ScenePlace) -> ViewBody {
        if !isTooDeep {
            diagnostics.error(
                "views lie in one another more than \(limits.nesting) deep", at: place,
                hint: "a component or a modifier counts with what is in it")
        }
        isTooDeep = true
        return Self.nothing
    }

    static let besideKeys = ["modifiers", "id"]
    static var nothing: ViewBody { { _, _ in } }

    private func viewBody(_ call: SceneCall, in scope: CheckScope) -> ViewBody {
        if call.name == "content", scope.part.hasContent { return content(call, in: scope) }
        if let body = controlPart(call, in: scope) { return body }
        if let part = component(call.name) { return part.use(call, in: scope, by: self) }
        if let spec = Vocabulary.view(call.name) {
            return spec.lower(CallReader(call, spec.arguments, checker: self, scope: scope))
        }
        if call.name == "content" {
            diagnostics.error(
                "\"content\" stands for nothing here", at: call.place,
                hint: "it is used in the body of a component or a modifier")
        } else {
            unknownView(call, in: scope)
        }
        return Self.nothing
    }

    private func unknownView(_ call: SceneCall, in scope: CheckScope) {
        if Vocabulary.hasModifier(call.name) || modifier(call.name) != nil {
            diagnostics.error(
                "\"\(call.name)\" is a modifier, not a view", at: call.place,
                hint: "write it in the list \"modifiers\" beside a view")
            return
        }
        if call.name == "children", !components.isEmpty {
            diagnostics.error(
                "unknown view \"children\"", at: call.place,
                hint: "\"children\" belongs to stacks; a component's views stand right after its name")
            return
        }
        let known = viewNames
        if call.arguments == nil, call.name.isWords, !SwiftOnlyNames.views.contains(call.name),
            nearestNames(to: call.name, among: known).isEmpty
        {
            diagnostics.error(
                "unknown view \"\(call.name.abbreviated)\"", at: call.place,
                hint: "a text is a view of its own: {Text: \(call.name.abbreviated)}")
            return
        }
        unknown("view", call.name, at: call.place, among: known, inSwift: SwiftOnlyNames.views)
    }

    /// The names of all views that can stand here, the scene's own first.
    var viewNames: [String] {
        components.keys.sorted() + (isPrelude ? [] : Prelude.components) + Vocabulary.viewNames
    }

    /// Reports a name that is not known; one of SwiftUI's is said to be so.
    private func unknown(
        _ what: String, _ name: String, at place: ScenePlace, among known: [String], inSwift words: Set<String>
    ) {
        guard words.contains(name) else { return reader.unknown(what, name, at: place, among: known) }
        diagnostics.error(
            "unknown \(what) \"\(name.abbreviated)\"", at: place,
            hint: "\(name) is in Swift only, so far; `tintype schema` names the \(what)s that scenes have")
    }

    private func content(_ call: SceneCall, in scope: CheckScope) -> ViewBody {
        scope.part.usesContent = true
        if let arguments = call.arguments {
            diagnostics.error("content takes no arguments", at: arguments.place)
        }
        return { frame, scope in
            guard let content = frame.content else { return }
            scope.descend(.content) { content(&$0) }
        }
    }

    /// Returns whether a component of that name can stand here.
    func hasComponent(_ name: String) -> Bool { component(name) != nil }

    private func component(_ name: String) -> DeclaredPart? {
        components[name] ?? (isPrelude || !Prelude.components.contains(name) ? nil : prelude?.components[name])
    }

    private func modifier(_ name: String) -> DeclaredPart? {
        modifiers[name] ?? (isPrelude || !Prelude.modifiers.contains(name) ? nil : prelude?.modifiers[name])
    }

    /// A view with what stands beside its name: its modifiers, from the first to the last, then its id.
    func finished(
        _ body: @escaping ViewBody, beside: [SceneEntry], place: ScenePlace, in scope: CheckScope
    ) -> ViewBody {
        var result = placed(body, at: place)
        for entry in beside where entry.key == "modifiers" {
            for value in reader.sequence(entry.value, of: "modifiers") ?? [] {
                guard let modifier = modifier(value, in: scope) else { continue }
                let inner = result
                result = { frame, scope in modifier(frame, &scope) { inner(frame, &$0) } }
            }
        }
        for entry in beside where entry.key == "id" {
            guard let typed = typed(entry.value, as: .string, in: scope) else { continue }
            if let id = typed.constant?.string { ids[id, default: []].append(entry.value.place) }
            result = identified(result, by: Argument(typed, fallback: .string("")))
        }
        return result
    }

    private func identified(_ body: @escaping ViewBody, by id: Argument<SceneDatum>) -> ViewBody {
        let modifier = identifying(id.map { ($0.string ?? "", AnyHashable($0.string ?? "")) })
        return { frame, scope in modifier(frame, &scope) { body(frame, &$0) } }
    }

    /// A view whose nodes know where they were written.
    private func placed(_ body: @escaping ViewBody, at place: ScenePlace) -> ViewBody {
        { frame, scope in
            guard frame.run.takesView(at: frame.site ?? place) else { return }
            scope.written(at: (frame.site ?? place).location) { body(frame, &$0) }
        }
    }

    // MARK: Modifiers

    func modifier(_ value: SceneValue, in scope: CheckScope) -> ModifierBody? {
        guard let call = reader.call(value, what: "modifier") else { return nil }
        let body: ModifierBody
        if let part = modifier(call.name) {
            body = part.modifier(call, in: scope, by: self)
        } else if let spec = Vocabulary.modifier(call.name) {
            body = spec.lower(CallReader(call, spec.arguments, checker: self, scope: scope))
        } else {
            unknownModifier(call)
            return nil
        }
        let place = call.place
        return { frame, scope, content in
            scope.written(at: (frame.site ?? place).location) { body(frame, &$0, content) }
        }
    }

    private func unknownModifier(_ call: SceneCall) {
        if Vocabulary.hasView(call.name) || component(call.name) != nil {
            diagnostics.error(
                "\"\(call.name)\" is a view, not a modifier", at: call.place,
                hint: "a view can stand in an overlay or a background: overlay: [\(call.name)]")
            return
        }
        if let name = Prelude.renamed[call.name] {
            diagnostics.error(
                "unknown modifier \"\(call.name)\"", at: call.place,
                hint: "the badge of an icon is called \(name) now, since badge is SwiftUI's, of rows and tabs")
            return
        }
        let own = modifiers.keys.sorted() + (isPrelude ? [] : Prelude.modifiers)
        unknown(
            "modifier", call.name, at: call.place, among: own + Vocabulary.modifierNames,
            inSwift: SwiftOnlyNames.modifiers)
    }

    // MARK: Conditions

    private func conditional(_ value: SceneValue, in scope: CheckScope) -> ViewBody {
        let keys = ["if", "content", "else"] + Self.besideKeys
        guard let mapping = reader.mapping(value, allowing: keys, of: "if") else { return Self.nothing }
        guard let written = mapping["if"], let typed = typed(written, as: .bool, in: scope) else { return Self.nothing }
        var positive = scope
        positive.types = scope.types.narrowing(by: typed)
        var negative = scope
        negative.types = scope.types.narrowing(by: typed, holds: false)
        let yes = mapping.require("content").map { views($0, in: positive) } ?? Self.nothing
        let no = mapping["else"].map { views($0, in: negative) } ?? Self.nothing
        let condition = Argument(typed, fallback: SceneDatum.bool(false)).map { $0.bool ?? false }
        let body: ViewBody = { frame, scope in
            let holds = condition(frame, scope)
            scope.dynamic(.branch(holds)) { holds ? yes(frame, &$0) : no(frame, &$0) }
        }
        let beside = mapping.entries.filter { Self.besideKeys.contains($0.key) }
        return finished(body, beside: beside, place: value.place, in: scope)
    }

    // MARK: Values

    /// A value of a type; notes whether it depends on the environment.
    func typed(_ value: SceneValue, as type: SceneType, in scope: CheckScope) -> TypedValue? {
        noted(reader.value(value, as: type, in: scope.types), in: scope)
    }

    /// A value of the type that it shows.
    func inferred(_ value: SceneValue, in scope: CheckScope) -> TypedValue? {
        noted(reader.inferredValue(value, in: scope.types), in: scope)
    }

    private func noted(_ value: TypedValue?, in scope: CheckScope) -> TypedValue? {
        guard let value else { return nil }
        let names = value.names
        if names.contains(EnvironmentReading.name) { scope.part.readsEnvironment = true }
        scope.part.usedNames.formUnion(names)
        return value
    }
}

extension Argument where Value == SceneDatum {
    init(_ value: TypedValue, fallback: SceneDatum) {
        if let constant = value.constant {
            self.init(constant)
        } else {
            self.init(fallback: fallback) { (frame, _) throws(EvaluationError) in
                try value.evaluate(in: frame.values)
            }
        }
    }
}

extension String {
    /// Indicates whether it is words for people, as where a view is expected and a text was meant: several, or one like a name.
    fileprivate var isWords: Bool {
        guard first?.isLetter == true, last?.isWhitespace == false else { return false }
        return contains(" ")
            ? allSatisfy { $0.isLetter || $0.isNumber || " .,!?'-".contains($0) }
            : first?.isUppercase == true && dropFirst().allSatisfy(\.isLowercase) && count > 2
    }
}
