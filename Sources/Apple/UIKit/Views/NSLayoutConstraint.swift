public import Foundation

/// A relation between parts of two views, or a length of one. UIKit's class.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// In points.
    open var constant: CGFloat = 0 { didSet { if constant != oldValue { holder?.constraintsDidChange() } } }
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { holder?.constraintsDidChange() } }
    }
    open var identifier: String?
    open var shouldBeArchived = false
    open private(set) var multiplier: CGFloat = 1
    open private(set) var relation = Relation.equal
    private(set) var first = LayoutPart()
    private(set) var second = LayoutPart()
    open var firstItem: AnyObject? { first.item }
    open var secondItem: AnyObject? { second.item }
    open var firstAttribute: Attribute { first.attribute }
    open var secondAttribute: Attribute { second.attribute }
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.item == nil ? nil : NSLayoutAnchor(second) }
    /// The view in whose list the constraint is.
    weak var holder: UIView?
    /// The place of the constraint among all that were made active: of two that contradict each other the later is broken.
    private(set) var order = 0
    private static var orders = 0
    /// Indicates whether it was said that the constraint is broken.
    var isReported = false
    /// The distance of 8 points that the system leaves between views.
    static let systemSpacing: CGFloat = 8

    convenience init(
        _ first: LayoutPart, _ relation: Relation, _ second: LayoutPart?, multiplier: CGFloat = 1, constant: CGFloat
    ) {
        self.init()
        self.first = first
        self.second = second ?? LayoutPart()
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
    }

    /// The end of the reading of a nib, which there is none of here.
    open func awakeFromNib() {}

    /// Creates a constraint of nothing.
    public override init() {
        super.init()
    }

    /// Creates a constraint between parts of views: `part1 = multiplier * part2 + constant`.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let other = view2.map { LayoutPart($0 as AnyObject, attr2) }
        self.init(
            LayoutPart(view1 as AnyObject, attr1), relation, attr2 == .notAnAttribute ? nil : other,
            multiplier: multiplier, constant: c)
    }

    /// The constraint is in force: it is in the list of the nearest view that is around both of its views.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { holder?.removeConstraint(self) }
        }
    }

    private func activate() {
        let views = first.views + second.views
        guard var common = views.first else { return NSLayoutConstraint.complain("\(text) has no view") }
        for view in views.dropFirst() {
            while !view.isDescendant(of: common) {
                guard let outer = common.superview else {
                    return NSLayoutConstraint.complain(
                        "Unable to activate constraint with anchors \(text) because they have no common ancestor.")
                }
                common = outer
            }
        }
        common.addConstraint(self)
    }

    /// Puts the constraint into the list of a view, or takes it out.
    func install(on view: UIView) {
        guard holder !== view else { return }
        holder?.removeConstraint(self)
        holder = view
        NSLayoutConstraint.orders += 1
        order = NSLayoutConstraint.orders
        isReported = false
        view.constraints.append(self)
        view.constraintsDidChange()
    }
    func uninstall(from view: UIView) {
        guard holder === view else { return }
        holder = nil
        view.constraints.removeAll { $0 === self }
        view.constraintsDidChange()
    }

    /// Returns whether the constraint is about one of some views and guides.
    func refers(to items: Set<ObjectIdentifier>) -> Bool { first.refers(to: items) || second.refers(to: items) }

    /// Tells of a mistake in constraints, at which UIKit raises an exception or writes into the log.
    static func complain(_ text: String) {
        FileHandle.standardError.write(Data("[LayoutConstraints] \(text)\n".utf8))
    }

    open override var description: String { onMainActor(self) { $0.text } }
    private var text: String {
        func name(_ part: LayoutPart) -> String {
            (part.item.map { "\(type(of: $0))" } ?? "nil") + ".\(part.attribute)"
        }
        let sign = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][relation] ?? "=="
        var text = "\(name(first)) \(sign) "
        if second.item == nil {
            text += "\(constant)"
        } else {
            text += (multiplier == 1 ? "" : "\(multiplier)*") + name(second)
            if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        }
        if priority != .required { text += " priority:\(priority.rawValue)" }
        return "<NSLayoutConstraint" + (identifier.map { " '\($0)'" } ?? "") + " \(text)>"
    }

    /// Makes constraints hold, or no more.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The constraints of a text such as `H:|-[view]-|`; none where the text cannot be read, of which the error output is told.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            var reader = VisualFormat(format, opts, metrics ?? [:], views)
            return try reader.read()
        } catch {
            complain("Unable to parse constraint format: \(error)")
            return []
        }
    }

    /// The axis along which views are arranged.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    /// The relation between two lengths.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }

    /// A part of a view.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        public static var baseline: Attribute { .lastBaseline }
    }

    /// The alignment of what a text arranges.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        public static let spacingEdgeToEdge: FormatOptions = []
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

/// The priority of a constraint, from 0 to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from 0 to 1000.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}
