import Foundation
import TintypeTree

/// The measures of a switch, in points.
///
/// Sizes: measured on iOS 26.5 and macOS 26.5 (Semantics.md 13.5); before OS 26 those of UISwitch. The thumb of OS 26 is
/// estimated from pictures: a capsule, 2 points inside the track.
struct SwitchMetrics {
    let size: CGSize
    let thumbWidth: CGFloat
    let inset: CGFloat = 2

    init(_ platform: Platform) {
        switch (platform.name, platform.version >= 26) {
        case (.iOS, true): (size, thumbWidth) = (CGSize(width: 61, height: 28), 37)
        case (.iOS, false): (size, thumbWidth) = (CGSize(width: 51, height: 31), 27)
        case (.macOS, true): (size, thumbWidth) = (CGSize(width: 54, height: 24), 32)
        case (.macOS, false): (size, thumbWidth) = (CGSize(width: 38, height: 22), 18)
        }
    }
}
