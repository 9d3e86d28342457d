package import Foundation
package import TintypeGraphics
package import TintypeTree

/// One value of an axis: what it sets, and what it is called.
package struct VariantValue: Hashable, Sendable {
    /// The setting of a value.
    package enum Setting: Hashable, Sendable {
        case device(Device)
        case orientation(ScreenOrientation)
        case colorScheme(ColorScheme)
        case contrast(ColorSchemeContrast)
        case dynamicTypeSize(DynamicTypeSize)
        case legibilityWeight(LegibilityWeight)
        case locale(Locale)
        case layoutDirection(LayoutDirection)
        case platform(Platform.Name)
        /// The system's generation.
        case os(Int)
        case state(String, SceneDatum)
        /// Pixels a point, in thousandths, as goldens' names have it.
        case scale(thousandths: Int)
    }

    package let setting: Setting
    /// The value as the scene writes it, or the name that it gives it there: `accessibility3`, `iPhone 15`, `true`.
    package let text: String
    /// The value in a golden's name, e.g. `ax3`, `iphone15`, `isOn=true`.
    package let shortName: String
    /// The place at which the value is written; nil for the scene's own value.
    let place: ScenePlace?

    /// - Parameter name: The value's name in the scene; nil for the value's own text.
    init(_ setting: Setting, name: String? = nil, at place: ScenePlace? = nil) {
        self.setting = setting
        self.place = place
        text = name ?? setting.text
        shortName = name ?? setting.shortName
    }

    package var axis: VariantAxis { setting.axis }
}

extension VariantValue.Setting {
    var axis: VariantAxis {
        switch self {
        case .device: .device
        case .orientation: .orientation
        case .colorScheme: .colorScheme
        case .contrast: .contrast
        case .dynamicTypeSize: .dynamicTypeSize
        case .legibilityWeight: .legibilityWeight
        case .locale: .locale
        case .layoutDirection: .layoutDirection
        case .platform: .platform
        case .os: .os
        case .state(let name, _): .state(name)
        case .scale: .scale
        }
    }

    /// The value as a scene writes it.
    var text: String {
        switch self {
        case .device(let device): device.name
        case .orientation(let orientation): orientation.rawValue
        case .colorScheme(let scheme): scheme == .dark ? "dark" : "light"
        case .contrast(let contrast): contrast == .increased ? "increased" : "standard"
        case .dynamicTypeSize(let size): "\(size)"
        case .legibilityWeight(let weight): weight == .bold ? "bold" : "regular"
        case .locale(let locale): locale.identifier
        case .layoutDirection(let direction): direction == .rightToLeft ? "rightToLeft" : "leftToRight"
        case .platform(let name): name.rawValue
        case .os(let version): "\(version)"
        case .state(_, let datum): datum.variantText ?? ""
        case .scale(let thousandths): NumberText.shortest(Double(thousandths) / 1000)
        }
    }

    /// The value in a golden's name; a dash parts the values there, so none has one but a state's text.
    var shortName: String {
        switch self {
        case .device(let device): device.name.lowercased().filter { $0.isLetter || $0.isNumber }
        case .colorScheme, .platform, .orientation, .legibilityWeight: text.lowercased()
        case .contrast(let contrast): contrast == .increased ? "contrast" : "standard"
        case .dynamicTypeSize(let size): size.shortName
        case .locale: text.split(separator: "-").joined(separator: "_")
        case .layoutDirection(let direction): direction == .rightToLeft ? "rtl" : "ltr"
        case .os(let version): "os\(version)"
        case .state(let name, let datum): "\(name)=\(datum.variantText ?? "")"
        case .scale: "@\(text)x"
        }
    }
}

extension SceneDatum {
    /// The value as a few letters; nil for one that has no such form.
    var variantText: String? {
        switch self {
        case .none: "nil"
        case .number(let number): NumberText.shortest(number)
        case .string(let text): text
        case .bool(let value): value ? "true" : "false"
        case .color(.named(let name)): name
        case .color(.components(let color)): "\(color)"
        case .point, .size, .rect, .insets, .list, .record, .reference: nil
        }
    }
}

extension SceneCanvas {
    /// The canvas's value on an axis; nil for a state, and for a canvas that is no device's screen.
    func setting(of axis: VariantAxis) -> VariantValue.Setting? {
        switch axis {
        case .device: device.map { .device($0) }
        case .orientation: .orientation(orientation)
        case .colorScheme: .colorScheme(colorScheme)
        case .contrast: .contrast(contrast)
        case .dynamicTypeSize: .dynamicTypeSize(dynamicTypeSize)
        case .legibilityWeight: .legibilityWeight(legibilityWeight)
        case .locale: .locale(locale)
        case .layoutDirection: .layoutDirection(layoutDirection)
        case .platform: .platform(platform.name)
        case .os: .os(platform.version)
        case .state: nil
        case .scale: .scale(thousandths: Int((scale * 1000).rounded()))
        }
    }

    /// Changes what an axis sets. A device brings its scale and its platform where the canvas says none.
    mutating func apply(_ setting: VariantValue.Setting) {
        switch setting {
        case .device(let device):
            self.device = device
            takeScreen()
        case .orientation(let orientation):
            self.orientation = orientation
            takeScreen()
        case .colorScheme(let scheme): colorScheme = scheme
        case .contrast(let contrast): self.contrast = contrast
        case .dynamicTypeSize(let size): dynamicTypeSize = size
        case .legibilityWeight(let weight): legibilityWeight = weight
        case .locale(let locale): self.locale = locale
        case .layoutDirection(let direction): layoutDirection = direction
        case .platform(let name): platform.name = name
        case .os(let version): platform.version = version
        case .state: break
        case .scale(let thousandths): scale = CGFloat(thousandths) / 1000
        }
    }
}
