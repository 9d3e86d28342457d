import Foundation
import TintypeGraphics
import TintypeTree

extension CallReader {
    func unitPoint(_ name: String, default point: UnitPoint = .center) -> Argument<UnitPoint> {
        value(name).map(unitPoint) ?? Argument(point)
    }

    /// One of the nine names, or fractions of the size.
    func unitPoint(_ value: SceneValue) -> Argument<UnitPoint> {
        if value.mapping != nil {
            return typed(value, .point).map { UnitPoint(x: $0.point?.x ?? 0, y: $0.point?.y ?? 0) }
        }
        return typed(value, .choice(Choices.unitPoint.names)).map {
            $0.string.flatMap(Choices.unitPoint.value) ?? .center
        }
    }

    private func typed(_ value: SceneValue, _ type: SceneType) -> Argument<SceneDatum> {
        checker.typed(value, as: type, in: scope).map { Argument($0, fallback: .none) } ?? Argument(.none)
    }
}
