import Foundation
import TintypeGraphics

/// A placement's knowledge of the groups of matched views (Semantics.md 7.1).
struct MatchedGroups {
    /// The source that leads each group, of those that are known before anything is placed.
    var leaders: [MatchedGeometry.Key: ViewID] = [:]
    fileprivate var sources: [MatchedGeometry.Key: MatchedSource] = [:]
    fileprivate var waiting: [MatchedMember] = []
    /// The views that were placed without a source, by name: a source that appears after all is too late.
    fileprivate var unled: [MatchedGeometry.Key: String] = [:]
}

/// A placed view that others follow.
private struct MatchedSource {
    let geometry: Geometry
    let anchor: UnitPoint

    /// The shared point, in the root's space.
    var point: HomogeneousPoint { geometry.toRoot(anchor.point(in: geometry.size)) }
}

/// A view of a group, as the views around it placed it.
struct MatchedMember {
    let node: Node
    let child: Node
    let matched: MatchedGeometry
    let frame: CGRect
    let proposal: ProposedViewSize
    let context: PlacementContext
    let readers: [OpenReader]

    fileprivate var name: String { node.nameForPeople }
}

extension PlacementPass {
    /// Places a member: where its group's source is, where it stands itself if it is that source, or later.
    func place(_ member: MatchedMember) {
        let key = member.matched.key
        if let source = matched.sources[key] {
            place(member, following: source)
        } else if member.matched.isSource, matched.leaders[key] ?? member.node.id == member.node.id {
            lead(member)
        } else {
            for reader in openReaders { reader.pending += 1 }
            matched.waiting.append(member)
        }
    }

    /// Places a source where the views around it want it.
    private func lead(_ member: MatchedMember) {
        let key = member.matched.key
        var (context, geometry) = (member.context, member.node.placement?.geometry)
        if let own = geometry, let shown = presentedGeometry(of: member, own) {
            // The views of the group go together from where the last one stood that led them.
            context.isMoving = true
            geometry = shown
            place(member.child, at: shown.frame.origin, proposal: ProposedViewSize(shown.size), context)
        } else {
            place(member.child, at: member.frame.origin, proposal: member.proposal, context)
        }
        guard let geometry, matched.sources[key] == nil else { return }
        matched.sources[key] = MatchedSource(geometry: geometry, anchor: member.matched.anchor)
        if let follower = matched.unled[key] { reportCycle(key, follower, member) }
    }

    /// The geometry in which animations show a group's leader; nil for its own.
    private func presentedGeometry(of member: MatchedMember, _ own: Geometry) -> Geometry? {
        guard let presentation else { return nil }
        let frame = own.frameInRoot
        let shown = presentation.presented(frame, of: member.matched.key, member.node.transaction)
        guard shown != frame, let fromRoot = member.context.space.fromRoot,
            let origin = HomogeneousPoint(shown.origin).applying(fromRoot).point
        else { return nil }
        return member.context.geometry(of: CGRect(origin: origin, size: shown.size))
    }

    /// Takes over the size and the place of the source. Without the size the view keeps what it was proposed; without the
    /// place, its top leading corner.
    private func place(_ member: MatchedMember, following source: MatchedSource) {
        let matched = member.matched
        let takesSize = matched.properties.contains(.size)
        let proposal = takesSize ? ProposedViewSize(source.geometry.size) : member.proposal
        var origin = member.frame.origin
        if matched.properties.contains(.position), let fromRoot = member.context.space.fromRoot,
            let point = source.point.applying(fromRoot).point
        {
            origin = point - matched.anchor.point(in: member.child.size(proposal))
        }
        place(member.child, at: origin, proposal: proposal, member.context)
    }

    /// Places those that wait, as their sources get places. If none does, the one goes first that no other's content
    /// can give a source, as far as that content exists; best one whose content or readers may bring sources to light.
    func placeWaiting() {
        while !matched.waiting.isEmpty {
            let batch = matched.waiting
            if let index = batch.firstIndex(where: { matched.sources[$0.matched.key] != nil }) {
                matched.waiting.remove(at: index)
                finish(batch[index])
                continue
            }
            let free = batch.indices.filter { index in
                !batch.contains { $0.child.holdsSource(of: batch[index].matched.key) }
            }
            let index =
                free.first { batch[$0].child.holdsUnmade || !batch[$0].readers.isEmpty } ?? free.first ?? 0
            matched.waiting.remove(at: index)
            finish(batch[index])
        }
    }

    private func finish(_ member: MatchedMember) {
        let outer = openReaders
        openReaders = member.readers
        if let source = matched.sources[member.matched.key] {
            place(member, following: source)
        } else if member.matched.isSource {
            lead(member)
        } else {
            matched.unled[member.matched.key] = member.name
            place(member.child, at: member.frame.origin, proposal: member.proposal, member.context)
        }
        openReaders = outer
        for reader in member.readers { reader.complete() }
    }

    private func reportCycle(_ key: MatchedGeometry.Key, _ follower: String, _ source: MatchedMember) {
        session.report(
            RenderError(
                "\(follower) follows \(source.name), which waits for it: "
                    + "matched geometry \(key.id.base) runs in a circle",
                at: .init("\(follower), \(source.name)", source: source.node.source),
                hint: "make one of the views in the circle a source that follows none"))
    }
}

/// In which order sources of matched geometry came into the scene.
struct MatchedInsertions {
    private struct Source: Hashable {
        var view: ViewID
        var key: MatchedGeometry.Key
    }

    private var orders: [Source: Int] = [:]
    private var count = 0

    /// The source that leads each group of the tree: the one that was inserted last. Of several that appear at once, it
    /// is the last one in the order of declaration, a view after what is in it. Sources that left the tree are
    /// forgotten.
    mutating func leaders(in root: Node) -> [MatchedGeometry.Key: ViewID] {
        var present: [Source: Int] = [:]
        var leaders: [MatchedGeometry.Key: (view: ViewID, order: Int)] = [:]
        root.visitMatchedSources { view, key in
            let source = Source(view: view, key: key)
            let order = orders[source] ?? count
            count = max(count, order + 1)
            present[source] = order
            if let leader = leaders[key], leader.order > order { return }
            leaders[key] = (view, order)
        }
        orders = present
        return leaders.mapValues(\.view)
    }
}

extension Node {
    /// The views below that are evaluated, whether or not they have a place.
    private var evaluated: [Node] {
        if case .attachment(let attachment) = kind, case .views(let nodes) = attachment.content {
            return [attachment.primary] + nodes
        }
        return children
    }

    fileprivate func visitMatchedSources(_ visit: (ViewID, MatchedGeometry.Key) -> Void) {
        for child in evaluated { child.visitMatchedSources(visit) }
        if case .effect(let effect as MatchedGeometryEffect, _) = kind, effect.matched.isSource {
            visit(id, effect.matched.key)
        }
    }

    /// Returns whether this node or one below it, as far as they exist, is a source of the group.
    fileprivate func holdsSource(of key: MatchedGeometry.Key) -> Bool {
        if case .effect(let effect as MatchedGeometryEffect, _) = kind, effect.matched.isSource,
            effect.matched.key == key
        {
            return true
        }
        return evaluated.contains { $0.holdsSource(of: key) }
    }

    /// Indicates whether something in the node is made only when it is placed.
    fileprivate var holdsUnmade: Bool {
        switch kind {
        case .deferred: return true
        case .attachment(let attachment):
            if case .reader = attachment.content { return true }
        case .leaf, .layout, .effect, .value: break
        }
        return evaluated.contains(where: \.holdsUnmade)
    }
}
