import TintypeTree

/// The way of an effect through its course on a stage. Confined to the task of the session.
nonisolated final class SymbolEffectRun {
    var course: any SymbolCourse
    var options: SymbolEffectOptions
    /// nil before it is known.
    private var isActive: Bool?
    /// The instant at which it began, in seconds from the stage's beginning; nil where it never did.
    private var start: Double?
    /// The time that it was asked for; nil where it still is, and for one that is over by itself.
    private var asked: Double?
    /// The part of an effect that stays, when that changed last, and the instant of the change.
    private var held = (part: 0.0, since: -Double.infinity)

    init(_ course: any SymbolCourse, _ options: SymbolEffectOptions) {
        self.course = course
        self.options = options
    }

    /// The time of one run, in seconds.
    private var length: Double { course.duration / options.pace }

    /// Begins the runs of an effect that is over by itself.
    func begin(at time: Double) { start = time }

    /// Asks for an effect that lasts, or no longer. A view that comes with one that stays comes as that leaves it.
    func setActive(_ isActive: Bool, at time: Double) {
        guard isActive != self.isActive else { return }
        held = (heldPart(at: time), self.isActive == nil ? -.infinity : time)
        if !isActive {
            asked = start.map { time - $0 }
        } else if self.isActive != nil || course.repeats {
            (start, asked) = (time, nil)
        }
        self.isActive = isActive
    }

    /// The end of the effect's way, in seconds from the stage's beginning: the past for one that never began.
    var end: Double {
        if course.stays { return held.since + length }
        return start.map { $0 + (runs - 1) * period + length } ?? -.infinity
    }

    /// The pose of symbols at an instant.
    func pose(at time: Double) -> SymbolPose {
        if course.stays { return course.pose(at: heldPart(at: time)) }
        guard let start else { return .rest }
        return part(after: time - start).map { course.pose(at: $0) } ?? .rest
    }

    /// The time from one run to the next, in seconds.
    private var period: Double { length + options.pause }

    /// The number of runs; infinite for an effect that is asked for still.
    private var runs: Double {
        let count = options.count ?? (isActive == nil || !course.repeats ? 1 : .infinity)
        // A run that has begun is not broken off.
        return min(count, asked.map { ($0 / period).rounded(.down) + 1 } ?? .infinity)
    }

    /// The part of a run, 0...1, after a time; nil between two of them, and where they are over.
    private func part(after elapsed: Double) -> Double? {
        guard elapsed >= 0, length > 0 else { return nil }
        let number = (elapsed / period).rounded(.down)
        guard number < runs else { return nil }
        let part = (elapsed - number * period) / length
        return part < 1 ? part : nil
    }

    /// The amount to which an effect that stays is there, 0...1.
    private func heldPart(at time: Double) -> Double {
        guard let isActive else { return 0 }
        let elapsed = time - held.since
        let part = length > 0 ? min(max(elapsed / length, 0), 1) : 1
        return held.part + ((isActive ? 1 : 0) - held.part) * part * part * (3 - 2 * part)
    }
}
