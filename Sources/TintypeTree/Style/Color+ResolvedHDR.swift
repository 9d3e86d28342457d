extension Color {
    /// A colour that depends on nothing any more, with the brightness that it asks a screen for. A picture's screen has no more than
    /// the usual one.
    public struct ResolvedHDR: Hashable, Sendable, ShapeStyle, CustomStringConvertible {
        /// Components in 0...1, gamma-encoded sRGB; beyond for brighter colours.
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float
        /// The greatest brightness that the colour was made for, in multiples of white's; nil where none is said.
        public var headroom: Float?

        /// Creates a colour from gamma-encoded components in sRGB, 0...1; those outside are kept.
        public init(red: Float, green: Float, blue: Float, opacity: Float = 1, headroom: Float? = nil) {
            (self.red, self.green, self.blue) = (red, green, blue)
            (self.opacity, self.headroom) = (opacity, headroom)
        }

        /// Creates a colour of the usual brightness.
        public init(_ color: Color.Resolved) {
            self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
        }

        private var usual: Color.Resolved {
            Color.Resolved(red: red, green: green, blue: blue, opacity: opacity)
        }

        public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { usual._resolve(in: environment) }

        public var description: String { usual.description }
    }

    /// Creates the colour that has the same components in each environment.
    public init(_ resolved: ResolvedHDR) {
        self.init(
            Color.Resolved(
                red: resolved.red, green: resolved.green, blue: resolved.blue, opacity: resolved.opacity))
    }

    /// The components that the colour has in an environment, with its brightness.
    public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR { ResolvedHDR(resolve(in: environment)) }
}
