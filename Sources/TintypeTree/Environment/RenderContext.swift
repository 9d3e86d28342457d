package import Foundation
package import TintypeGraphics
package import TintypeSymbols

/// The outside world as a picture sees it. Nothing else reaches evaluation, layout or drawing.
package struct RenderContext {
    /// Confined to the task that renders.
    package var shaper: any TextShaper
    package var symbols: any SymbolOutlines
    /// The source of pictures and colours; nil for none.
    package var assets: (any AssetSource)?
    /// Pixels a point.
    package var scale: CGFloat
    package var locale: Locale
    package var colorScheme: ColorScheme
    package var layoutDirection: LayoutDirection
    package var platform: Platform
    package var dynamicTypeSize = DynamicTypeSize.large
    package var contrast = ColorSchemeContrast.standard
    package var legibilityWeight: LegibilityWeight?
    /// The answer to characters that no declared font has.
    package var missingGlyphs = MissingGlyphs.error
    /// The moment that the picture is of; without another word 9:41 UTC on 1 January 2026. Views whose own code reads the
    /// clock are made with the moment at which their picture is begun, unless a test says another.
    package var instant = Date(timeIntervalSince1970: 1_767_260_460)
    /// The clock that the views' own code reads; nil where the moment is an input of the picture.
    package var clock: (@Sendable () -> Date)?
    /// The time between the first round and the picture, in virtual seconds: what views start is run until then. nil where
    /// views start nothing.
    package var wait: Double?
    /// The limits of the picture.
    package var limits: Limits

    package init(
        shaper: any TextShaper, symbols: any SymbolOutlines, scale: CGFloat = 1,
        locale: Locale = Locale(identifier: "en_US"), colorScheme: ColorScheme = .light,
        layoutDirection: LayoutDirection = .leftToRight, platform: Platform = Platform(), limits: Limits = .fixed
    ) {
        self.shaper = shaper
        self.symbols = symbols
        self.scale = scale
        self.locale = locale
        self.colorScheme = colorScheme
        self.layoutDirection = layoutDirection
        self.platform = platform
        self.limits = limits
    }

    /// The environment of the root.
    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.platform = platform
        values.colorScheme = colorScheme
        values.layoutDirection = layoutDirection
        values.displayScale = scale
        values.locale = locale
        if let assets { values.assets = assets }
        if dynamicTypeSize != .large { values.dynamicTypeSize = dynamicTypeSize }
        if contrast != .standard { values.colorSchemeContrast = contrast }
        if legibilityWeight != nil { values.legibilityWeight = legibilityWeight }
        return values
    }
}
