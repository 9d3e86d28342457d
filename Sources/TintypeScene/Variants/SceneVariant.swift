package import Foundation

/// One of the pictures that a scene has: what it is drawn on, and the values that its states begin with.
package struct SceneVariant: Sendable {
    /// The name that sets the picture apart from the scene as it stands, e.g. `dark-ax3-rtl`; nil where nothing does. The
    /// scale is no part of it.
    package let name: String?
    /// A value for every axis of the scene's section that this variant has one on, in the order of ``VariantAxis``.
    package let values: [VariantValue]
    package let canvas: SceneCanvas
    /// Indicates whether `include` named it, in place of the crossing of the axes.
    package let isIncluded: Bool
    let states: [String: SceneDatum]
    /// The values that the scene's states begin with where the variant sets none.
    let startValues: [String: SceneDatum]

    /// Pixels a point.
    package var scale: CGFloat { canvas.scale }

    /// The scene as it stands.
    init(canvas: SceneCanvas, startValues: [String: SceneDatum]) {
        self.init([], canvas: canvas, startValues: startValues, isIncluded: false)
    }

    /// The scene with values of some axes.
    init(_ values: [VariantValue], canvas: SceneCanvas, startValues: [String: SceneDatum], isIncluded: Bool) {
        self.values = values.sorted { $0.axis < $1.axis }
        self.isIncluded = isIncluded
        self.startValues = startValues
        var changed = canvas
        var states: [String: SceneDatum] = [:]
        var parts: [String] = []
        for value in self.values {
            changed.apply(value.setting)
            if case .state(let name, let datum) = value.setting {
                states[name] = datum
                if startValues[name] != datum { parts.append(value.shortName) }
            } else if value.axis != .scale, canvas.setting(of: value.axis) != value.setting {
                parts.append(value.shortName)
            }
        }
        self.canvas = changed
        self.states = states
        name = parts.isEmpty ? nil : parts.joined(separator: "-")
    }

    /// The value on an axis: the variant's own, or what the scene says; nil where there is none.
    package func value(on axis: VariantAxis) -> VariantValue? {
        if let own = values.first(where: { $0.axis == axis }) { return own }
        if case .state(let name) = axis {
            return startValues[name].map { VariantValue(.state(name, $0)) }
        }
        return canvas.setting(of: axis).map { VariantValue($0) }
    }

    /// The golden's name and scale, by which no two variants may be alike on any file system.
    var goldenKey: String {
        "\(name?.lowercased().precomposedStringWithCanonicalMapping ?? "")@\(Int((scale * 1000).rounded()))"
    }

    /// The golden as people read it: `"dark-rtl" at scale 2`.
    var description: String {
        "\(name.map { "\"\($0)\"" } ?? "without a name") at scale \(NumberText.shortest(Double(scale)))"
    }
}
