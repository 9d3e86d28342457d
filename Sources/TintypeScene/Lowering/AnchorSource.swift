import Foundation
import TintypeGraphics
import TintypeTree

extension CallReader {
    func preference() -> DeclaredPreference? { value("key").flatMap(checker.preference) }

    /// How an anchor is taken of a placed view, and the anchor's type.
    func anchorSource() -> (
        type: SceneType, take: (SceneFrame, Scope) -> (Geometry) -> SceneAnchor
    )? {
        guard let value = value("source") else { return nil }
        if value.scalar?.text == "bounds" {
            return (
                .anchor(.rect), { _, _ in { SceneAnchor(content: .rect(Anchor<CGRect>.Source.bounds.anchor(in: $0))) } }
            )
        }
        if let entries = value.mapping, entries.contains(where: { $0.key == "width" || $0.key == "height" }) {
            guard let typed = checker.typed(value, as: .rect, in: scope) else { return nil }
            let rect = Argument(typed, fallback: .rect(.zero))
            return (
                .anchor(.rect),
                { frame, scope in
                    let source = Anchor<CGRect>.Source.rect(rect(frame, scope).rect ?? .zero)
                    return { SceneAnchor(content: .rect(source.anchor(in: $0))) }
                }
            )
        }
        if let text = value.scalar?.text, Choices.unitPoint.value(text) == nil, !text.hasPrefix("=") {
            reader.unknown("anchor source", text, at: value.place, among: ["bounds"] + Choices.unitPoint.names.values)
            return nil
        }
        let point = unitPoint(value)
        return (
            .anchor(.point),
            { frame, scope in
                let source = Anchor<CGPoint>.Source.unitPoint(point(frame, scope))
                return { SceneAnchor(content: .point(source.anchor(in: $0))) }
            }
        )
    }
}

/// A preference's value, as the scene language has it.
func sceneDatum(_ value: Any) -> SceneDatum {
    guard let datum = value as? SceneDatum else {
        preconditionFailure("A scene's preferences hold the values of the scene language.")
    }
    return datum
}
