/// The patterns of lines in SwiftUI's words and in UIKit's.
private let patterns: KeyValuePairs<Text.LineStyle.Pattern, NSUnderlineStyle> = [
    .solid: [], .dot: .patternDot, .dash: .patternDash, .dashDot: .patternDashDot, .dashDotDot: .patternDashDotDot,
]

extension Text.LineStyle {
    /// The line of an attributed string, in the colour of the text; nil where the style has no line.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
        let pattern = NSUnderlineStyle(rawValue: nsUnderlineStyle.rawValue & 0x700)
        guard !nsUnderlineStyle.isEmpty, let known = patterns.first(where: { $0.value == pattern }) else { return nil }
        self.init(pattern: known.key)
    }
}

extension NSUnderlineStyle {
    /// A single line with the pattern of SwiftUI's, whose colour is an attribute of its own.
    public init(_ lineStyle: Text.LineStyle) {
        let known = patterns.first { Text.LineStyle(pattern: $0.key).line.pattern == lineStyle.line.pattern }
        self = [.single, known?.value ?? []]
    }
}
