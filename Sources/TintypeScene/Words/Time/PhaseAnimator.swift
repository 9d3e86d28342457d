import TintypeTree
import TintypeUI

extension ViewSpec {
    static let phaseAnimator = ViewSpec(
        "PhaseAnimator",
        "Shows views in one phase after the other, each with its animation: on and on, or once for each change of a value.",
        [
            ArgumentSpec("phases", .elements, "The phases: a list, or a range: 0..<3. A picture shows the first.")
                .required,
            ArgumentSpec("as", .binding, "The name of the phase.", default: "phase"),
            ArgumentSpec("trigger", .value, "The value; without it the phases go on and on."),
            ArgumentSpec(
                "animation", .oneOf(SceneAnimation.all), "The animation to a phase; SwiftUI's own without it."),
            .main("content", .views, "The views of a phase.").required,
        ],
        example: WordExample(
            """
            PhaseAnimator:
              phases: [1, 1.5]
              as: scale
              animation: {easeInOut: {duration: 0.8}}
              content:
                - Circle: {fill: red}
                  modifiers: [{frame: {width: 20, height: 20}}, {scaleEffect: =scale}]
            """,
            swift: """
                PhaseAnimator([1, 1.5]) { scale in
                    Circle().fill(.red).frame(width: 20, height: 20).scaleEffect(scale)
                } animation: { _ in
                    .easeInOut(duration: 0.8)
                }
                """)
    ) { call in
        let name = call.binding("as", default: "phase")
        guard let (elements, type, _) = call.elements("phases") else { return SceneChecker.nothing }
        let inner = call.scope.binding(name, type)
        let content = call.views("content", in: inner)
        let own = Parameter<Animation?>.animation("animation", "").read(call.reading(in: inner))
        let animation = call.has("animation") ? own : Argument(.default)
        let trigger = call.anyValue("trigger")
        return { frame, scope in
            let phases = elements(frame, scope)
            let data = (0..<phases.count).map(phases.datum)
            let origin = scope
            func views(_ phase: SceneDatum) -> ScopeView { frame.binding(name, phase).view(content) }
            func way(_ phase: SceneDatum) -> Animation? { animation(frame.binding(name, phase), origin) }
            if let trigger {
                let value = trigger(frame, scope)
                let animator = PhaseAnimator(data, trigger: value, content: views, animation: way)
                PhaseAnimator<SceneDatum, ScopeView>._evaluate(animator, into: &scope)
            } else {
                let animator = PhaseAnimator(data, content: views, animation: way)
                PhaseAnimator<SceneDatum, ScopeView>._evaluate(animator, into: &scope)
            }
        }
    }
}
