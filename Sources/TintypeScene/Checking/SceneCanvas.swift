package import Foundation
package import TintypeGraphics
package import TintypeTree

/// The ground on which a scene is drawn, and the system that draws it.
package struct SceneCanvas: Sendable {
    /// In points; nil for the scene's ideal length.
    package var width: CGFloat?
    package var height: CGFloat?
    /// Pixels a point.
    package var scale: CGFloat = 1
    /// Indicates whether the scene sets the scale, so that no device brings its own.
    var hasOwnScale = false
    package var safeArea = EdgeInsets()
    /// nil for a canvas that nothing is drawn on before the scene.
    package var background: Color?
    /// The background in dark; nil where it is the same.
    package var darkBackground: Color?
    package var device: Device?
    package var platform = Platform()
    package var colorScheme = ColorScheme.light
    package var layoutDirection = LayoutDirection.leftToRight
    package var locale = Locale(identifier: "en_US")
    package var dynamicTypeSize = DynamicTypeSize.large

    package init() {}

    /// The colour that fills the canvas; nil for none.
    package var backgroundColor: ResolvedColor? {
        var environment = EnvironmentValues()
        environment.platform = platform
        environment.colorScheme = colorScheme
        let color = colorScheme == .dark ? darkBackground ?? background : background
        return color?.resolved(in: environment)
    }

    static let arguments: [ArgumentSpec] = [
        ArgumentSpec("width", .number, "In points; the scene's ideal width without it.", range: 0...100_000),
        ArgumentSpec("height", .number, "In points; the scene's ideal height without it.", range: 0...100_000),
        ArgumentSpec("device", .choice(devices.names), "A device, with its size, scale and safe area."),
        ArgumentSpec("scale", .number, "Pixels a point.", range: 0.1...10, default: "1"),
        ArgumentSpec("background", .color, "What the canvas is filled with; nothing without it."),
        ArgumentSpec("platform", .choice(Choices.platform.names), "The system whose looks are drawn.", default: "iOS"),
        ArgumentSpec("os", .integer, "The system's generation.", range: 1...100, default: "26"),
        ArgumentSpec("colorScheme", .choice(Choices.colorScheme.names), "Light or dark.", default: "light"),
        ArgumentSpec(
            "layoutDirection", .choice(Choices.layoutDirection.names), "The direction in which the interface reads.",
            default: "leftToRight"),
        ArgumentSpec("locale", .string, "The language and region of texts.", default: "en_US"),
        ArgumentSpec(
            "dynamicTypeSize", .choice(Choices.dynamicTypeSize.names), "How large the reader likes text.",
            default: "large"),
    ]

    static let devices = Choice("device", Device.all.map { ($0.name, $0) })

    /// Reads `canvas:`.
    init(_ value: SceneValue, checker: SceneChecker) {
        guard checker.reader.mapping(value, of: "canvas") != nil else { return }
        let call = CallReader(
            SceneCall(name: "canvas", place: value.place, arguments: value, beside: []), Self.arguments,
            checker: checker, scope: CheckScope(part: PartContext(hasContent: false)))
        call.exclude("device", "width")
        call.exclude("device", "height")
        if let device = call.optionalChoice("device", Self.devices).constant ?? nil {
            self.device = device
            (width, height, scale, safeArea) = (
                device.screen.size.width, device.screen.size.height, device.screen.scale, device.screen.safeArea
            )
        } else {
            width = call.optionalNumber("width").constant ?? nil
            height = call.optionalNumber("height").constant ?? nil
        }
        scale = call.number("scale", default: scale).constant ?? scale
        hasOwnScale = call.has("scale")
        readBackground(call)
        // What is beyond the range has been reported, and the canvas is still looked at.
        scale = min(max(scale, 0.1), 10)
        let version = min(max(call.number("os", default: 26).constant ?? 26, 1), 100)
        platform = Platform(
            call.choice("platform", Choices.platform, default: .iOS).constant ?? .iOS, version: Int(version))
        colorScheme = call.choice("colorScheme", Choices.colorScheme, default: .light).constant ?? .light
        layoutDirection =
            call.choice("layoutDirection", Choices.layoutDirection, default: .leftToRight).constant ?? .leftToRight
        locale = Locale(identifier: call.string("locale", default: "en_US").constant ?? "en_US")
        dynamicTypeSize = call.choice("dynamicTypeSize", Choices.dynamicTypeSize, default: .large).constant ?? .large
        if let width, let height,
            let problem = Self.problem(
                CGSize(width: width, height: height), scale: scale, limits: checker.limits, at: value.place)
        {
            checker.diagnostics.report(problem)
        }
    }

    /// A colour, or one for light and one for dark.
    private mutating func readBackground(_ call: CallReader) {
        guard let value = call.value("background") else { return }
        let before = call.checker.diagnostics.errorCount
        let parts = value.mapping.flatMap { entries in
            entries.first { $0.key == "light" }.flatMap { light in
                entries.first { $0.key == "dark" }.map { (light.value, $0.value) }
            }
        }
        // Reads it all, so that every mistake is told.
        let color = call.color(value).constant
        guard call.checker.diagnostics.errorCount == before else { return }
        background = parts.map { call.color($0.0).constant } ?? color
        darkBackground = parts.flatMap { call.color($0.1).constant }
        if background == nil || parts != nil && darkBackground == nil {
            call.checker.diagnostics.error(
                "the background of the canvas is a color, or a color for light and one for dark", at: value.place)
        }
    }

    /// The error of a canvas that has too many pixels.
    static func problem(_ size: CGSize, scale: CGFloat, limits: Limits, at place: ScenePlace) -> Diagnostic? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let count = width * height
        guard count > CGFloat(limits.canvasPixels) else { return nil }
        let remedy = Int(exactly: count).flatMap { limits.remedy(.canvasPixels, needed: $0) }
        return Diagnostic(
            "the canvas has \(number(width))×\(number(height)) pixels; at most \(limits.canvasPixels) are drawn",
            at: place,
            hint: ["make it smaller, or lower its scale", remedy].compactMap(\.self).joined(separator: "; or "))
    }
}
