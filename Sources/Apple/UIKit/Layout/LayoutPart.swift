import Foundation

/// A part of a view or a guide, or the distance between two lines.
struct LayoutPart {
    weak var item: AnyObject?
    var attribute = NSLayoutConstraint.Attribute.notAnAttribute
    /// The line that the distance begins at, where the part is one.
    private var from: [LayoutPart] = []
    var start: LayoutPart? { from.first }

    /// Creates a part of nothing.
    init() {}

    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// Creates the distance between two lines.
    init(from start: LayoutPart, to end: LayoutPart) {
        self.init(end.item, end.attribute)
        from = [start]
    }

    /// The axis of the part; nil for none.
    var axis: NSLayoutConstraint.Axis? { attribute.axis }

    /// The views of the part: the items themselves, or the owners of guides.
    @MainActor var views: [UIView] {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return (view.map { [$0] } ?? []) + (start?.views ?? [])
    }

    /// Returns whether the part is one of some views and guides.
    func refers(to items: Set<ObjectIdentifier>) -> Bool {
        item.map { items.contains(ObjectIdentifier($0)) } == true || start?.refers(to: items) == true
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis along which the attribute is measured; nil for none.
    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .notAnAttribute: nil
        default: .vertical
        }
    }

    /// Indicates whether the attribute is a length and not a place.
    var isLength: Bool { self == .width || self == .height }

    /// Indicates whether the attribute turns around with the direction of reading.
    var isReading: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }
}

/// The state of a view's layout.
@MainActor
final class LayoutRecord {
    /// Indicates, for the outermost view, whether something changed since the constraints were solved.
    var needsSolving = true
    /// The frame in the view around that the constraints gave, in points and without the transform; nil where none did.
    var solved: CGRect?
    /// Indicates whether other frames would hold as well.
    var isAmbiguous = false
    /// The guides that were added, and the system's.
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    /// The priorities that were said, by axes.
    var huggings: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistances: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// Indicates whether the view makes its constraints anew before the next layout.
    var updatesConstraints = true
    /// The number of calls of `layoutIfNeeded()` for the view that are under way, each inside of the one before.
    var depth = 0

    /// The systems that were solved last for the tree below the outermost view, by axes.
    var known: [[NSLayoutConstraint.Axis]: (solver: ConstraintSolver, solution: ConstraintSolver.Solution)] = [:]

    nonisolated init() {}
}
