import TintypeGraphics

extension GraphicsContext {
    /// The rule by which a canvas combines what is drawn with what is there: the ones of SwiftUI's views, and the ones that put
    /// the drawing in the place of what it covers.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        enum Rule {
            case blend(TintypeGraphics.BlendMode)
            case compose(Composition)
        }

        /// CoreGraphics' number of the rule.
        public let rawValue: Int32

        public init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        /// The rules that mix colours.
        public static let normal = BlendMode(rawValue: 0)
        public static let multiply = BlendMode(rawValue: 1)
        public static let screen = BlendMode(rawValue: 2)
        public static let overlay = BlendMode(rawValue: 3)
        public static let darken = BlendMode(rawValue: 4)
        public static let lighten = BlendMode(rawValue: 5)
        public static let colorDodge = BlendMode(rawValue: 6)
        public static let colorBurn = BlendMode(rawValue: 7)
        public static let softLight = BlendMode(rawValue: 8)
        public static let hardLight = BlendMode(rawValue: 9)
        public static let difference = BlendMode(rawValue: 10)
        public static let exclusion = BlendMode(rawValue: 11)
        public static let hue = BlendMode(rawValue: 12)
        public static let saturation = BlendMode(rawValue: 13)
        public static let color = BlendMode(rawValue: 14)
        public static let luminosity = BlendMode(rawValue: 15)

        /// The rules of Porter and Duff, which work where something is drawn.
        public static let clear = BlendMode(rawValue: 16)
        public static let copy = BlendMode(rawValue: 17)
        public static let sourceIn = BlendMode(rawValue: 18)
        public static let sourceOut = BlendMode(rawValue: 19)
        public static let sourceAtop = BlendMode(rawValue: 20)
        public static let destinationOver = BlendMode(rawValue: 21)
        public static let destinationIn = BlendMode(rawValue: 22)
        public static let destinationOut = BlendMode(rawValue: 23)
        public static let destinationAtop = BlendMode(rawValue: 24)
        public static let xor = BlendMode(rawValue: 25)
        public static let plusDarker = BlendMode(rawValue: 26)
        public static let plusLighter = BlendMode(rawValue: 27)

        private static let rules: [Rule] = [
            .blend(.normal), .blend(.multiply), .blend(.screen), .blend(.overlay), .blend(.darken), .blend(.lighten),
            .blend(.colorDodge), .blend(.colorBurn), .blend(.softLight), .blend(.hardLight), .blend(.difference),
            .blend(.exclusion), .blend(.hue), .blend(.saturation), .blend(.color), .blend(.luminosity),
            .compose(.clear), .compose(.copy), .compose(.sourceIn), .compose(.sourceOut), .blend(.sourceAtop),
            .blend(.destinationOver), .compose(.destinationIn), .blend(.destinationOut), .compose(.destinationAtop),
            .compose(.xor), .blend(.plusDarker), .blend(.plusLighter),
        ]

        /// The normal one for a number that none has.
        var rule: Rule {
            Self.rules.indices.contains(Int(rawValue)) ? Self.rules[Int(rawValue)] : .blend(.normal)
        }
    }
}
