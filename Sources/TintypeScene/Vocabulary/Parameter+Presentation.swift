import TintypeTree
import TintypeUI

/// Something that is presented over a view: the condition, and the views in it.
struct ScenePresentation {
    let isPresented: Binding<Bool>
    /// In the order in which the word has them; nil for one that is not written.
    let parts: [ScopeView?]

    static var nothing: ScenePresentation { ScenePresentation(isPresented: .constant(false), parts: []) }

    /// The first part.
    var content: ScopeView { self[0] ?? ScopeView { _ in } }

    /// A part; nil for one that is not written.
    subscript(index: Int) -> ScopeView? { parts.indices.contains(index) ? parts[index] : nil }
}

extension ArgumentSpec {
    fileprivate static let isPresented = ArgumentSpec(
        "isPresented", .bound(.bool), "Whether it is there: a state that ends with it.")
    fileprivate static let item = ArgumentSpec(
        "item", .bound(.value), "A state that may be nil: it is there while the state has a value.")
    fileprivate static let presenting = ArgumentSpec(
        "presenting", .value, "A value without which it is not there.")
    fileprivate static let itemName = ArgumentSpec("as", .binding, "The name of that value.", default: "item")
    static let presentedContent = ArgumentSpec("content", .views, "The views that are presented.").required
}

extension Parameter where Value == ScenePresentation {
    /// Views that are there while a state is true, or while one has a value.
    static func presentation(_ parts: ArgumentSpec...) -> Parameter {
        Parameter([.isPresented, .item, .itemName] + parts) { $0.presentation(of: "item", parts) }
    }

    /// Views that are there while a state is true, of a value where one is given.
    static func presentation(presenting parts: ArgumentSpec...) -> Parameter {
        Parameter([.isPresented, .presenting, .itemName] + parts) { $0.presentation(of: "presenting", parts) }
    }
}

extension CallReader {
    /// - Parameters:
    ///   - source: The argument that the presented value comes from.
    ///   - parts: The arguments of views; for a `message` a text may stand.
    func presentation(of source: String, _ parts: [ArgumentSpec]) -> Argument<ScenePresentation> {
        if source == "item" { exclude("isPresented", source) }
        need([source], for: "as")
        if !has("isPresented"), source != "item" || !has(source) {
            checker.diagnostics.error(
                "\(name) needs \"isPresented\"\(source == "item" ? " or \"item\"" : "")", at: place,
                hint: "declare a state, state: {isShown: true}, and write isPresented: $isShown")
        }
        let item = has(source) ? presentedItem(source) : nil
        let flag = has("isPresented") ? bound("isPresented", .bool, default: false) : nil
        let call = item.map { reading(in: $0.scope) } ?? self
        let bodies = parts.map { part in
            has(part.name) ? part.name == "message" ? call.caption(part.name) : call.views(part.name) : nil
        }
        return Argument(fallback: .nothing) { frame, scope in
            let flag = flag?(frame, scope)
            guard let item else {
                return ScenePresentation(
                    isPresented: flag ?? .constant(false), parts: bodies.map { $0.map(frame.view) })
            }
            let (inner, value, location) = item.bound(frame, scope)
            let isThere = value != .none
            let binding = Binding(
                get: { isThere && flag?.wrappedValue ?? true },
                set: { isPresented in
                    if let flag { flag.wrappedValue = isPresented } else if !isPresented { location?.set(.none) }
                })
            return ScenePresentation(isPresented: binding, parts: bodies.map { $0.map(inner.view) })
        }
    }

    /// The value that is presented, and the names that can be used with it.
    private func presentedItem(_ source: String) -> PresentedItem? {
        let name = binding("as", default: "item")
        if value(source)?.boundName != nil {
            guard let path = location(source, of: nil) else { return nil }
            var inner = scope.binding(name, path.type.unwrapped)
            inner.states[name] = path.type.unwrapped
            return PresentedItem(name: name, scope: inner, path: path) { frame, _ in
                path.location(in: frame)?.value ?? .none
            }
        }
        guard let written = value(source), let typed = checker.inferred(written, in: scope) else { return nil }
        let argument = Argument(typed, fallback: .none)
        var inner = scope.binding(name, typed.type.unwrapped)
        inner.states[name] = nil
        return PresentedItem(name: name, scope: inner, path: nil) { argument($0, $1) }
    }
}

/// A value that is presented, by a name.
private struct PresentedItem {
    let name: String
    let scope: CheckScope
    /// The state that it is.
    let path: LocationPath?
    let value: (SceneFrame, Scope) -> SceneDatum

    /// The names with their values, the value, and the place where it is kept.
    func bound(_ frame: SceneFrame, _ scope: Scope) -> (SceneFrame, SceneDatum, SceneLocation?) {
        let (value, location) = (value(frame, scope), path?.location(in: frame))
        var inner = frame.binding(name, value)
        inner.states[name] = location
        return (inner, value, location)
    }
}
