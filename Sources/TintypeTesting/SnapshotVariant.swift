public import Foundation
public import TintypeTree

/// The conditions of one of several pictures of a view, in place of the strategy's.
public struct SnapshotVariant: Sendable {
    /// The screen, and what goldens call it; nil for the strategy's layout.
    public var device: (name: String, config: ViewImageConfig)?
    public var scheme: ColorScheme?
    public var dynamicTypeSize: DynamicTypeSize?
    public var locale: Locale?
    public var layoutDirection: LayoutDirection?
    /// The generation of iOS whose looks are drawn, e.g. 18; nil for the usual one, 26.
    public var os: Int?
    /// The name of the view's state in goldens; nil for none.
    public var state: String?
    /// Pixels a point.
    public var scale: CGFloat?
    var change: (@Sendable (inout EnvironmentValues) -> Void)?

    /// A variant that differs in nothing.
    public init() {}

    /// The values that are not what pictures have without another word, in the order of the axes: `iphone13-dark-ax3-ar-rtl-os18`.
    /// nil where all are.
    public var name: String? {
        var parts: [String] = []
        if let device { parts.append(device.name) }
        if let scheme, scheme != .light { parts.append("dark") }
        if let dynamicTypeSize, dynamicTypeSize != .large { parts.append(dynamicTypeSize.shortName) }
        if let locale, locale.identifier != "en_US" {
            parts.append(locale.identifier.split(separator: "-").joined(separator: "_"))
        }
        if let layoutDirection, layoutDirection != .leftToRight { parts.append("rtl") }
        if let os, os != SnapshotVariant.usualOS { parts.append("os\(os)") }
        if let state { parts.append(state) }
        if let scale { parts.append("\(SnapshotVariant.text(scale))x") }
        return parts.isEmpty ? nil : parts.joined(separator: "-")
    }

    private static let usualOS = Platform().version

    private static func text(_ scale: CGFloat) -> String {
        scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
    }
}

extension SnapshotStage {
    /// The stage with what the variant has of its own.
    func applying(_ variant: SnapshotVariant?) -> SnapshotStage {
        guard let variant else { return self }
        var stage = self
        if let device = variant.device {
            stage.layout = .device(config: device.config)
            stage.scale = nil
        }
        if let scheme = variant.scheme { stage.scheme = scheme }
        if let dynamicTypeSize = variant.dynamicTypeSize { stage.dynamicTypeSize = dynamicTypeSize }
        if let locale = variant.locale { stage.locale = locale }
        if let layoutDirection = variant.layoutDirection { stage.layoutDirection = layoutDirection }
        if let scale = variant.scale { stage.scale = scale }
        if let os = variant.os { stage.os = os }
        stage.change = variant.change
        return stage
    }
}
