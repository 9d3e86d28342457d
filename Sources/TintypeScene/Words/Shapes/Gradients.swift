import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ArgumentSpec {
    /// The colours of a gradient.
    fileprivate static let gradient: [ArgumentSpec] = [
        ArgumentSpec("colors", .colors, "The colours, at equal distances."),
        ArgumentSpec("stops", .stops, "The colours, each with its location, 0 at the start and 1 at the end."),
        ArgumentSpec(
            "colorSpace", .choice(Choices.gradientSpace.names), "The space in which colours are mixed.",
            default: "device"),
    ]
    fileprivate static let center = ArgumentSpec("center", .unitPoint, "The middle of it.", default: "center")
}

extension LinearGradient {
    static let arguments: [ArgumentSpec] =
        ArgumentSpec.gradient + [
            ArgumentSpec("startPoint", .unitPoint, "Where the first colour is.").required,
            ArgumentSpec("endPoint", .unitPoint, "Where the last colour is.").required,
        ]
}

extension RadialGradient {
    static let arguments: [ArgumentSpec] =
        ArgumentSpec.gradient + [
            .center,
            ArgumentSpec(
                "startRadius", .number, "Where the first colour is, in points.", range: 0...(.infinity), default: "0"),
            ArgumentSpec("endRadius", .number, "Where the last colour is, in points.", range: 0...(.infinity)).required,
        ]
}

extension EllipticalGradient {
    static let arguments: [ArgumentSpec] =
        ArgumentSpec.gradient + [
            .center,
            ArgumentSpec(
                "startRadiusFraction", .number, "Where the first colour is, of the size.", range: 0...(.infinity),
                default: "0"),
            ArgumentSpec(
                "endRadiusFraction", .number, "Where the last colour is, of the size.", range: 0...(.infinity),
                default: "0.5"),
        ]
}

extension AngularGradient {
    static let arguments: [ArgumentSpec] =
        ArgumentSpec.gradient + [
            .center,
            ArgumentSpec("startAngle", .number, "Where the first colour is, in degrees; 0 is at the right, 90 below."),
            ArgumentSpec("endAngle", .number, "Where the last colour is, in degrees."),
            angle,
        ]
    static let conicArguments: [ArgumentSpec] = ArgumentSpec.gradient + [.center, angle]

    private static let angle = ArgumentSpec(
        "angle", .number, "Where a whole turn begins and ends, in degrees, without the two others.", default: "0")
}

extension CallReader {
    func linearGradient() -> Argument<LinearGradient> {
        let gradient = anyGradient()
        let (start, end) = (unitPoint("startPoint"), unitPoint("endPoint"))
        let clear = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
        return Argument(fallback: clear) { frame, scope in
            .linearGradient(
                gradient(frame, scope), startPoint: start(frame, scope), endPoint: end(frame, scope))
        }
    }

    func radialGradient() -> Argument<RadialGradient> {
        let (gradient, center) = (anyGradient(), unitPoint("center"))
        let (start, end) = (number("startRadius", default: 0), number("endRadius", default: 0))
        let clear = RadialGradient(colors: [], center: .center, startRadius: 0, endRadius: 0)
        return Argument(fallback: clear) { frame, scope in
            .radialGradient(
                gradient(frame, scope), center: center(frame, scope), startRadius: start(frame, scope),
                endRadius: end(frame, scope))
        }
    }

    func ellipticalGradient() -> Argument<EllipticalGradient> {
        let (gradient, center) = (anyGradient(), unitPoint("center"))
        let start = number("startRadiusFraction", default: 0)
        let end = number("endRadiusFraction", default: 0.5)
        return Argument(fallback: EllipticalGradient(colors: [])) { frame, scope in
            .ellipticalGradient(
                gradient(frame, scope), center: center(frame, scope), startRadiusFraction: start(frame, scope),
                endRadiusFraction: end(frame, scope))
        }
    }

    /// A gradient around a point, between two angles or all the way round.
    func angularGradient() -> Argument<AngularGradient> {
        let (gradient, center) = (anyGradient(), unitPoint("center"))
        let angle = number("angle", default: 0)
        let hasBounds = spec("startAngle") != nil && (has("startAngle") || has("endAngle"))
        if hasBounds {
            exclude(has("startAngle") ? "startAngle" : "endAngle", "angle")
            for name in ["startAngle", "endAngle"] where !has(name) {
                checker.diagnostics.error("\(self.name) needs \"startAngle\" and \"endAngle\"", at: place)
            }
        }
        let start = hasBounds ? number("startAngle", default: 0) : angle
        let end = hasBounds ? number("endAngle", default: 360) : angle.map { $0 + 360 }
        let clear = AngularGradient(colors: [], center: .center)
        return Argument(fallback: clear) { frame, scope in
            .angularGradient(
                gradient(frame, scope), center: center(frame, scope),
                startAngle: .degrees(Double(start(frame, scope))), endAngle: .degrees(Double(end(frame, scope))))
        }
    }

    private func anyGradient() -> Argument<AnyGradient> {
        exclude("colors", "stops")
        need(oneOf: ["colors", "stops"])
        let space = choice("colorSpace", Choices.gradientSpace, default: .device)
        let gradient = value("stops").map(stops) ?? value("colors").map { colors($0).map { Gradient(colors: $0) } }
        return Argument(fallback: AnyGradient(Gradient(stops: []))) { frame, scope in
            (gradient?(frame, scope) ?? Gradient(stops: [])).colorSpace(space(frame, scope))
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
    static let linearGradient = area(
        "LinearGradient", "A gradient along a line, as large as it is proposed.", LinearGradient.arguments,
        example: .area(
            "LinearGradient: {colors: [purple, orange], startPoint: topLeading, endPoint: bottomTrailing}",
            swift: "LinearGradient(colors: [.purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)")
    ) { $0.linearGradient() }

    static let radialGradient = area(
        "RadialGradient", "A gradient from the middle to a circle, as large as it is proposed.",
        RadialGradient.arguments,
        example: .area(
            "RadialGradient: {colors: [yellow, red], endRadius: 70}",
            swift: "RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 70)")
    ) { $0.radialGradient() }

    static let ellipticalGradient = area(
        "EllipticalGradient", "A gradient from the middle to an ellipse in the view's proportions.",
        EllipticalGradient.arguments,
        example: .area(
            "EllipticalGradient: {stops: [{color: white, location: 0.2}, {color: blue, location: 1}]}",
            swift: """
                EllipticalGradient(stops: [.init(color: .white, location: 0.2), .init(color: .blue, location: 1)])
                """)
    ) { $0.ellipticalGradient() }

    static let angularGradient = area(
        "AngularGradient", "A gradient around a point, as large as it is proposed.", AngularGradient.arguments,
        example: .area(
            "AngularGradient: {colors: [red, yellow, green, blue, red], angle: -90}",
            swift: """
                AngularGradient(
                    colors: [.red, .yellow, .green, .blue, .red], center: .center, angle: .degrees(-90))
                """)
    ) { $0.angularGradient() }

    /// A word for a view that is a gradient.
    private static func area<Gradient: View & SendableMetatype>(
        _ name: String, _ doc: String, _ arguments: [ArgumentSpec], example: WordExample,
        _ read: @escaping @Sendable (CallReader) -> Argument<Gradient>
    ) -> ViewSpec {
        ViewSpec(name, doc, arguments, example: example) { call in
            let gradient = read(call)
            return composed { gradient($0, $1) }
        }
    }
}

extension WordExample {
    /// An area of 160 by 90 points.
    static func area(_ scene: String, swift: String) -> WordExample {
        WordExample(
            "\(scene)\nmodifiers: [{frame: {width: 160, height: 90}}]",
            swift: "\(swift)\n    .frame(width: 160, height: 90)")
    }
}
