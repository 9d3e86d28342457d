// `import HealthKitUI` where Apple's framework is missing: the rings of a day, drawn. It brings HealthKit's and UIKit's names along.
@_exported public import HealthKit
@_exported public import UIKit

/// The rings of a day: motion, exercise and standing, from the outer one to the inner one.
open class HKActivityRingView: UIView {
    /// The day; nil for empty rings.
    open var activitySummary: HKActivitySummary? {
        didSet { setNeedsDisplay() }
    }

    /// Sets the day, at once.
    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
        self.activitySummary = activitySummary
    }

    /// Draws the rings into the middle of the view, each as long as the part of its goal that is reached.
    open override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        guard side > 0 else { return }
        UIColor.black.setFill()
        UIBezierPath(rect: bounds).fill()
        let width = side * 0.11
        let rings: [(part: Double, color: UIColor)] = [
            (Self.motion(of: activitySummary), color: UIColor(red: 0.98, green: 0.07, blue: 0.31, alpha: 1)),
            (Self.exercise(of: activitySummary), UIColor(red: 0.65, green: 1, blue: 0, alpha: 1)),
            (Self.standing(of: activitySummary), UIColor(red: 0, green: 1, blue: 0.96, alpha: 1)),
        ]
        for (index, ring) in rings.enumerated() {
            let radius = side / 2 - width / 2 - CGFloat(index) * width * 1.1 - side * 0.02
            for (part, color) in [(1, ring.color.withAlphaComponent(0.25)), (min(ring.part, 1), ring.color)]
            where part > 0 {
                let path = UIBezierPath(
                    arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
                    endAngle: -.pi / 2 + part * 2 * .pi, clockwise: true)
                path.lineWidth = width
                path.lineCapStyle = .round
                color.setStroke()
                path.stroke()
            }
        }
    }

    /// The parts of the goals that are reached, from 0; 0 without a goal.
    static func motion(of summary: HKActivitySummary?) -> Double {
        guard let summary else { return 0 }
        return switch summary.activityMoveMode {
        case .appleMoveTime: part(of: summary.appleMoveTime, summary.appleMoveTimeGoal, in: .minute())
        default: part(of: summary.activeEnergyBurned, summary.activeEnergyBurnedGoal, in: .kilocalorie())
        }
    }
    static func exercise(of summary: HKActivitySummary?) -> Double {
        guard let summary else { return 0 }
        return part(
            of: summary.appleExerciseTime, summary.exerciseTimeGoal ?? summary.appleExerciseTimeGoal, in: .minute())
    }
    static func standing(of summary: HKActivitySummary?) -> Double {
        guard let summary else { return 0 }
        return part(of: summary.appleStandHours, summary.standHoursGoal ?? summary.appleStandHoursGoal, in: .count())
    }

    private static func part(of done: HKQuantity, _ goal: HKQuantity, in unit: HKUnit) -> Double {
        let goal = goal.doubleValue(for: unit)
        return goal > 0 ? done.doubleValue(for: unit) / goal : 0
    }
}
