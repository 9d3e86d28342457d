import Foundation
import TintypeGraphics

/// A switch: a track with a thumb at one of its ends.
///
/// Sizes: measured on iOS 26.5 and macOS 26.5 (Semantics.md 13.4, 13.5); before OS 26 those of UISwitch. The thumb of OS 26
/// is estimated from pictures: a capsule, 2 points inside the track.
struct SwitchLeaf: Leaf {
    let isOn: Bool
    /// Whether the thumb is at the left end when the switch is on.
    let isMirrored: Bool
    let size: CGSize
    let thumbWidth: CGFloat
    let track: _ResolvedStyle
    let opacity: Double

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        SizeAnswer(.always(size.width), .always(size.height))
    }
    var dependence: Axis.Set { [] }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        let radius = frame.height / 2
        builder.fill(
            Path(roundedRect: frame, cornerRadius: radius, style: .circular), track.opacity(opacity).paint(in: frame))
        let inset: CGFloat = 2
        let isAtRight = isOn != isMirrored
        let thumb = CGRect(
            x: isAtRight ? frame.maxX - inset - thumbWidth : frame.minX + inset, y: frame.minY + inset,
            width: thumbWidth, height: frame.height - 2 * inset)
        builder.thumb(thumb, isEnabled: opacity == 1)
    }

    var nodeName: String { "Switch" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("isOn", "\(isOn)")] }
}

extension DisplayListBuilder {
    /// A white thumb with the soft shadow that it throws on its track.
    mutating func thumb(_ rect: CGRect, isEnabled: Bool = true) {
        let radius = min(rect.width, rect.height) / 2
        if isEnabled {
            // A shadow by two pale rims, since a blur would cost more than the whole control.
            for (spread, alpha) in [(1.5, 0.04), (0.5, 0.08)] as [(CGFloat, Double)] {
                let rim = rect.offsetBy(dx: 0, dy: 0.5).insetBy(dx: -spread, dy: -spread)
                fill(
                    Path(roundedRect: rim, cornerRadius: radius + spread, style: .circular),
                    .color(.black.opacity(alpha)))
            }
        }
        fill(Path(roundedRect: rect, cornerRadius: radius, style: .circular), .color(.white))
    }
}

extension Scope {
    /// Appends the picture of a switch.
    ///
    /// - Parameter tint: The track's style when it is on; nil for the tint around, or the system's green.
    package mutating func appendSwitch(isOn: Bool, tint: (any ShapeStyle)? = nil) {
        let platform = environment.platform
        let size: CGSize
        let thumb: CGFloat
        switch (platform.name, platform.version >= 26) {
        case (.iOS, true): (size, thumb) = (CGSize(width: 61, height: 28), 37)
        case (.iOS, false): (size, thumb) = (CGSize(width: 51, height: 31), 27)
        case (.macOS, true): (size, thumb) = (CGSize(width: 54, height: 24), 32)
        case (.macOS, false): (size, thumb) = (CGSize(width: 38, height: 22), 18)
        }
        let on: any ShapeStyle = tint ?? (environment.hasTint ? TintShapeStyle() : onStyle)
        let style: any ShapeStyle = isOn ? on : ControlColor.secondaryFill
        append(
            .leaf(
                SwitchLeaf(
                    isOn: isOn, isMirrored: isRightToLeft, size: size, thumbWidth: thumb,
                    track: style._resolve(in: environment), opacity: environment.isEnabled ? 1 : 0.5)))
    }

    /// macOS's switches have the accent colour, iOS's are green.
    private var onStyle: any ShapeStyle {
        environment.platform.name == .macOS ? TintShapeStyle() : ControlColor.on
    }
}
