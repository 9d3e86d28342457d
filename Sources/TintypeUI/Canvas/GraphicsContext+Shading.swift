public import Foundation
public import TintypeGraphics
public import TintypeTree

extension GraphicsContext {
    /// The options of a gradient beyond its ends. Here the end colours always go on.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// A colour, gradient or picture that paths and texts are painted with. Points are in the coordinates that are drawn
    /// in.
    public struct Shading: Sendable {
        enum Storage: Sendable {
            case style(any ShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case tiles(Image, CGPoint, CGRect, CGFloat)
            case palette([Shading])
        }

        let storage: Storage

        /// The foreground style around the view.
        public static var foreground: Shading { style(ForegroundStyle()) }
        /// The picture below, as it is.
        public static var backdrop: Shading { style(Color.clear) }

        /// A shading of one colour.
        public static func color(_ color: Color) -> Shading { style(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style, whose unit points are those of what is painted.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(storage: .style(style)) }

        /// A shading by a gradient between two points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(storage: .linear(gradient, startPoint, endPoint))
        }

        /// A shading by a gradient between two radii around a point, in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(storage: .radial(gradient, center, startRadius, endRadius))
        }

        /// A shading by a gradient around a point, from an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(storage: .conic(gradient, center, angle))
        }

        /// Copies of a picture side by side; `sourceRect` is in fractions of it.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(storage: .tiles(image, origin, sourceRect, scale))
        }

        /// A shading by a function of Metal, which cannot run here: nothing is painted.
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { style(Color.clear) }

        /// A shading by colours at the points of a grid.
        public static func meshGradient(_ gradient: MeshGradient, bounds: CGRect = .zero) -> Shading {
            style(gradient)
        }

        /// Styles for the levels of a symbol; the first is used.
        public static func palette(_ array: [Shading]) -> Shading { Shading(storage: .palette(array)) }

        /// The paint of what lies in `bounds`, and what is done to it.
        func painted(in environment: EnvironmentValues, _ bounds: CGRect) -> Painted {
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            func unitPoint(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
            switch storage {
            case .style(let style): return Painted(style._resolve(in: environment), bounds)
            case .linear(let gradient, let start, let end):
                // In the rectangle from 0 to 1 unit points are points.
                let style = LinearGradient(
                    gradient: gradient, startPoint: unitPoint(start), endPoint: unitPoint(end))
                return Painted(style._resolve(in: environment), unit)
            case .radial(let gradient, let center, let start, let end):
                let style = RadialGradient(
                    gradient: gradient, center: unitPoint(center), startRadius: start, endRadius: end)
                return Painted(style._resolve(in: environment), unit)
            case .conic(let gradient, let center, let angle):
                let style = AngularGradient(gradient: gradient, center: unitPoint(center), angle: angle)
                return Painted(style._resolve(in: environment), unit)
            case .tiles(let image, let origin, let source, let scale):
                let style = ImagePaint(image: image, sourceRect: source, scale: scale)
                return Painted(
                    style._resolve(in: environment), CGRect(origin: origin, size: CGSize(width: 1, height: 1)))
            case .palette(let shadings):
                return (shadings.first ?? .foreground).painted(in: environment, bounds)
            }
        }
    }

    /// A shading that no longer depends on what surrounds the view.
    public func resolve(_ shading: Shading) -> Shading { shading }
}

/// A paint with what its style does to what is painted.
struct Painted {
    let paint: Paint
    private let effects: [DisplayEffect]

    init(_ style: _ResolvedStyle, _ bounds: CGRect) {
        paint = style.paint(in: bounds)
        effects = style.effects
    }

    func wrapped(_ items: [DisplayItem]) -> [DisplayItem] {
        effects.reduce(items) { [.group($1, $0)] }
    }
}
