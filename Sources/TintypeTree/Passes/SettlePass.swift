import Foundation
package import TintypeGraphics

/// An observer of the settled tree that may write state: it runs after each round.
package protocol SettleObserver: Described {
    /// Told of the node that it stands on, placed. Returns what it saw, where that is new since the round before.
    func observe(_ node: Node, in session: Session) -> SettleChange?
    /// Indicates whether it is told when all others of the round were.
    var isLate: Bool { get }
    /// The end of its search where all is placed and nothing was found; nil where it finds everything.
    var looseEnd: LooseEnd.Kind? { get }
}

extension SettleObserver {
    package var isLate: Bool { false }
    package var looseEnd: LooseEnd.Kind? { nil }
}

/// A change that a view was told of.
package struct SettleChange {
    /// The view, and what watches on it.
    package var name: String
    package var value: String
    /// The place in a scene file; nil for Swift views.
    var source: SourceLocation?

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// Evaluates and places until nothing that feeds state changes any more.
package struct SettlePass {
    package let session: Session
    /// The canvas, in points; nil along an axis takes the scene's ideal length.
    package var canvas: ProposedViewSize
    /// The lengths of the canvas that the device covers, in points; leading is left.
    package var safeArea = EdgeInsets()

    package init(session: Session, canvas: ProposedViewSize, safeArea: EdgeInsets = EdgeInsets()) {
        self.session = session
        self.canvas = canvas
        self.safeArea = safeArea
    }

    /// The settled scene that `root` evaluates to.
    ///
    /// - Throws: ``RenderErrors`` with all errors that evaluation and placement met, or with the one that says which views
    ///   kept changing each other when ``Limits/rounds`` are over.
    package func run(_ root: @escaping (inout Scope) -> Void) throws -> SettledScene {
        let work = StartedWork(wait: session.context.wait)
        defer {
            work.end()
            work.notes.forEach(session.notes.add)
        }
        do {
            if !session.stopsViews { return try settle(root, with: work) }
        } catch is ModelIsMissing {
            session.stopsViews = true
        }
        return try ParkableThread.run { try settle(root, with: work) }
    }

    /// The scene with all that the work leads to which it starts.
    private func settle(_ root: (inout Scope) -> Void, with work: StartedWork) throws -> SettledScene {
        session.deadline.begin()
        return try work.collecting {
            var settled = try settle(root)
            while work.advance() {
                if settled.isCurrent(in: session) { continue }
                settled = try settle(root)
            }
            return settled.scene
        }
    }

    /// Some view declares a model that is not there: it must be made where it can be stopped.
    struct ModelIsMissing: Error {}

    /// A scene that has settled, and the models that it was made of.
    struct Settled {
        let scene: SettledScene
        let models: ObservedRound

        /// Returns whether nothing has changed that the scene was made of.
        func isCurrent(in session: Session) -> Bool {
            let keptChanged = session.takeKeptChanges()
            let isWaiting = session.presentation?.hasWrites ?? false
            return !session.needsEvaluation && !models.hasChanged && !keptChanged && !isWaiting
        }
    }

    func settle(_ root: (inout Scope) -> Void) throws -> Settled {
        var history: [[SettleChange]] = []
        var transaction: Transaction?
        for round in 1...max(session.context.limits.rounds, 1) {
            let models = ObservedRound()
            session.beginRound()
            // What came is shown in a second step of the same change.
            if session.presentation?.needsFollowUp != true, let next = session.takeTransaction() { transaction = next }
            session.presentation?.beginRound()
            let scene = models.tracking { evaluateAndPlace(root, round: round, transaction) }
            session.endEvaluation()
            if session.missesModels, !session.stopsViews { throw ModelIsMissing() }
            guard session.errors.isEmpty, let scene else { throw RenderErrors(errors: session.errors) }
            if session.adopt(scene.root.preferredColorScheme) {
                // Nobody is told of what was made in the other scheme.
                history.append([
                    SettleChange(
                        name: "preferredColorScheme", value: "\(scene.root.preferredColorScheme, default: "none")")
                ])
                continue
            }
            if let presentation = session.presentation {
                presentation.endRound()
                if presentation.needsFollowUp { continue }
                presentation.finishUpdate()
            }
            notifyObservers(of: scene)
            guard session.errors.isEmpty else { throw RenderErrors(errors: session.errors) }
            if models.hasChanged { session.presentation?.writeFirst(models.transaction) }
            let settled = Settled(scene: scene, models: models)
            if settled.isCurrent(in: session) { return settled }
            history.append(session.settleChanges)
        }
        throw RenderErrors(errors: [unsettled(history)])
    }

    /// nil where the views are nested too deep to be walked at all.
    private func evaluateAndPlace(
        _ root: (inout Scope) -> Void, round: Int, _ transaction: Transaction?
    ) -> SettledScene? {
        var scope = Scope(session: session)
        scope.transaction = transaction
        let container = ContainerSize(isScrolled: false)
        container.size = CGSize(
            width: max((canvas.width ?? 0) - safeArea.horizontal, 0),
            height: max((canvas.height ?? 0) - safeArea.vertical, 0))
        scope.environment.containerSize = container
        if let scheme = session.preferredColorScheme { scope.environment.colorScheme = scheme }
        scope.environment.sizeClasses = SizeClasses(
            width: canvas.width, height: canvas.height, platform: session.context.platform.name)
        session.presentation?.environment = scope.environment
        let nodes = scope.allNodes(root)
        if session.isTooDeep { return nil }
        var node = scope.root(nodes)
        let around = session.rootModifier
        if let around { node = around.modify(node, in: &scope) }
        // The canvas is proposed less the unsafe areas, and the answer is centred in what is left.
        let ideal = node.size(canvas)
        let size = CGSize(width: canvas.width ?? ideal.width, height: canvas.height ?? ideal.height)
        let proposal =
            canvas.width == nil && canvas.height == nil
            ? canvas
            : ProposedViewSize(
                width: canvas.width.map { max($0 - safeArea.horizontal, 0) },
                height: canvas.height.map { max($0 - safeArea.vertical, 0) })
        let answer = node.size(proposal)
        let origin = CGPoint(
            x: safeArea.leading + (size.width - safeArea.horizontal - answer.width) / 2,
            y: safeArea.top + (size.height - safeArea.vertical - answer.height) / 2)
        let safe = SafeArea.inside(
            CGRect(origin: .zero, size: size), less: safeArea, space: .root, scale: session.context.scale, around: nil)
        PlacementPass(session: session).run(node, at: origin, proposal: proposal, safeArea: safe)
        session.presentation?.endPlacement(of: node)
        // A view that is made only at its place may ask for it: it stands around the root in the next round.
        if session.rootModifier != nil, around == nil { session.invalidate() }
        return SettledScene(
            root: node, size: size, rounds: round, scale: session.context.scale,
            colorScheme: session.colorScheme, hasSymbols: session.symbolOutlines.wereAsked,
            unheardScrolls: session.scrollAskers.values.filter { !$0.isHeard }.map(\.source))
    }

    private func notifyObservers(of scene: SettledScene) {
        var present: Set<ViewID> = []
        var late: [Node] = []
        scene.root.notifyObservers(in: session, present: &present, late: &late)
        for node in late { node.notifyObserver(in: session) }
        // A view that comes back is told of everything anew.
        session.reported.keep(present)
    }

    private func unsettled(_ history: [[SettleChange]]) -> RenderError {
        let last = history.suffix(3).enumerated().map { offset, changes in
            let round = history.count - min(history.count, 3) + offset + 1
            let told =
                changes.isEmpty
                ? ["a model changed that views read"]
                : changes.map { change in change.name + (change.value.isEmpty ? "" : " = \(change.value)") }
            return "round \(round): " + told.joined(separator: ", ")
        }
        // Views that feed each other may take turns, so those of the last rounds are named.
        var names: [String] = []
        for change in history.suffix(3).joined() where !names.contains(change.name) { names.append(change.name) }
        let source = history.suffix(3).joined().compactMap(\.source).last
        return RenderError(
            "the scene did not settle in \(history.count) rounds: \(last.joined(separator: "; "))",
            at: names.isEmpty ? nil : .init(names.joined(separator: ", "), source: source),
            hint: [
                "what is measured must not depend on the state that it is written to",
                session.context.limits.remedy(.rounds),
            ].compactMap(\.self).joined(separator: "; or "))
    }
}

extension Session {
    /// The changes of the round; where no view was told of anything, the views whose state was written.
    fileprivate var settleChanges: [SettleChange] {
        changes.isEmpty ? writtenOwners.map { SettleChange(name: "state of \($0)", value: "") } : changes
    }
}

extension Node {
    /// Tells those inside first and siblings in the order of declaration, as SwiftUI does with `onAppear` and
    /// `onChange`; tasks begin when all those were told (measured on iOS 17:
    /// android.benigumo.com/20240328/onappear-onchange-task). Reports of preferences and geometry follow the same
    /// order: `onPreferenceChange` is, in OpenSwiftUI, the same kind of attribute as `onChange`, made after those of
    /// its content. Nobody is known to have measured it by itself.
    fileprivate func notifyObservers(in session: Session, present: inout Set<ViewID>, late: inout [Node]) {
        for child in children { child.notifyObservers(in: session, present: &present, late: &late) }
        guard placement != nil, case .value(.observer(let observer), _) = kind else { return }
        // Elements of a list that bear one id are one view: the first is told, as SwiftUI calls the rest undefined.
        guard present.insert(id).inserted else { return }
        if observer.isLate { late.append(self) } else { notifyObserver(in: session) }
    }

    fileprivate func notifyObserver(in session: Session) {
        guard case .value(.observer(let observer), _) = kind,
            var change = observer.observe(self, in: session)
        else { return }
        change.source = source
        session.changes.append(change)
    }
}
