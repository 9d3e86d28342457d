import Foundation
import TintypeGraphics
import TintypeTree

/// An effect as a movement of symbols. Apple publishes neither figures nor curves: these are this library's own, which Stages.md
/// lists.
nonisolated protocol SymbolCourse: SymbolEffect {
    /// The time of one run at the usual speed, in seconds.
    var duration: Double { get }
    /// Indicates whether the effect stays where it leads for as long as it is asked for; else a run ends where it began.
    var stays: Bool { get }
    /// Indicates whether one that is asked for goes on and on.
    var repeats: Bool { get }
    /// The pose after a part of a run, 0...1.
    func pose(at part: Double) -> SymbolPose
}

nonisolated extension SymbolCourse {
    var stays: Bool { false }
    var repeats: Bool { true }
}

/// A movement to an end and back: 0 at both ends of a run, 1 in its middle.
private nonisolated func swing(_ part: Double) -> Double { (1 - cos(2 * .pi * part)) / 2 }

private nonisolated func pose(_ change: (inout SymbolPose) -> Void) -> SymbolPose {
    var pose = SymbolPose.rest
    change(&pose)
    return pose
}

nonisolated extension BounceSymbolEffect: SymbolCourse {
    var duration: Double { 0.6 }

    /// Out, back, and a little beyond.
    func pose(at part: Double) -> SymbolPose {
        TintypeUI.pose { $0.scale = 1 + (isDown ? -0.2 : 0.2) * sin(2 * .pi * part) * (1 - part) * (1 - part) * 1.6 }
    }
}

nonisolated extension PulseSymbolEffect: SymbolCourse {
    var duration: Double { 1.5 }
    func pose(at part: Double) -> SymbolPose { TintypeUI.pose { $0.opacity = 1 - 0.65 * swing(part) } }
}

nonisolated extension BreatheSymbolEffect: SymbolCourse {
    var duration: Double { 2.5 }

    func pose(at part: Double) -> SymbolPose {
        TintypeUI.pose {
            $0.scale = 1 + 0.1 * swing(part)
            if fades { $0.opacity = 1 - 0.4 * swing(part) }
        }
    }
}

nonisolated extension RotateSymbolEffect: SymbolCourse {
    var duration: Double { 1 }

    func pose(at part: Double) -> SymbolPose {
        TintypeUI.pose { $0.rotation = .degrees((isCounterClockwise ? -360 : 360) * part) }
    }
}

nonisolated extension WiggleSymbolEffect: SymbolCourse {
    var duration: Double { 0.8 }

    /// Three times to and fro, less and less.
    func pose(at part: Double) -> SymbolPose {
        let amount = sin(6 * .pi * part) * (1 - part)
        return TintypeUI.pose {
            switch direction {
            case .turn(let isCounterClockwise): $0.rotation = .degrees((isCounterClockwise ? -12 : 12) * amount)
            case .way(let degrees):
                // Upright is upright: no rest of a rounded cosine.
                func part(_ value: Double) -> Double { abs(value) < 1e-12 ? 0 : 0.12 * amount * value }
                let angle = degrees * .pi / 180
                $0.shift = UnitPoint(x: part(cos(angle)), y: part(sin(angle)))
            }
        }
    }
}

nonisolated extension VariableColorSymbolEffect: SymbolCourse {
    var duration: Double { isReversing ? 2 : 1.2 }

    /// The layers light up from the back to the front, in steps of equal length.
    func pose(at part: Double) -> SymbolPose {
        let (isCumulative, dimmed) = (isCumulative, hidesInactiveLayers ? 0 : 0.3)
        let place = isReversing ? 1 - abs(1 - 2 * part) : part
        return TintypeUI.pose { pose in
            pose.layers = { index, count in
                guard count > 1 else { return 1 }
                let lit = min(Int(place * Double(count)), count - 1)
                return index == lit || isCumulative && index < lit ? 1 : dimmed
            }
        }
    }
}

nonisolated extension ScaleSymbolEffect: SymbolCourse {
    var duration: Double { 0.3 }
    var stays: Bool { true }
    func pose(at part: Double) -> SymbolPose { TintypeUI.pose { $0.scale = 1 + (isDown ? -0.2 : 0.2) * part } }
}

nonisolated extension DisappearSymbolEffect: SymbolCourse {
    var duration: Double { 0.35 }
    var stays: Bool { true }

    func pose(at part: Double) -> SymbolPose {
        TintypeUI.pose {
            $0.scale = 1 + (isUp ? 0.5 : -0.5) * part
            $0.opacity = 1 - part
        }
    }
}

nonisolated extension AppearSymbolEffect: SymbolCourse {
    var duration: Double { 0.35 }
    var repeats: Bool { false }

    /// The same as of a symbol that goes, backwards.
    func pose(at part: Double) -> SymbolPose {
        TintypeUI.pose {
            $0.scale = 1 + (isDown ? 0.5 : -0.5) * (1 - part)
            $0.opacity = part
        }
    }
}
