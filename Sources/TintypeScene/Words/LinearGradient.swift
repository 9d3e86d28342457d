import Foundation
import TintypeGraphics
import TintypeTree

extension LinearGradient {
    static let arguments: [ArgumentSpec] = [
        ArgumentSpec("colors", .colors, "The colours, at equal distances."),
        ArgumentSpec("stops", .stops, "The colours, each with its location, 0 at the start and 1 at the end."),
        ArgumentSpec("startPoint", .unitPoint, "Where the first colour is.").required,
        ArgumentSpec("endPoint", .unitPoint, "Where the last colour is.").required,
    ]
}

extension CallReader {
    func linearGradient() -> Argument<LinearGradient> {
        exclude("colors", "stops")
        if !has("colors"), !has("stops") {
            checker.diagnostics.error("\(name) needs \"colors\" or \"stops\"", at: place)
        }
        let (start, end) = (unitPoint("startPoint"), unitPoint("endPoint"))
        let gradient = value("stops").map(stops) ?? value("colors").map { colors($0).map { Gradient(colors: $0) } }
        let clear = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
        return Argument(fallback: clear) { frame, scope in
            LinearGradient(
                gradient: gradient?(frame, scope) ?? Gradient(stops: []), startPoint: start(frame, scope),
                endPoint: end(frame, scope))
        }
    }

    private func stops(_ value: SceneValue) -> Argument<Gradient> {
        let parts = (reader.sequence(value, of: "the stops") ?? []).compactMap {
            item -> (color: Argument<Color>, location: Argument<CGFloat>)? in
            guard let mapping = reader.mapping(item, allowing: ["color", "location"], of: "the stop"),
                let color = mapping.require("color"), let location = mapping.require("location"),
                let typed = checker.typed(location, as: .number, in: scope)
            else { return nil }
            return (self.color(color), Argument(typed, fallback: .number(0)).map { CGFloat($0.number ?? 0) })
        }
        return Argument(fallback: Gradient(stops: [])) { frame, scope in
            Gradient(
                stops: parts.map { Gradient.Stop(color: $0.color(frame, scope), location: $0.location(frame, scope)) })
        }
    }
}

extension ViewSpec {
    static let linearGradient = ViewSpec(
        "LinearGradient", "A gradient along a line, as large as it is proposed.", LinearGradient.arguments
    ) { call in
        let gradient = call.linearGradient()
        return { frame, scope in scope.appendPaint(gradient(frame, scope), name: "LinearGradient") }
    }
}
