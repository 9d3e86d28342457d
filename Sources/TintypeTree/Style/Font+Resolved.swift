public import Foundation

extension Font {
    /// The things that a font depends on where it is used: the platform, the reader's size of text, and whether texts are bold.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        let platform: Platform.Name
        let typeSize: DynamicTypeSize
        let legibility: LegibilityWeight?

        public var debugDescription: String { "Context(\(typeSize))" }
    }

    /// A font that depends on nothing any more.
    public struct Resolved: Hashable, Sendable {
        /// The font that it was made of, in its own size.
        package let font: Font
        private let resolved: ResolvedFont

        init(_ font: Font, in context: Context) {
            var environment = EnvironmentValues()
            environment.platform.name = context.platform
            environment.dynamicTypeSize = context.typeSize
            environment.legibilityWeight = context.legibility
            resolved = ResolvedFont(TextLook(font: font), in: environment)
            self.font = font.pointSize(resolved.request.size)
        }

        /// The size in points, and the looks of the letters.
        public var pointSize: CGFloat { resolved.request.size }
        public var weight: Weight { Weight(value: resolved.request.weight) }
        public var width: Width { font.width ?? .standard }
        public var leading: Leading { font.leading }
        public var isBold: Bool { resolved.request.weight >= Weight.semibold.value }
        public var isItalic: Bool { resolved.request.isItalic }
        public var isMonospaced: Bool { resolved.request.design == .monospaced }
        public var isSmallCaps: Bool { font.capitals == .all }
        public var isLowercaseSmallCaps: Bool { [.lowercase, .all].contains(font.capitals) }
        public var isUppercaseSmallCaps: Bool { [.uppercase, .all].contains(font.capitals) }
    }

    /// The font as it is in a place.
    public func resolve(in context: Context) -> Resolved { Resolved(self, in: context) }
}

extension EnvironmentValues {
    /// The things that fonts depend on here.
    public var fontResolutionContext: Font.Context {
        Font.Context(platform: platform.name, typeSize: dynamicTypeSize, legibility: legibilityWeight)
    }
}
