package import Foundation
package import TintypeGraphics

/// A scene that goes on: it keeps what its views keep, and has a clock that only its owner moves. Confined to one task.
///
/// An instant is the same in however many steps it was come to: everything that happens by itself — the end of an animation that
/// something waits for, work that views started — happens at its own instant, and what is shown in between is a function of the
/// instant.
package final class LivingScene {
    package let session: Session
    /// The scene as it stands.
    package private(set) var settled: SettledScene
    private let pass: SettlePass
    private let root: (inout Scope) -> Void
    private let work: StartedWork
    private let presentation: PresentationStore
    /// The moment of the first picture, on the views' clock.
    package let start: Date
    private var models: ObservedRound
    /// The finger on the scene; nil for none.
    package weak var follower: (any ClockFollower)?

    /// The greatest number of things that happen at one instant, one after the other.
    private static let mostAtOnce = 1_000

    /// The scene in its first picture, which nothing has moved yet.
    ///
    /// - Throws: ``RenderErrors`` with all errors that evaluation and placement met.
    package init(
        context: RenderContext, canvas: ProposedViewSize, safeArea: EdgeInsets = EdgeInsets(),
        _ root: @escaping (inout Scope) -> Void
    ) throws {
        presentation = PresentationStore()
        session = Session(context: context, presentation: presentation)
        pass = SettlePass(session: session, canvas: canvas, safeArea: safeArea)
        work = StartedWork(wait: context.wait.map { _ in .infinity })
        start = context.instant
        self.root = root
        let first = try Self.settle(pass, root, work)
        settled = first.scene
        models = first.models
        try advance(to: 0)
    }

    deinit {
        work.end()
        presentation.end()
    }

    /// The instant that is shown, in seconds from the first picture.
    package var time: Double { presentation.time }
    /// Indicates whether an animation is under way.
    package var isMoving: Bool { presentation.isMoving }

    /// The properties that are on their way, in the order of the views, each by its view's name and its own, with its value.
    package var movingProperties: [(name: String, value: String)] {
        var properties: [(name: String, value: String)] = []
        func visit(_ node: Node, _ name: String?) {
            let name = node.label ?? name
            if presentation.isMoving(node.id) {
                let view = name ?? node.described.nodeName
                let kind = node.described.nodeName
                if node.isLeaf, let frame = node.placement?.frame {
                    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }
                    properties.append(("\(view) frame", numbers.joined(separator: " ")))
                }
                for attribute in node.described.nodeAttributes {
                    properties.append(("\(view) \(kind) \(attribute.name)", attribute.value))
                }
            }
            for child in (node.leaving ?? []) + node.children { visit(child, child.isLeaf ? name : nil) }
        }
        visit(settled.root, nil)
        return properties
    }

    /// Goes on to an instant, in seconds from the first picture, with all that happens until then. One that is past changes
    /// nothing.
    ///
    /// - Throws: ``RenderErrors``, also where one instant never comes to an end.
    package func advance(to end: Double) throws {
        var (last, count) = (-1.0, 0)
        while let next = nextEvent, next <= end {
            count = next == last ? count + 1 : 0
            last = next
            guard count < Self.mostAtOnce else {
                throw RenderErrors(errors: [
                    RenderError(
                        "what happens \(number(next)) seconds after the beginning leads to something else without end",
                        hint: "an animation, a phase or a task that begins the next one must take some time")
                ])
            }
            try happen(at: next)
        }
        if end > time { try show(at: end) }
    }

    /// Does something to the views, as a user would, at the instant that is shown.
    ///
    /// - Throws: ``RenderErrors``, and what `action` throws.
    package func perform<Result>(_ action: () throws -> Result) throws -> Result {
        let result = try work.collecting(action)
        try settleChanges()
        try advance(to: time)
        return result
    }

    /// The next instant at which something happens by itself.
    private var nextEvent: Double? {
        let due = work.nextDue.map { max(Double($0) / 1_000, time) }
        return [due, presentation.nextEnd, follower?.nextInstant].compactMap(\.self).min()
    }

    private func happen(at instant: Double) throws {
        // Everything is where it is at that instant before something changes.
        if instant > time { try show(at: instant) }
        work.collecting {
            if presentation.finishAnimations() { session.needAnotherRound() }
            _ = work.advance(to: milliseconds(instant))
            follower?.act()
        }
        try settleChanges()
    }

    private func show(at instant: Double) throws {
        session.show(at: instant, from: start)
        work.pass(to: milliseconds(instant))
        try settle()
    }

    private func milliseconds(_ instant: Double) -> Int { Int(saturating: (instant * 1_000 + 1e-6).rounded(.down)) }

    private func settleChanges() throws {
        let keptChanged = session.takeKeptChanges()
        guard session.needsEvaluation || models.hasChanged || keptChanged else { return }
        try settle()
    }

    private func settle() throws {
        if models.hasChanged { presentation.writeFirst(models.transaction) }
        let next = try Self.settle(pass, root, work)
        settled = next.scene
        models = next.models
        session.forgetGoneViews()
    }

    private static func settle(
        _ pass: SettlePass, _ root: @escaping (inout Scope) -> Void, _ work: StartedWork
    ) throws -> SettlePass.Settled {
        pass.session.deadline.begin()
        func settle() throws -> SettlePass.Settled { try work.collecting { try pass.settle(root) } }
        do {
            if !pass.session.stopsViews { return try settle() }
        } catch is SettlePass.ModelIsMissing {
            pass.session.stopsViews = true
        }
        return try ParkableThread.run { try settle() }
    }
}
