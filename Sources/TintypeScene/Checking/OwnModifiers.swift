import TintypeTree
import TintypeUI

// In Swift some modifiers belong to `Image` or `Text` and give one again; they stand before those that every view has.
extension SceneChecker {
    /// The first modifiers beside a call to `Image` that are the image's own, as `resizable` is.
    func imageModifiers(of call: SceneCall) -> [SceneValue] {
        guard call.name == "Image", !hasComponent(call.name) else { return [] }
        return Array((call["modifiers"]?.sequence ?? []).prefix { self.own($0, \.image) != nil })
    }

    /// The keys beside a call, without the modifiers that are an image's own.
    func viewModifiers(of call: SceneCall) -> [SceneEntry] {
        let count = imageModifiers(of: call).count
        guard count > 0 else { return call.beside }
        return call.beside.map { entry in
            guard entry.key == "modifiers", let items = entry.value.sequence else { return entry }
            var rest = entry
            rest.value.content = .sequence(Array(items.dropFirst(count)))
            return rest
        }
    }

    /// A value with modifiers of its own, from the first to the last; one that is none of its own is reported.
    ///
    /// - Parameter what: Words for the value, e.g. `a part of a text`.
    func changed<Value>(
        _ value: Argument<Value>, by modifiers: some Sequence<SceneValue>,
        _ own: KeyPath<ModifierSpec, OwnModifier<Value>?>, of what: String, in scope: CheckScope
    ) -> Argument<Value> {
        modifiers.reduce(value) { value, item in
            guard let call = reader.call(item, what: "modifier") else { return value }
            guard let (spec, change) = self.own(item, own) else {
                diagnostics.error(
                    "\(what) does not take the modifier \"\(call.name.abbreviated)\"", at: call.place,
                    hint: Suggestion.hint(for: call.name, among: ownNames(own), what: "modifiers"))
                return value
            }
            let changing = change(CallReader(call, spec.arguments, checker: self, scope: scope))
            if let constant = value.constant, let change = changing.constant { return Argument(change(constant)) }
            return Argument(fallback: value.fallback) { frame, scope in changing(frame, scope)(value(frame, scope)) }
        }
    }

    /// The value that a modifier makes of one; nil for one that only views have, or that the scene declares.
    private func own<Value>(
        _ item: SceneValue, _ own: KeyPath<ModifierSpec, OwnModifier<Value>?>
    ) -> (ModifierSpec, OwnModifier<Value>)? {
        let name = item.scalar?.text ?? (item.mapping?.count == 1 ? item.mapping?[0].key : nil)
        guard let name, modifiers[name] == nil, let spec = Vocabulary.modifier(name), let change = spec[keyPath: own]
        else { return nil }
        return (spec, change)
    }

    private func ownNames<Value>(_ own: KeyPath<ModifierSpec, OwnModifier<Value>?>) -> [String] {
        Vocabulary.modifiers.filter { $0[keyPath: own] != nil }.map(\.name)
    }
}
