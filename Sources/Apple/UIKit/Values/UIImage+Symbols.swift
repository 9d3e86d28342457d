public import Foundation

extension UIImage {
    /// The configuration of a picture. UIKit's class.
    open class Configuration: NSObject, @unchecked Sendable {
        /// Traits say nothing of a configuration here.
        open var traitCollection: UITraitCollection? { nil }
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
        open var locale: Locale? { nil }
        open func withLocale(_ locale: Locale?) -> Self { self }
    }

    /// The configuration of a symbol. UIKit's class.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The parts that are said; nil stands for what is around, or UIKit's usual.
        struct Said: Hashable {
            var font: Font?
            /// In points.
            var size: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var colors: Colors?
        }

        /// The colouring of the layers.
        enum Colors: Hashable {
            case palette([UIColor])
            case hierarchical(UIColor)
            case multicolor, monochrome
        }

        let said: Said

        init(_ said: Said) {
            self.said = said
        }

        public static var unspecified: SymbolConfiguration { SymbolConfiguration(Said()) }

        /// Creates a configuration with a size in points, a scale, a weight or colours.
        public init(pointSize: CGFloat) { said = Said(size: pointSize) }
        public init(pointSize: CGFloat, weight: SymbolWeight) { said = Said(size: pointSize, weight: weight) }
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            said = Said(size: pointSize, weight: weight, scale: scale)
        }
        public init(scale: SymbolScale) { said = Said(scale: scale) }
        public init(weight: SymbolWeight) { said = Said(weight: weight) }
        public init(textStyle: UIFont.TextStyle) { said = Said(font: .system(textStyle.style)) }
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            said = Said(font: .system(textStyle.style), scale: scale)
        }
        public init(font: UIFont) { said = Said(font: Font(font)) }
        public init(font: UIFont, scale: SymbolScale) { said = Said(font: Font(font), scale: scale) }
        public init(paletteColors: [UIColor]) { said = Said(colors: .palette(paletteColors)) }
        public init(hierarchicalColor: UIColor) { said = Said(colors: .hierarchical(hierarchicalColor)) }
        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(Said(colors: .multicolor))
        }
        public static func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(Said(colors: .monochrome))
        }

        /// The configuration with what another one says.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            var said = said
            let other = otherConfiguration.said
            if other.font != nil || other.size != nil { (said.font, said.size) = (other.font, other.size) }
            if let weight = other.weight, weight != .unspecified { said.weight = weight }
            if let scale = other.scale, scale != .unspecified { said.scale = scale }
            if let colors = other.colors { said.colors = colors }
            return SymbolConfiguration(said)
        }

        public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.said == said }
        public override var hash: Int { said.hashValue }

        /// The font beside which the symbol stands.
        var font: Font {
            let font = said.font ?? .system(size: said.size ?? 17)
            return said.weight.flatMap { $0 == .unspecified ? nil : font.weight($0.weight) } ?? font
        }

        var imageScale: Image.Scale {
            switch said.scale {
            case .small: .small
            case .large: .large
            default: .medium
            }
        }
    }
}

extension UIImage.SymbolWeight {
    fileprivate var weight: Font.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .unspecified, .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }

    /// The weight of a font that is as strong.
    public func fontWeight() -> UIFont.Weight { UIFont.Weight(weight: weight) }
}

extension UIImage {
    private static var usualSymbols: SymbolConfiguration { .unspecified }

    /// In points, of whole pixels where three are a point.
    func symbolSize(_ name: String) -> CGSize {
        let size = MeasuringSession.size(of: symbol(name))
        return CGSize(width: (size.width * 3).rounded() / 3, height: (size.height * 3).rounded() / 3)
    }

    private func symbol(_ name: String) -> some View {
        let symbols = parts.symbols ?? UIImage.usualSymbols
        return Image(systemName: name).font(symbols.font).imageScale(symbols.imageScale)
    }

    /// The colour that the picture has in a view of a tint: a template and a symbol take the tint. nil for its own colours.
    ///
    /// - Parameter isTemplate: Indicates whether the view takes pictures as templates that do not say how they are drawn.
    func color(tint: UIColor, isTemplate: Bool = false) -> UIColor? {
        switch renderingMode {
        case .alwaysTemplate: tint
        case .automatic where isSymbolImage || isTemplate: tint
        default: parts.tint ?? (isSymbolImage ? .label : nil)
        }
    }

    /// The picture as a view of UIKit shows it, in a size in points, to which it is stretched where it is not its own.
    ///
    /// - Parameter color: The colour of a template; nil for the picture's own colours.
    func view(size wanted: CGSize, color: UIColor?) -> AnyView {
        let isResized = abs(wanted.width - size.width) > 0.5 || abs(wanted.height - size.height) > 0.5
        var picture = drawable(in: color).renderingMode(color == nil ? .original : .template)
        if isResized || parts.capInsets != .zero {
            let caps = parts.capInsets
            picture = picture.resizable(
                capInsets: EdgeInsets(top: caps.top, leading: caps.left, bottom: caps.bottom, trailing: caps.right),
                resizingMode: caps != .zero && resizingMode == .tile ? .tile : .stretch)
        }
        let symbols = parts.symbols ?? UIImage.usualSymbols
        let shown = picture.font(symbols.font).imageScale(symbols.imageScale)
            .frame(width: wanted.width, height: wanted.height)
        guard isSymbolImage, let colors = symbols.said.colors else {
            return color.map { AnyView(shown.foregroundStyle($0.color)) } ?? AnyView(shown)
        }
        switch colors {
        case .palette(let colors):
            let first = colors.first?.color ?? .primary
            let second = colors.dropFirst().first?.color ?? first
            return AnyView(
                shown.symbolRenderingMode(.palette)
                    .foregroundStyle(first, second, colors.dropFirst(2).first?.color ?? second))
        case .hierarchical(let color):
            return AnyView(shown.symbolRenderingMode(.hierarchical).foregroundStyle(color.color))
        case .multicolor:
            return AnyView(shown.symbolRenderingMode(.multicolor).foregroundStyle((color ?? .label).color))
        case .monochrome:
            return AnyView(shown.symbolRenderingMode(.monochrome).foregroundStyle((color ?? .label).color))
        }
    }

    /// The picture without its tint.
    private var plainImage: Image {
        guard parts.tint != nil else { return Image(uiImage: self) }
        return Image(uiImage: with { $0.tint = nil })
    }

    /// The picture as it can be resized, and painted where it is a template: what was drawn by hand is painted as it is drawn, and
    /// has edges that are not resized once it is made of pixels.
    private func drawable(in color: UIColor?) -> Image {
        guard case .drawing = content else { return plainImage }
        if parts.capInsets != .zero, let pixels = cgImage {
            return Image(decorative: pixels, scale: scale, orientation: imageOrientation.turn)
        }
        return color.map { Image(painted(in: $0)) } ?? plainImage
    }

    /// The picture in the tint that it was given.
    var tinted: DrawnImage { painted(in: parts.tint ?? .label) }

    private func painted(in color: UIColor) -> DrawnImage {
        let size = size
        let picture = plainImage.renderingMode(.template).resizable()
        return DrawnImage(size: size) { context in
            var own = context
            own.draw(picture, in: CGRect(origin: .zero, size: size))
            own.blendMode = .sourceAtop
            own.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color.color))
        }
    }
}
