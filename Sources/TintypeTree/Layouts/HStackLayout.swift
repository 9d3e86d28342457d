public import Foundation
import TintypeGraphics

/// Lines views up from leading to trailing.
public struct HStackLayout: StackLayout, Sendable {
    /// The guide by which the views are aligned.
    public var alignment: VerticalAlignment
    /// The distance between the views, in points; nil for the distances that they prefer.
    public var spacing: CGFloat?

    /// Creates a layout; `spacing` is in points, nil for the distances that the views prefer.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    static var axis: Axis { .horizontal }
    var guide: AlignmentKey { alignment.key }

    package var nodeName: String { "HStack" }

    package var nodeAttributes: [SettledAttribute] {
        var attributes: [SettledAttribute] = []
        if alignment != .center { attributes.append(SettledAttribute("alignment", alignment.name)) }
        if let spacing { attributes.append(SettledAttribute("spacing", number(spacing))) }
        return attributes
    }
}
