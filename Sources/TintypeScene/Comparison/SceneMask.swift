/// A view that is not compared, by its id.
package struct SceneMask: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        /// Its pixels are left out of the comparison.
        case ignore
        /// Paints the view over in the picture, so that its golden shows that something is hidden there, and what is hidden
        /// never gets into it.
        case redact
    }

    package let kind: Kind
    /// The id of the views; several may have it.
    package let target: String
    package let place: ScenePlace

    package init(kind: Kind, target: String, place: ScenePlace) {
        self.kind = kind
        self.target = target
        self.place = place
    }
}

extension SceneChecker {
    /// The masks of the sections `ignore:` and `redact:`, each an id or a list of them, in the order of the file.
    func masks(_ mapping: SceneMapping) -> [SceneMask] {
        var masks: [SceneMask] = []
        for kind in [SceneMask.Kind.ignore, .redact] {
            guard let value = mapping[kind.rawValue] else { continue }
            for item in value.sequence ?? [value] {
                guard let target = reader.text(item, of: kind.rawValue) else { continue }
                if let other = masks.first(where: { $0.target == target }) {
                    diagnostics.error(
                        other.kind == kind
                            ? "\"\(target.abbreviated)\" is there twice"
                            : "\"\(target.abbreviated)\" is among \"ignore\" already",
                        at: item.place,
                        hint: other.kind == kind ? nil : "what is painted over need not be left out as well")
                    continue
                }
                masks.append(SceneMask(kind: kind, target: target, place: item.place))
            }
        }
        return masks
    }
}
