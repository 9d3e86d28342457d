import Foundation
import TintypeTree

/// The measures of a stepper, in points: UIStepper's 94 by 32; on macOS two arrows, 16 by 24.
struct StepperMetrics {
    let size: CGSize
    let cornerRadius: CGFloat
    /// Indicates whether two arrows stand above each other in place of signs side by side.
    let isVertical: Bool

    init(_ platform: Platform) {
        isVertical = platform.name == .macOS
        size = isVertical ? CGSize(width: 16, height: 24) : CGSize(width: 94, height: 32)
        cornerRadius = isVertical ? 5 : platform.version >= 26 ? 16 : 8
    }
}
