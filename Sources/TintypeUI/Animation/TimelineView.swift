public import Foundation
public import TintypeTree

/// A view that is made of the date, anew as a schedule says.
///
/// A picture is of one instant: the moment at which it is begun, or the one that a test gives. The date is the schedule's last one up to that instant, or its
/// first one where all come later.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The date that the content is made of.
    public struct Context {
        /// The frequency with which the content is made, the highest first.
        public enum Cadence: Comparable, Sendable {
            case live
            case seconds
            case minutes
        }

        /// The time of the update, and the frequency of updates.
        public let date: Date
        public let cadence: Cadence

        /// Asks for content anew. A picture is of one instant.
        public func invalidateTimelineContent() {}
    }

    private let schedule: Schedule
    private let content: (Date) -> Content
}

/// The context of a timeline's content, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, BodylessView where Content: View {
    /// Creates a view whose content is made at the times of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0, cadence: .live)) }
    }

    public nonisolated static func _evaluate(_ view: Self, into scope: inout Scope) {
        let content = view.content(view.date(in: scope))
        scope.descend(.content) { Content._evaluate(content, into: &$0) }
    }

    /// The date in a living view, whose clock goes on: as often as the screen is drawn is at any instant, but where the timeline is
    /// paused, or some time must pass.
    private func date(in scope: Scope) -> Date {
        let (session, date) = (scope.session, date(in: scope.session.context))
        guard session.presentation != nil, let schedule = schedule as? AnimationTimelineSchedule else { return date }
        let shown = session.state(of: scope.id, index: scope.stateIndex) { ShownDate(date) }
        let least = max(schedule.minimumInterval ?? 0, 0)
        if schedule.isPaused || date.timeIntervalSince(shown.date) < least { return shown.date }
        let steps = least > 0 ? (date.timeIntervalSince(shown.date) / least).rounded(.down) * least : nil
        shown.date = steps.map(shown.date.addingTimeInterval) ?? date
        return shown.date
    }

    /// A date that the views' own code read from the clock while the picture is made, as `.periodic(from: .now, by: 1)` does,
    /// is the moment of the picture: the view is the same in each round.
    private func date(in context: RenderContext) -> Date {
        let date = date(at: context.instant)
        if let clock = context.clock, date > context.instant, date <= clock() { return context.instant }
        return date
    }

    private func date(at instant: Date) -> Date {
        var shown: Date?
        for date in schedule.entries(from: instant, mode: .normal) {
            if let shown, date > instant { return shown }
            shown = date
            if date >= instant { break }
        }
        return shown ?? instant
    }
}

/// The date that a timeline of a living view showed last.
private final class ShownDate {
    var date: Date

    init(_ date: Date) {
        self.date = date
    }
}
