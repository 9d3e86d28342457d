/// The place of an annotation beside the rectangle of its mark.
struct AnnotationPlace {
    private let anchor: UnitPoint
    private let isOverlay: Bool
    private let alignment: Alignment
    private let spacing: CGFloat

    init(_ position: AnnotationPosition, _ annotation: MarkAnnotation) {
        anchor = position.anchor ?? .top
        isOverlay = position.isOverlay
        alignment = annotation.alignment
        spacing = annotation.spacing ?? ChartMetrics.annotationSpacing
    }

    /// The frame of a view of this size. One above or below its mark is aligned across, and one beside it along.
    func frame(_ size: CGSize, beside target: CGRect) -> CGRect {
        func aligned(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ part: CGFloat) -> CGFloat {
            low + (high - low - length) * part
        }
        var origin = CGPoint(
            x: aligned(target.minX, target.maxX, size.width, alignment.horizontalPart),
            y: aligned(target.minY, target.maxY, size.height, alignment.verticalPart))
        if isOverlay { return CGRect(origin: origin, size: size) }
        switch anchor.y {
        case 0: origin.y = target.minY - spacing - size.height
        case 1: origin.y = target.maxY + spacing
        default: break
        }
        switch (anchor.x, anchor.y) {
        case (0, 0.5): origin.x = target.minX - spacing - size.width
        case (1, 0.5): origin.x = target.maxX + spacing
        case (0, _): origin.x = target.minX - size.width
        case (1, _): origin.x = target.maxX
        default: break
        }
        return CGRect(origin: origin, size: size)
    }
}

extension Alignment {
    /// The part of the free room that is before a view of this alignment, 0...1.
    var horizontalPart: CGFloat { horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5 }
    var verticalPart: CGFloat { vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5 }
}

extension ChartPlan {
    /// The position of an annotation; one that is automatic is where the mark ends.
    func position(of annotation: MarkAnnotation, at index: Int) -> AnnotationPosition {
        guard annotation.position.anchor == nil else { return annotation.position }
        if marks[index].isSector { return .overlay }
        let value = { (place: MarkPlace) in place.value?.lower.number ?? 0 }
        switch stacks.axes[index] {
        case .horizontal: return value(marks[index].x) < 0 ? .leading : .trailing
        case .vertical: return value(marks[index].y) < 0 ? .bottom : .top
        case nil: return .top
        }
    }
}

/// The labels of an axis that have room, in their order.
struct LabelCollisions {
    private let axis: Axis
    private var taken: [CGRect] = []

    init(_ axis: Axis) { self.axis = axis }

    /// Admits a label that meets none that was admitted before, or whose meeting others is no reason against it.
    mutating func admit(_ frame: CGRect, _ part: AxisPart, _ domain: AxisDomain) -> Bool {
        var gap = axis == .horizontal ? ChartMetrics.labelGap : 0
        switch part.label?.placing.collision.kind {
        case .disabled: return true
        case .greedy(_, let spacing): gap = spacing ?? gap
        case .automatic where domain.isCategory: gap = 0
        case .truncate: return true
        default: break
        }
        let room = axis == .horizontal ? frame.insetBy(dx: -gap, dy: 0) : frame.insetBy(dx: 0, dy: -gap)
        guard !taken.contains(where: { $0.intersects(room) }) else { return false }
        taken.append(frame)
        return true
    }
}
