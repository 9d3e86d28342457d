import Foundation
import TintypeTree

/// The measures of a slider, in points.
///
/// Heights: measured on iOS 26.5 (31) and macOS 26.5 (16; Semantics.md 13.5). The track and the thumb are estimated from
/// pictures.
struct SliderMetrics {
    let height: CGFloat
    let trackHeight: CGFloat
    let thumb: CGSize
    /// The width of a tick's dot, and its distance from the track: ours, after pictures of iOS 26, where sliders of steps
    /// have ticks. Before it there are none.
    let tick: CGFloat?
    let tickGap: CGFloat = 4

    init(_ platform: Platform) {
        tick = platform.name == .iOS && platform.version >= 26 ? 3 : nil
        switch (platform.name, platform.version >= 26) {
        case (.iOS, true): (height, trackHeight, thumb) = (31, 6, CGSize(width: 38, height: 24))
        case (.iOS, false): (height, trackHeight, thumb) = (31, 4, CGSize(width: 28, height: 28))
        case (.macOS, _): (height, trackHeight, thumb) = (16, 4, CGSize(width: 16, height: 16))
        }
    }
}
