import Foundation
import TintypeGraphics

/// The system's soft gradient of one colour, from the top down.
///
/// Colours grow lighter upwards from 70 % of the height. Those that are bright already keep to themselves for 30 % and then
/// darken instead. Ten system colours are data and follow from nothing: ``measured`` is a table of the ends that were read off
/// pictures that SwiftUI of OS 26 rendered. Other colours follow the law that those fit to within 9 of 255 levels: in sRGB each
/// component moves a part of the way to a white beyond white (Semantics.md 12.3).
struct SoftGradient {
    private let base: ResolvedColor

    init(_ base: ResolvedColor) {
        self.base = base
    }

    /// Colours that are lighter than this in Oklab darken.
    private static let brightness = 0.82
    private static let part = 0.1436
    private static let target = 1.4337

    /// The bytes of system colours, and of the other ends of their gradients, in light mode: a table of measured figures.
    ///
    /// Seven of them are those of SwiftUI-Flow's golden `hflow_colorBoxes.png`, which `Fixtures/conformance/gradients.json` has.
    /// Orange, gray and brown, of no case there, are held by nothing else.
    private static let measured: [[Int]: [Int]] = [
        [0, 136, 255]: [46, 167, 255], [52, 199, 89]: [98, 221, 129], [0, 200, 179]: [54, 222, 205],
        [97, 85, 245]: [136, 124, 255], [0, 192, 232]: [54, 216, 250], [255, 45, 85]: [255, 89, 126],
        [255, 141, 40]: [255, 172, 88], [142, 142, 147]: [176, 176, 180], [172, 127, 94]: [202, 164, 136],
        [255, 204, 0]: [239, 184, 0],
    ]

    /// The colours from the top of what is painted to its bottom; between the ends straight in Oklab.
    var stops: [GradientStop] {
        let isBright = Oklab(base).lightness > Self.brightness
        let ends =
            isBright
            ? [GradientStop(color: base, location: 0.3), GradientStop(color: darker, location: 1)]
            : [GradientStop(color: lighter, location: 0), GradientStop(color: base, location: 0.7)]
        return ends.perceptual
    }

    private var known: ResolvedColor? {
        let bytes = [base.red, base.green, base.blue].map { Int(saturating: ($0 * 255).rounded()) }
        return Self.measured[bytes].map { ResolvedColor(bytes: $0[0], $0[1], $0[2], alpha: base.alpha) }
    }

    private var lighter: ResolvedColor {
        known ?? each { $0 + Self.part * (Self.target - $0) }
    }

    private var darker: ResolvedColor {
        known ?? each { ($0 - Self.part * Self.target) / (1 - Self.part) }
    }

    private func each(_ change: (Double) -> Double) -> ResolvedColor {
        func changed(_ component: Double) -> Double { min(max(change(component), 0), 1) }
        return ResolvedColor(
            red: changed(base.red), green: changed(base.green), blue: changed(base.blue), alpha: base.alpha)
    }
}
