import CMainQueue
import Foundation
import TintypeGraphics

/// The work that views start and that does not end at once: blocks for the main queue and other queues, tasks, timers.
///
/// It is collected while views are made and told of things, and run between the rounds of a picture, in the order in which it
/// falls due. Its clock is virtual: what waits for a second runs when all that is due before has run, and no second passes. So
/// a picture is the same on a slow machine as on a fast one. Confined to one task, but for what comes from other threads.
final class StartedWork: Sendable {
    /// A piece of work, and when it is due. It belongs to whoever has taken it out.
    private struct Entry: @unchecked Sendable {
        let work: CMainQueueWork
        /// In virtual milliseconds from the first round: whole, so that ten tenths are one.
        var due: Int
        /// The order of handing over: what was handed over earlier runs earlier.
        var number = 0

        func isBefore(_ other: Entry) -> Bool { (due, number) < (other.due, other.number) }
    }

    private struct State: ~Copyable {
        var entries: [Entry] = []
        var count = 0
        var now = 0
        /// Indicates whether nothing is taken any more.
        var hasEnded = false
    }

    /// In virtual milliseconds: what is due then or later is not in the picture, but for what is due at once.
    private let wait: Int
    /// Indicates whether anything is collected at all.
    private let isCollecting: Bool
    private let state = Lock(State())
    private let aside = AsideThread()
    // Confined to the task that runs the picture.
    nonisolated(unsafe) private var runs = 0
    nonisolated(unsafe) private(set) var notes: [RenderError] = []

    /// The greatest number of pieces of one instant that run before the views are asked again, since one may wait for what
    /// they come to.
    private static let mostAtOnce = 1_000
    /// The end of virtual time, in milliseconds: a billion seconds.
    private static let longest = 1_000_000_000_000
    /// The greatest number that runs for one picture.
    private static let most = 20_000

    /// - Parameter wait: nil for views that start nothing.
    init(wait: Double?) {
        self.wait = Int(saturating: ((wait ?? 0) * 1_000).rounded(), in: 1...Self.longest)
        isCollecting = wait != nil
    }

    /// Runs `body`, and collects what it starts.
    func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard isCollecting else { return try body() }
        let outer = CMainQueueSetTaker(taker)
        defer { _ = CMainQueueSetTaker(outer) }
        return try body()
    }

    /// Runs what is due next, with all that becomes due at the same instant.
    ///
    /// - Returns: True if there was something: views may have changed.
    func advance() -> Bool { advance(to: wait - 1) }

    /// Runs what is due next up to an instant, in virtual milliseconds, with all that becomes due at the same instant.
    ///
    /// - Returns: True if there was something: views may have changed.
    func advance(to end: Int) -> Bool {
        guard isCollecting, runs < Self.most, let first = next(before: end + 1) else { return false }
        run(first)
        var count = 1
        while count < Self.mostAtOnce, let entry = next(before: first.due + 1) {
            run(entry)
            count += 1
        }
        runs += count
        return true
    }

    /// Passes on what has not run, and says so.
    func end() {
        let rest = state.withLock { state in
            state.hasEnded = true
            defer { state.entries = [] }
            return state.entries
        }
        note(rest)
        let now = state.withLock { $0.now }
        for entry in rest.sorted(by: { $0.isBefore($1) }) {
            CMainQueuePass(entry.work, Double(entry.due - now) / 1_000)
        }
    }

    /// The instant at which something is due, in virtual milliseconds; nil where nothing waits.
    var nextDue: Int? { state.withLock { $0.entries.map(\.due).min() } }

    /// Lets time pass up to an instant, in virtual milliseconds: what is started from then on counts from there.
    func pass(to instant: Int) { state.withLock { $0.now = max($0.now, instant) } }

    private var taker: CMainQueueTaker {
        CMainQueueTaker(
            take: { collector, work in
                guard let collector else { return false }
                return Unmanaged<StartedWork>.fromOpaque(collector).takeUnretainedValue().take(work)
            }, collector: Unmanaged.passUnretained(self).toOpaque())
    }

    /// The delay of work in milliseconds. It counts from an instant that code read just before: the little that has passed
    /// since must not tell, so it is taken up to the next hundredth of a second, and that of a timer which repeats to its
    /// interval.
    private static func milliseconds(_ work: CMainQueueWork) -> Int {
        guard work.delay > 0 else { return 0 }
        if work.delay < work.interval, work.delay > work.interval / 2 { return interval(of: work) }
        return Int(saturating: (work.delay * 100 - 1e-6).rounded(.up), in: 0...longest / 10) * 10
    }

    private static func interval(of work: CMainQueueWork) -> Int {
        Int(saturating: (work.interval * 1_000).rounded(), in: 1...longest)
    }

    private func take(_ work: CMainQueueWork) -> Bool {
        add(Entry(work: work, due: Self.milliseconds(work)), from: nil)
    }

    /// - Parameter start: The instant that the entry's counts from; nil for now.
    private func add(_ entry: Entry, from start: Int?) -> Bool {
        state.withLock { state in
            guard !state.hasEnded else { return false }
            var entry = entry
            entry.due += start ?? state.now
            entry.number = state.count
            state.count += 1
            state.entries.append(entry)
            return true
        }
    }

    /// Takes out what is due first, if that is before an instant.
    private func next(before end: Int) -> Entry? {
        state.withLock { state in
            let entries = state.entries
            guard let first = entries.indices.min(by: { entries[$0].isBefore(entries[$1]) }), entries[first].due < end
            else { return nil }
            let entry = state.entries.remove(at: first)
            state.now = max(state.now, entry.due)
            return entry
        }
    }
}

extension StartedWork {
    private func run(_ entry: Entry) {
        switch entry.work.place {
        case .main:
            entry.work.run(entry.work.context)
            CMainQueueRelease(entry.work)
        case .other: runAside(entry.work)
        case .timer: fire(entry)
        }
    }

    /// Runs work of another queue on another thread, and waits for it: in whatever order threads would have run it, the picture
    /// is one.
    private func runAside(_ work: CMainQueueWork) {
        nonisolated(unsafe) let work = work
        let hasRun = aside.run { [self] in
            collecting { work.run(work.context) }
            CMainQueueRelease(work)
        }
        guard !hasRun else { return }
        notes.append(
            RenderError(
                "work in the background was not done after \(number(AsideThread.patience)) seconds",
                hint: "the picture is without what it leads to"))
    }

    private func fire(_ entry: Entry) {
        guard let object = CMainQueueTimer(entry.work) else { return CMainQueueRelease(entry.work) }
        Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue().fire()
        guard entry.work.interval > 0, CMainQueueTimer(entry.work) != nil else {
            return CMainQueueRelease(entry.work)
        }
        _ = add(Entry(work: entry.work, due: Self.interval(of: entry.work)), from: entry.due)
    }

    private func note(_ rest: [Entry]) {
        if runs >= Self.most {
            notes.append(
                RenderError(
                    "what views start never comes to an end: \(runs) pieces of work were run",
                    hint: "the picture is without the rest; work that begins itself again must wait in between"))
            return
        }
        // A timer that repeats waits for ever, which is no news.
        let waiting = rest.filter { $0.work.interval == 0 }
        guard let due = waiting.map(\.due).min() else { return }
        let pieces = waiting.count == 1 ? "1 piece of work was" : "\(waiting.count) pieces of work were"
        notes.append(
            RenderError(
                "\(pieces) still waiting, to begin \(number(Double(due) / 1_000)) seconds after the views appeared",
                hint: "the picture is taken after \(number(Double(wait) / 1_000)) virtual seconds; more cost no time"))
    }
}
