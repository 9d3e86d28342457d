import Foundation
import TintypeTree

/// The band that the chosen row of a wheel lies in.
nonisolated struct WheelBand: PrimitiveView {
    func evaluate(into scope: inout Scope) {
        let rowHeight = scope.environment.wheelRowHeight
        scope.append(
            .leaf(
                WheelBandLeaf(
                    rowHeight: rowHeight,
                    cornerRadius: WheelMetrics.cornerRadius(
                        rowHeight: rowHeight, on: scope.environment.platform),
                    color: ControlColor.tertiaryFill.color(in: scope.environment))))
    }
}
