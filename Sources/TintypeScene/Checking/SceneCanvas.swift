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
    package var orientation = ScreenOrientation.portrait
    /// The parts of the device that are drawn around the scene.
    package var surroundings: SceneSurroundings = []
    package var platform = Platform()
    /// Indicates whether the scene sets the platform, so that no device brings its own.
    private var hasOwnPlatform = false
    package var colorScheme = ColorScheme.light
    package var contrast = ColorSchemeContrast.standard
    package var legibilityWeight = LegibilityWeight.regular
    package var layoutDirection = LayoutDirection.leftToRight
    package var locale = Locale(identifier: "en_US")
    package var dynamicTypeSize = DynamicTypeSize.large

    package init() {}

    /// The colour that fills the canvas in a scheme, which a view may prefer to that of the canvas; nil for none.
    ///
    /// - Parameter assets: The source of colours that are named.
    package func backgroundColor(in colorScheme: ColorScheme, assets: (any AssetSource)? = nil) -> ResolvedColor? {
        var environment = EnvironmentValues()
        environment.assets = assets
        environment.platform = platform
        environment.colorScheme = colorScheme
        environment.colorSchemeContrast = contrast
        let color = colorScheme == .dark ? darkBackground ?? background : background
        return color?.resolved(in: environment)
    }

    static let arguments: [ArgumentSpec] = [
        ArgumentSpec("width", .number, "In points; the scene's ideal width without it.", range: 0...100_000),
        ArgumentSpec("height", .number, "In points; the scene's ideal height without it.", range: 0...100_000),
        ArgumentSpec("device", .choice(devices.names), "A device, with its size, scale and safe area."),
        ArgumentSpec(
            "orientation", .choice(Choices.orientation.names), "The way in which the device is held.",
            default: "portrait"),
        ArgumentSpec(
            "statusBar", .bool, "Draws the device's status bar, and its notch or island.", default: "false"),
        ArgumentSpec(
            "homeIndicator", .bool, "Draws the bar at the bottom of a device without a home button.",
            default: "false"),
        ArgumentSpec(
            "corners", .bool, "Rounds the corners as the device's screen does; nothing is drawn outside.",
            default: "false"),
        ArgumentSpec("scale", .number, "Pixels a point.", range: 0.1...10, default: "1"),
        ArgumentSpec("background", .color, "What the canvas is filled with; nothing without it."),
        ArgumentSpec("platform", .choice(Choices.platform.names), "The system whose looks are drawn.", default: "iOS"),
        ArgumentSpec("os", .integer, "The system's generation.", range: 1...100, default: "26"),
        ArgumentSpec("colorScheme", .choice(Choices.colorScheme.names), "Light or dark.", default: "light"),
        ArgumentSpec(
            "contrast", .choice(Choices.contrast.names), "The contrast that the reader likes between colors.",
            default: "standard"),
        ArgumentSpec(
            "layoutDirection", .choice(Choices.layoutDirection.names), "The direction in which the interface reads.",
            default: "leftToRight"),
        ArgumentSpec("locale", .string, "The language and region of texts.", default: "en_US"),
        ArgumentSpec(
            "dynamicTypeSize", .choice(Choices.dynamicTypeSize.names), "How large the reader likes text.",
            default: "large"),
        ArgumentSpec(
            "legibilityWeight", .choice(Choices.legibilityWeight.names),
            "The weight that the reader likes in texts: with bold, those in the system's font are two weights heavier.",
            default: "regular"),
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
        width = call.optionalNumber("width").constant ?? nil
        height = call.optionalNumber("height").constant ?? nil
        hasOwnScale = call.has("scale")
        hasOwnPlatform = call.has("platform")
        device = call.optionalChoice("device", Self.devices).constant ?? nil
        orientation = call.choice("orientation", Choices.orientation, default: .portrait).constant ?? .portrait
        for (name, part) in SceneSurroundings.named where call.bool(name, default: false).constant == true {
            surroundings.insert(part)
        }
        takeScreen()
        scale = call.number("scale", default: scale).constant ?? scale
        readBackground(call)
        // What is beyond the range has been reported, and the canvas is still looked at.
        scale = min(max(scale, 0.1), 10)
        let version = min(max(call.number("os", default: 26).constant ?? 26, 1), 100)
        platform = Platform(
            call.choice("platform", Choices.platform, default: platform.name).constant ?? .iOS, version: Int(version))
        readReader(call)
        if let width, let height,
            let problem = Self.problem(
                CGSize(width: width, height: height), scale: scale, limits: checker.limits, at: value.place)
        {
            checker.diagnostics.report(problem)
        }
    }

    /// Reads the settings of whoever reads the screen.
    private mutating func readReader(_ call: CallReader) {
        colorScheme = call.choice("colorScheme", Choices.colorScheme, default: .light).constant ?? .light
        contrast = call.choice("contrast", Choices.contrast, default: .standard).constant ?? .standard
        legibilityWeight =
            call.choice("legibilityWeight", Choices.legibilityWeight, default: .regular).constant ?? .regular
        layoutDirection =
            call.choice("layoutDirection", Choices.layoutDirection, default: .leftToRight).constant ?? .leftToRight
        locale = Locale(identifier: call.string("locale", default: "en_US").constant ?? "en_US")
        dynamicTypeSize = call.choice("dynamicTypeSize", Choices.dynamicTypeSize, default: .large).constant ?? .large
    }

    /// Takes the size and safe area of the device, and its scale and platform where the scene says none.
    mutating func takeScreen() {
        guard let device else { return }
        let screen = device.screen(orientation)
        (width, height, safeArea) = (screen.size.width, screen.size.height, screen.safeArea)
        if !hasOwnScale { scale = screen.scale }
        if !hasOwnPlatform { platform.name = device.kind == .window ? .macOS : .iOS }
    }

    /// Reports what only a device has, where some variant is of none.
    static func check(_ section: SceneValue, _ variants: [SceneVariant], _ diagnostics: DiagnosticBag) {
        guard variants.contains(where: { $0.canvas.device == nil }) else { return }
        let names = SceneSurroundings.named.map(\.name) + ["orientation"]
        for entry in section.mapping ?? [] where names.contains(entry.key) && !entry.value.isEmpty {
            diagnostics.error(
                "\"\(entry.key)\" of canvas means nothing without \"device\"", at: entry.value.place,
                hint: "write canvas: {device: iPhone 16, …}, or give variants devices")
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
