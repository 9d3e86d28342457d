import TintypeGraphics
import TintypeTree

/// Names that a scene writes, and the values that they stand for.
struct Choice<Value: Sendable>: Sendable {
    let names: SceneChoice
    private let values: [(name: String, value: Value)]

    init(_ name: String, _ values: [(name: String, value: Value)]) {
        names = SceneChoice(name, values.map(\.name))
        self.values = values
    }

    /// The value that stands in after an error.
    var first: Value {
        guard let first = values.first else { preconditionFailure("A choice has a value.") }
        return first.value
    }

    func value(_ name: String) -> Value? {
        values.first { $0.name == name }?.value
    }

    func name(where holds: (Value) -> Bool) -> String? {
        values.first { holds($0.value) }?.name
    }
}

/// The vocabulary's choices.
enum Choices {
    static let alignment = Choice("alignment", Alignment.named)
    static let horizontalAlignment = Choice("horizontal alignment", HorizontalAlignment.named)
    static let verticalAlignment = Choice("vertical alignment", VerticalAlignment.named)
    static let unitPoint = Choice("unit point", UnitPoint.named)
    static let fontWeight = Choice("font weight", Font.Weight.named)
    static let fontDesign = Choice("font design", Font.Design.allCases.map { ($0.rawValue, $0) })
    static let textStyle = Choice("text style", Font.TextStyle.allCases.map { ($0.rawValue, $0) })
    static let edges = Choice<Edge.Set>(
        "edge",
        [
            ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top), ("leading", .leading),
            ("bottom", .bottom), ("trailing", .trailing),
        ])
    static let axes = Choice<Axis.Set>("axis", [("vertical", .vertical), ("horizontal", .horizontal)])
    static let edge = Choice<SceneEdge>(
        "edge",
        [
            ("top", .vertical(.top)), ("leading", .horizontal(.leading)), ("bottom", .vertical(.bottom)),
            ("trailing", .horizontal(.trailing)),
        ])
    static let safeAreaRegions = Choice<SafeAreaRegions>(
        "safe area region", [("all", .all), ("container", .container), ("keyboard", .keyboard)])
    static let contentMode = Choice<ContentMode>("content mode", [("fit", .fit), ("fill", .fill)])
    static let scrollEdge = Choice<Edge>(
        "edge", [("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing)])
    static let scrollAnchorRole = Choice<ScrollAnchorRole>(
        "scroll anchor role",
        [("initialOffset", .initialOffset), ("sizeChanges", .sizeChanges), ("alignment", .alignment)])
    static let colorScheme = Choice<ColorScheme>("color scheme", [("light", .light), ("dark", .dark)])
    static let contrast = Choice<ColorSchemeContrast>(
        "contrast", [("standard", .standard), ("increased", .increased)])
    static let legibilityWeight = Choice<LegibilityWeight>(
        "legibility weight", [("regular", .regular), ("bold", .bold)])
    static let orientation = Choice("orientation", ScreenOrientation.allCases.map { ($0.rawValue, $0) })
    static let sizeClass = Choice<UserInterfaceSizeClass>(
        "size class", [("compact", .compact), ("regular", .regular)])
    static let layoutDirection = Choice<LayoutDirection>(
        "layout direction", [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
    static let textAlignment = Choice<TextAlignment>(
        "text alignment", [("leading", .leading), ("center", .center), ("trailing", .trailing)])
    static let truncationMode = Choice<TruncationMode>(
        "truncation mode", [("head", .head), ("middle", .middle), ("tail", .tail)])
    static let imageScale = Choice<ImageScale>(
        "image scale", [("small", .small), ("medium", .medium), ("large", .large)])
    static let cornerStyle = Choice<RoundedCornerStyle>(
        "corner style", [("continuous", .continuous), ("circular", .circular)])
    static let lineCap = Choice<CGLineCap>("line cap", [("butt", .butt), ("round", .round), ("square", .square)])
    static let lineJoin = Choice<CGLineJoin>("line join", [("miter", .miter), ("round", .round), ("bevel", .bevel)])
    static let matchedProperties = Choice<MatchedGeometryProperties>(
        "matched property", [("frame", .frame), ("position", .position), ("size", .size)])
    static let dynamicTypeSize = Choice("type size", DynamicTypeSize.named)
    static let platform = Choice("platform", Platform.Name.allCases.map { ($0.rawValue, $0) })
    static let levels = Choice("level", StyleLevel.allCases.map { ($0.rawValue, $0) })
    static let gradientSpace = Choice<Gradient.ColorSpace>(
        "color space", [("device", .device), ("perceptual", .perceptual)])
    static let blendMode = Choice<BlendMode>(
        "blend mode",
        [
            ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
            ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn),
            ("softLight", .softLight), ("hardLight", .hardLight), ("difference", .difference),
            ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color),
            ("luminosity", .luminosity), ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
            ("destinationOut", .destinationOut), ("plusDarker", .plusDarker), ("plusLighter", .plusLighter),
        ])
}

extension SceneNames {
    /// The names of the vocabulary that the expression language knows.
    static let vocabulary = SceneNames(
        colors: Color.words.map(\.name),
        types: [
            "alignment": .choice(Choices.alignment.names), "weight": .choice(Choices.fontWeight.names),
            "scheme": .choice(Choices.colorScheme.names),
        ])
}
