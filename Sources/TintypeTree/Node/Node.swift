import Foundation
package import TintypeGraphics

/// A view of an evaluated scene, its Swift type gone: what is measured, placed, folded and drawn.
///
/// Nodes are made anew by each evaluation and are confined to the task that evaluates. Their content is fixed when they
/// are made; the sizes that they answered and the place that they were given are remembered on them.
package final class Node {
    // A container's loops ask its children for what comes first, and give them what comes next: it is kept together, so
    // that a large tree is laid out with few reads from far memory.
    package let kind: Kind
    /// The size of a node that has one for all proposals, once it was measured.
    @exclusivity(unchecked) var fixedSize: CGSize?
    /// The guides that this node or one below sets.
    let guides: GuideSet
    /// The axes along which the size can follow the proposal.
    let flexibleAxes: Axis.Set
    /// Indicates whether the node draws by itself and holds nothing: most nodes do.
    let isLeaf: Bool
    /// Indicates whether the size is the same for all proposals, which can be told before it is measured.
    let isFixed: Bool
    /// Indicates whether x runs from the right: the containers below mirror their children's places.
    package let isRightToLeft: Bool
    /// The priority that the container around this node reads: the one that was written, or that of the view's nature.
    ///
    /// Effects, values and what stands before or behind a view do not hide it; frames, paddings and other layouts do, but
    /// for containers that hold nothing else (Semantics.md 1.6).
    private(set) var layoutPriority: Double
    @exclusivity(unchecked) private var placedFrame = CGRect.zero
    @exclusivity(unchecked) private var placedProposal = ProposedViewSize.zero
    /// nil until the node is placed.
    @exclusivity(unchecked) private var placedContext: PlacementContext?

    package let id: ViewID
    /// The identity from which those of all that is put around the node descend: its own, until modifiers have gone by.
    package internal(set) var rim: ViewID
    /// The traits that the container around this node reads: only the outermost modifier's count.
    package var traits = Traits()
    /// The name that the author gave the view.
    package var label: String?
    /// The place in a scene file; nil for Swift views.
    @Rare package var source: SourceLocation?
    /// The transaction with which the node's place changes; nil for at once.
    @Rare var transaction: Transaction?
    /// The view's parts in touches, the innermost first; nil for none.
    @Rare package var touch: [TouchTrait]?
    /// The views that are on their way out of this one, which is laid out without them. They lie behind what is there.
    @Rare var leaving: [Node]?
    /// Indicates whether the view is gone, and seen until its transition is over.
    var isLeaving = false
    /// Indicates whether the view has a transition of its own, by which it comes and goes.
    package var hasTransition = false
    /// The composed views around, of which the innermost begins with this node; nil where none begins here.
    var makers: ViewNames?
    /// The keys by which the lists around know the view.
    package var keys: [AnyHashable] = []
    /// The preferences that are written below.
    let preferences: PreferenceBits

    // To check at run time that no two accesses overlap would cost as much as finding an answer; a node is confined, and no
    // access to these calls anything that could lead back to it.
    @exclusivity(unchecked) var memo = SizeMemo()
    @exclusivity(unchecked) var guideMemo: [KnownGuide] = []
    @Rare private var spacingMemo: ViewSpacing?
    /// The place that the container which is placing its children wants for this one.
    @Rare var request: PlacementRequest?

    /// The six kinds. A pass is one exhaustive switch over them; what grows stands behind the protocols inside.
    ///
    /// The larger ones are kept apart, so that a switch takes hold of one reference.
    package enum Kind {
        /// Draws, and has no children.
        case leaf(LeafBox)
        /// Sizes and places children.
        case layout(LayoutBox, [Node])
        /// Draws its child otherwise, or elsewhere, than it is laid out.
        indirect case effect(any NodeEffect, Node)
        /// Says something about its child, and neither sizes nor draws.
        indirect case value(NodeValue, Node)
        /// Draws something before or behind a view, sized and placed by it.
        case attachment(Attachment)
        /// Makes its content only when it is placed.
        case deferred(any DeferredContent)

        package static func leaf(_ leaf: any Leaf) -> Kind { .leaf(LeafBox(leaf)) }
    }

    init(id: ViewID, kind: Kind, isRightToLeft: Bool) {
        self.id = id
        rim = id
        self.kind = kind
        self.isRightToLeft = isRightToLeft
        var isLeaf = false
        switch kind {
        case .leaf(let box):
            let leaf = box.leaf
            isLeaf = true
            isFixed = leaf.isFixed
            layoutPriority = leaf.layoutPriority
            flexibleAxes = leaf.flexibleAxes
            guides = leaf.guides
            preferences = []
        case .layout(let box, let children):
            isFixed = box.isFixed(children)
            layoutPriority = children.count == 1 && box.passesOnlyChild ? children[0].layoutPriority : 0
            flexibleAxes = box.flexibleAxes(children)
            guides = children.reduce(into: []) { $0.formUnion($1.guides) }
            preferences = children.reduce(into: []) { $0.formUnion($1.preferences) }
            traits.zIndex = children.count == 1 ? children[0].traits.zIndex : 0
        case .effect(_, let child):
            isFixed = child.isFixed
            layoutPriority = child.layoutPriority
            flexibleAxes = child.flexibleAxes
            guides = child.guides
            preferences = child.preferences
            traits.zIndex = child.traits.zIndex
        case .value(let value, let child):
            isFixed = child.isFixed
            layoutPriority = child.layoutPriority
            flexibleAxes = child.flexibleAxes
            guides = value.guides.union(child.guides)
            preferences = value.preferences.union(child.preferences)
            traits.zIndex = child.traits.zIndex
        case .attachment(let attachment):
            isFixed = attachment.primary.isFixed
            layoutPriority = attachment.primary.layoutPriority
            flexibleAxes = attachment.primary.flexibleAxes
            guides = attachment.primary.guides
            preferences = attachment.preferences
            traits.zIndex = attachment.primary.traits.zIndex
        case .deferred(let content):
            let model = content.model
            isFixed = false
            layoutPriority = model?.layoutPriority ?? 0
            flexibleAxes = model?.flexibleAxes ?? [.horizontal, .vertical]
            guides = model?.guides ?? []
            preferences = .all
            traits.zIndex = model?.traits.zIndex ?? 0
        }
        self.isLeaf = isLeaf
    }
}

extension Node {
    /// Gives the node the priority that the author wrote, in place of its own.
    func prioritize(_ priority: Double) {
        traits.layoutPriority = priority
        layoutPriority = priority
    }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        if let value = traits.layoutValues[ObjectIdentifier(key)] as? K.Value { return value }
        switch kind {
        case .effect(_, let child), .value(_, let child): return child.layoutValue(key)
        case .attachment(let attachment): return attachment.primary.layoutValue(key)
        case .leaf, .layout, .deferred: return K.defaultValue
        }
    }

    var spacing: ViewSpacing {
        switch kind {
        case .leaf(let box): box.leaf.spacing
        case .layout(let box, let children): knownSpacing(box, children)
        case .effect(_, let child), .value(_, let child): child.spacing
        case .attachment(let attachment): attachment.primary.spacing
        case .deferred(let content): content.model?.spacing ?? ViewSpacing()
        }
    }

    /// Remembered: a stack asks its children more than once, and they theirs.
    private func knownSpacing(_ box: LayoutBox, _ children: [Node]) -> ViewSpacing {
        if let spacingMemo { return spacingMemo }
        let spacing = box.spacing(subviews(children))
        spacingMemo = spacing
        return spacing
    }

    func subviews(_ children: [Node]) -> LayoutSubviews {
        LayoutSubviews(nodes: children, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The words by which dumps name the node.
    package var described: any Described {
        switch kind {
        case .leaf(let box): box.leaf
        case .layout(let box, _): box.described
        case .effect(let effect, _): effect
        case .value(let value, _): value
        case .attachment(let attachment): attachment
        case .deferred(let content): content
        }
    }

    /// The leaf that the node is, or that it is laid out like until it is made at its place; nil for none.
    var leaf: (any Leaf)? {
        switch kind {
        case .leaf(let box): box.leaf
        case .deferred(let content): content.model?.leaf
        case .layout, .effect, .value, .attachment: nil
        }
    }

    /// The nodes below that exist by now, in the order of declaration.
    package var children: [Node] {
        switch kind {
        case .leaf: []
        case .layout(_, let children): children
        case .effect(_, let child), .value(_, let child): [child]
        case .attachment(let attachment): [attachment.primary] + attachment.made
        case .deferred(let content): content.made
        }
    }
}

extension Node {
    /// The node's place; nil until it is placed.
    package var placement: Placement? {
        placedContext.map { Placement(frame: placedFrame, proposal: placedProposal, context: $0) }
    }

    /// Gives the node its place.
    @inline(__always)
    func settle(in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext) {
        placedFrame = frame
        placedProposal = proposal
        placedContext = context
    }

    /// Takes the node's place away: what is around it leaves it out.
    func leaveOut() {
        placedContext = nil
    }
}

/// The traits of a node for the container around it.
package struct Traits {
    /// nil where `layoutPriority(_:)` was not called.
    package var layoutPriority: Double?
    /// Later drawn where greater; order of declaration among equals.
    package var zIndex: Double = 0
    package var layoutValues: [ObjectIdentifier: Any] = [:]
    /// The attributes that a Grid around the node reads; nil for none.
    @Rare package var gridCell: GridCellTraits?
    /// The texts for those who do not see the view; nil for none.
    @Rare package var accessibility: AccessibilityTexts?
}
