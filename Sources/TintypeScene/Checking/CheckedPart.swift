import TintypeGraphics
import TintypeTree
import TintypeUI

/// The scene, a component or a modifier, checked: what it declares, and its body.
final class CheckedPart {
    let context: PartContext
    private(set) var parameters: [(name: String, value: DeclaredValue)] = []
    private var namespaces: [String] = []
    private(set) var states: [(name: String, value: DeclaredValue)] = []
    /// The scene's changes in time.
    private(set) var timeline: [SceneInstant] = []
    private var body: ViewBody = SceneChecker.nothing
    private var isLayout = false
    /// Indicates whether its parameters could not be read: uses of it are not checked, then.
    private(set) var isUnread = false
    private let name: String?
    private unowned let checker: SceneChecker

    /// A component, a modifier, a style or a layout.
    init(_ value: SceneValue, name: String, kind: DeclaredPart.Kind, checker: SceneChecker) {
        self.checker = checker
        self.name = name
        context = PartContext(hasContent: true)
        let reader = checker.reader
        let errors = checker.diagnostics.errorCount
        guard let mapping = reader.mapping(value, allowing: kind.keys, of: "\(kind.rawValue) \"\(name)\"")
        else {
            isUnread = true
            return
        }
        if kind == .style {
            guard let written = mapping.require("for"), let control = checker.controlKind(written) else {
                isUnread = true
                return
            }
            context.control = control
        }
        readParameters(mapping["parameters"])
        readDeclarations(mapping)
        if kind == .layout {
            isLayout = true
            context.usesContent = true
            body = checker.layout(mapping, in: bodyScope)
            return
        }
        guard let written = mapping.require("body") else { return }
        readBody(written)
        if kind == .modifier, !context.usesContent, !checker.isTooDeep {
            checker.diagnostics.error(
                "the body of modifier \"\(name)\" has no \"content\"", at: written.place,
                hint: "\"content\" stands for the view that is modified")
        }
        if checker.diagnostics.errorCount == errors { warnOfUnused(mapping["parameters"], in: kind) }
    }

    private func warnOfUnused(_ value: SceneValue?, in kind: DeclaredPart.Kind) {
        for entry in value?.mapping ?? [] where !context.usedNames.contains(entry.key) {
            checker.diagnostics.warning(
                "the parameter \"\(entry.key)\" of \(kind.rawValue) \"\(name ?? "")\" is never used",
                at: entry.keyPlace,
                hint: "take it out, or write =\(entry.key) where its value belongs")
        }
    }

    /// The scene itself.
    init(scene mapping: SceneMapping, checker: SceneChecker) {
        self.checker = checker
        name = nil
        context = PartContext(hasContent: false)
        readDeclarations(mapping)
        if let written = mapping.require("body") { readBody(written) }
        if let written = mapping["timeline"] { timeline = checker.timeline(written, in: bodyScope) }
    }

    private func readParameters(_ value: SceneValue?) {
        guard let value else { return }
        guard let mapping = checker.reader.mapping(value, of: "parameters") else {
            isUnread = true
            return
        }
        for entry in mapping.entries {
            if let parameter = checker.parameter(entry) { parameters.append((entry.key, parameter)) }
        }
    }

    private func readDeclarations(_ mapping: SceneMapping) {
        let reader = checker.reader
        if let value = mapping["namespaces"] {
            namespaces = (reader.sequence(value, of: "namespaces") ?? []).compactMap {
                reader.identifier($0, of: "a namespace")
            }
        }
        if let value = mapping["state"] {
            let written = reader.mapping(value, of: "state")
            // A section that is none may have meant any name.
            isUnread = isUnread || written == nil
            for entry in written?.entries ?? [] {
                if let state = checker.declaration(entry, keys: DeclaredValue.keys, isOptionalDefault: true) {
                    states.append((entry.key, state))
                }
            }
        }
    }

    /// The names that expressions of the body can use.
    private var bodyScope: CheckScope {
        var scope = CheckScope(part: context).binding(EnvironmentReading.name, checker.environmentType)
        if let control = context.control {
            scope = scope.binding(ControlKind.name, control.type)
            scope.states[ControlKind.name] = control.type
        }
        for (name, data) in checker.data { scope = scope.binding(name, data.type) }
        scope.types.isOpen = isUnread
        for parameter in parameters {
            scope = scope.binding(parameter.name, parameter.value.type)
            if parameter.value.isBinding { scope.states[parameter.name] = parameter.value.type }
        }
        for namespace in namespaces { scope = scope.binding(namespace, .namespace) }
        for state in states {
            scope = scope.binding(state.name, state.value.type)
            scope.states[state.name] = state.value.type
        }
        return scope
    }

    private func readBody(_ value: SceneValue) {
        if value.isEmpty || value.sequence?.isEmpty == true {
            checker.diagnostics.error(
                "the body is empty", at: value.place, hint: "it has a view, e.g. body: {Text: Hello}")
            return
        }
        body = checker.views(value, in: bodyScope)
    }

    /// The arguments that a use of the part takes.
    var arguments: [ArgumentSpec] {
        parameters.map { parameter in
            let isMain = parameter.name == mainParameter
            let doc = "The \(parameter.name)."
            var spec =
                isMain
                ? ArgumentSpec.main(parameter.name, .value, doc) : ArgumentSpec(parameter.name, .value, doc)
            spec.takesMapping = parameter.value.type.isWrittenAsMapping
            spec.isRequired = !parameter.value.hasDefault
            return spec
        }
    }

    /// The parameter for which a scalar stands: the only one, or the only one without a default.
    private var mainParameter: String? {
        // A list right after the name of a layout is of its views.
        if isLayout { return nil }
        if parameters.count == 1 { return parameters[0].name }
        let required = parameters.filter { !$0.value.hasDefault }
        return required.count == 1 ? required[0].name : nil
    }

    var hasMain: Bool { mainParameter != nil }

    /// The values and places that a use of the part gives to the parameters.
    func read(_ call: CallReader) -> PartArguments {
        var arguments = PartArguments()
        for parameter in parameters {
            if parameter.value.isBinding, call.value(parameter.name)?.boundName != nil {
                // One that cannot be bound has been reported.
                if let place = call.location(parameter.name, of: parameter.value.type) {
                    arguments.places.append((parameter.name, place))
                } else {
                    arguments.values.append((parameter.name, Argument(parameter.value.value), true))
                }
                continue
            }
            let argument = call.datum(parameter.name, as: parameter.value.type, fallback: parameter.value.value)
            if parameter.value.isSymbol, let symbol = argument?.constant?.string,
                let written = call.value(parameter.name)
            {
                call.checker.checkSymbol(symbol, at: written.place)
            }
            arguments.values.append(
                (parameter.name, argument ?? Argument(parameter.value.value), parameter.value.isBinding))
        }
        return arguments
    }

    /// Evaluates the body of a style where it is used.
    func evaluate(
        _ outer: SceneFrame, _ scope: inout Scope, control: SceneDatum, _ location: SceneLocation,
        _ views: [String: ScopeView]
    ) {
        evaluate(
            outer, &scope, PartArguments(), site: nil, nil, values: [ControlKind.name: control],
            locations: [ControlKind.name: location], controlParts: views)
    }

    /// Evaluates the body where the part is used.
    func evaluate(
        _ outer: SceneFrame, _ scope: inout Scope, _ arguments: PartArguments, site: ScenePlace?,
        _ content: ((inout Scope) -> Void)?, values: [String: SceneDatum] = [:],
        locations: [String: SceneLocation] = [:], controlParts: [String: ScopeView] = [:]
    ) {
        var (values, locations) = (values, locations)
        // What the part declares by the name `environment` hides it.
        if context.readsEnvironment { values[EnvironmentReading.name] = checker.environmentRecord(scope.environment) }
        for (name, data) in checker.data where context.usedNames.contains(name) { values[name] = data.datum }
        for (name, argument, isBinding) in arguments.values {
            values[name] = argument(outer, scope)
            if isBinding { locations[name] = SceneLocation(StateBox(values[name] ?? .none, change: nil)) }
        }
        for (name, place) in arguments.places {
            locations[name] = place.location(in: outer)
            values[name] = locations[name]?.value ?? SceneDatum.none
        }
        for (index, namespace) in namespaces.enumerated() {
            values[namespace] = .reference(SceneNamespace(id: NamespaceID(owner: scope.id, index: index)))
        }
        let session = scope.session
        for (index, state) in states.enumerated() {
            let start = (name == nil ? outer.run.startValues[state.name] : nil) ?? state.value.value
            let box = session.state(of: scope.id, index: index) { StateBox(start, session: session) }
            locations[state.name] = SceneLocation(box)
            values[state.name] = box.value
        }
        var frame = SceneFrame(run: outer.run, values: values)
        frame.states = locations
        frame.controlParts = controlParts
        frame.content = content
        frame.site = outer.site ?? (checker.isPrelude ? site : nil)
        let body = body
        guard let name else {
            outer.run.keepRoot?(frame, scope)
            return scope.descend(.body) { body(frame, &$0) }
        }
        scope.naming(name) { $0.descend(.body) { body(frame, &$0) } }
    }
}

/// The values that a use of a part gives to its parameters.
struct PartArguments {
    /// The values; of a parameter that takes a binding one that nothing changes.
    var values: [(name: String, value: Argument<SceneDatum>, isBinding: Bool)] = []
    /// The states that parameters are bound to.
    var places: [(name: String, path: LocationPath)] = []
}

extension SceneChecker {
    /// A parameter: its type, `{type: …, default: …}`, `symbol` for the name of a symbol, or a type after `binding`.
    func parameter(_ entry: SceneEntry) -> DeclaredValue? {
        var (isSymbol, isBinding) = (false, false)
        func type(_ value: SceneValue) -> SceneValue {
            guard let text = value.scalar?.text else { return value }
            isSymbol = text == "symbol"
            isBinding = text.hasPrefix("binding ")
            guard isSymbol || isBinding else { return value }
            let rest = isSymbol ? "string" : String(text.dropFirst("binding ".count))
            return SceneValue(.scalar(SceneScalar(rest)), at: value.place)
        }
        var written = entry.value
        if let entries = written.mapping, entries.contains(where: { DeclaredValue.keys.contains($0.key) }) {
            written.content = .mapping(
                entries.map { $0.key == "type" ? SceneEntry(key: $0.key, at: $0.keyPlace, value: type($0.value)) : $0 })
            var declared = declaration(
                SceneEntry(key: entry.key, at: entry.keyPlace, value: written), keys: DeclaredValue.keys,
                isOptionalDefault: false)
            declared?.isSymbol = isSymbol
            declared?.isBinding = isBinding
            return declared
        }
        guard reader.isIdentifier(entry.key, at: entry.keyPlace) else { return nil }
        guard let type = reader.type(type(written), besides: ["symbol", "binding T"]) else { return .unread }
        return DeclaredValue(
            type: type, value: .none, hasDefault: false, isSymbol: isSymbol, isBinding: isBinding)
    }
}
