public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A linear change of colours: each channel of the result is a sum of the four channels and a constant.
public struct ColorMatrix: Equatable, Sendable {
    /// The rows of the matrix, each for one channel: factors of red, green, blue and opacity, and an addend.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// The identity.
    public init() {}

    fileprivate var values: ColorMatrixValues {
        ColorMatrixValues(
            rows: [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(Double.init))
    }
}

extension GraphicsContext {
    /// The options of a shadow.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// The options of a blur.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// The options of a filter.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The filter works on linear colours.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// A change to the picture of each thing that is drawn.
    public struct Filter: Sendable {
        enum Storage: Sendable {
            case effect(DisplayEffect)
            case shadow(Color, CGFloat, CGSize, isInner: Bool)
            case multiply(Color)
            case threshold(Double, Double, Color)
        }

        let storage: Storage

        private static func effect(_ effect: DisplayEffect) -> Filter { Filter(storage: .effect(effect)) }

        /// A filter that projects the drawing.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            effect(DisplayEffect(matrix))
        }

        /// A shadow; of the options, only that it falls inside is followed.
        public static func shadow(
            color: Color = .defaultShadow, radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let offset = CGSize(width: x, height: y)
            return Filter(
                storage: .shadow(color, radius, offset, isInner: options.contains([.invertsAlpha, .shadowAbove])))
        }

        /// The filters of colours, as the modifiers of `View` with these names have them.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(storage: .multiply(color)) }
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { effect(.colors(matrix.values)) }
        public static func hueRotation(_ angle: Angle) -> Filter {
            effect(.colors(.hueRotation(cosine: cos(angle.radians), sine: sin(angle.radians))))
        }
        public static func saturation(_ amount: Double) -> Filter { effect(.colors(.saturation(amount))) }
        public static func brightness(_ amount: Double) -> Filter { effect(.colors(.brightness(amount))) }
        public static func contrast(_ amount: Double) -> Filter { effect(.colors(.contrast(amount))) }
        public static func grayscale(_ amount: Double) -> Filter { effect(.colors(.saturation(1 - amount))) }
        public static var luminanceToAlpha: Filter { effect(.colors(.luminanceToAlpha)) }

        /// Takes `amount` of each channel from 1.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let (factor, constant) = (1 - 2 * amount, amount)
            return effect(
                .colors(
                    ColorMatrixValues(rows: [
                        factor, 0, 0, 0, constant, 0, factor, 0, 0, constant, 0, 0, factor, 0, constant, 0, 0, 0, 1, 0,
                    ])))
        }

        /// A change by a function of Metal, which cannot run here: nothing is changed.
        public static func colorShader(_ shader: Shader) -> Filter { effect(.isolated) }
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { effect(.isolated) }
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { effect(.isolated) }

        /// A blur; `radius` is the Gaussian's standard deviation in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            effect(.blur(sigma: radius, isOpaque: options.contains(.opaque)))
        }

        /// A threshold: all that is more opaque than `min` and at most as opaque as `max`, in one colour.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(storage: .threshold(min, max, color))
        }
    }

    /// Changes the picture of each thing that is drawn from now on. The filter that was added last is applied first.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        switch filter.storage {
        case .effect(let effect): add(effect)
        case .shadow(let color, let radius, let offset, let isInner):
            let color = color.resolved(in: environment)
            add(
                isInner
                    ? .innerShadow(color: color, sigma: radius, offset: offset)
                    : .shadow(color: color, sigma: radius, offset: offset))
        case .multiply(let color): add(.colors(.multiply(color.resolved(in: environment))))
        case .threshold(let least, let most, let color):
            add(.alphaThreshold(least: least, most: most, color: color.resolved(in: environment)))
        }
    }
}
