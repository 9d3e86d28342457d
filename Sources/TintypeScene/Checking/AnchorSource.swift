import Foundation
import TintypeGraphics
import TintypeTree

extension CallReader {
    func preference() -> DeclaredPreference? { value("key").flatMap(checker.preference) }

    /// The anchor that `source:` takes of a placed view; nil where there is none, which is reported.
    func anchorSource() -> AnchorSource? { value("source").flatMap(anchorSource) }

    private func anchorSource(_ value: SceneValue) -> AnchorSource? {
        if let items = value.sequence { return anchorSources(items, at: value.place) }
        if value.scalar?.text == "bounds" {
            return AnchorSource(type: .anchor(.rect)) { _, _ in
                { .reference(SceneAnchor(content: .rect(Anchor<CGRect>.Source.bounds.anchor(in: $0)))) }
            }
        }
        if let entries = value.mapping, entries.contains(where: { $0.key == "width" || $0.key == "height" }) {
            guard let typed = checker.typed(value, as: .rect, in: scope) else { return nil }
            let rect = Argument(typed, fallback: .rect(.zero))
            return AnchorSource(type: .anchor(.rect)) { frame, scope in
                let source = Anchor<CGRect>.Source.rect(rect(frame, scope).rect ?? .zero)
                return { .reference(SceneAnchor(content: .rect(source.anchor(in: $0)))) }
            }
        }
        if let text = value.scalar?.text, Choices.unitPoint.value(text) == nil, !text.hasPrefix("=") {
            reader.unknown("anchor source", text, at: value.place, among: ["bounds"] + Choices.unitPoint.names.values)
            return nil
        }
        let point = unitPoint(value)
        return AnchorSource(type: .anchor(.point)) { frame, scope in
            let source = Anchor<CGPoint>.Source.unitPoint(point(frame, scope))
            return { .reference(SceneAnchor(content: .point(source.anchor(in: $0)))) }
        }
    }

    /// Several sources, whose anchors are one list: rectangles or points, not both.
    private func anchorSources(_ items: [SceneValue], at place: ScenePlace) -> AnchorSource? {
        let sources = items.compactMap(anchorSource)
        guard sources.count == items.count else { return nil }
        guard let type = sources.first?.type, sources.allSatisfy({ $0.type == type }) else {
            checker.diagnostics.error(
                "a list of anchor sources is of one kind", at: place,
                hint: "name rectangles, or points, and at least one")
            return nil
        }
        return AnchorSource(type: .list(type)) { frame, scope in
            let takes = sources.map { $0.take(frame, scope) }
            return { geometry in .list(takes.map { $0(geometry) }) }
        }
    }
}

/// The way in which anchors are taken of a placed view, and their type.
struct AnchorSource {
    let type: SceneType
    let take: (SceneFrame, Scope) -> (Geometry) -> SceneDatum

    init(type: SceneType, take: @escaping (SceneFrame, Scope) -> (Geometry) -> SceneDatum) {
        self.type = type
        self.take = take
    }
}

/// A preference's value, as the scene language has it.
func sceneDatum(_ value: Any) -> SceneDatum {
    guard let datum = value as? SceneDatum else {
        preconditionFailure("A scene's preferences hold the values of the scene language.")
    }
    return datum
}
