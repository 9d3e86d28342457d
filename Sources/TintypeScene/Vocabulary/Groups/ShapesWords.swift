extension VocabularyGroup {
    /// Shapes, the styles that fill them, and what clips.
    static let shapes = VocabularyGroup(
        "Shapes and styles",
        shapes: [
            Word("Rectangle") { .rectangle },
            Word("RoundedRectangle") { .roundedRectangle },
            Word("UnevenRoundedRectangle") { .unevenRoundedRectangle },
            Word("Circle") { .circle },
            Word("Ellipse") { .ellipse },
            Word("Capsule") { .capsule },
            Word("Path") { .path },
            Word("ContainerRelativeShape") { .containerRelativeShape },
            Word("ConcentricRectangle") { .concentricRectangle },
            Word("AnyShape") { .anyShape },
        ],
        views: [
            Word("Color") { .color },
            Word("LinearGradient") { .linearGradient },
            Word("RadialGradient") { .radialGradient },
            Word("EllipticalGradient") { .ellipticalGradient },
            Word("AngularGradient") { .angularGradient },
            Word("MeshGradient") { .meshGradient },
            Word("GlassEffectContainer") { .glassEffectContainer },
        ],
        modifiers: [
            Word("foregroundStyle") { .foregroundStyle },
            Word("foregroundColor") { .foregroundColor },
            Word("backgroundStyle") { .backgroundStyle },
            Word("tint") { .tint },
            Word("overlay") { .overlay },
            Word("background") { .background },
            Word("border") { .border },
            Word("mask") { .mask },
            Word("glassEffect") { .glassEffect },
            Word("clipShape") { .clipShape },
            Word("clipped") { .clipped },
            Word("cornerRadius") { .cornerRadius },
        ])
}
