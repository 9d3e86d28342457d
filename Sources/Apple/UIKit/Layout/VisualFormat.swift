import Foundation

/// The reading of the texts that stand for constraints, such as `V:|-8-[title]-(>=4@750)-[image(==title,<=80)]|`.
@MainActor
struct VisualFormat {
    /// The mistake in a text, with the text up to it.
    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    private typealias Attribute = NSLayoutConstraint.Attribute

    /// A length to compare with: points, or another view's length.
    private enum Length {
        case points(CGFloat), item(AnyObject)
    }

    /// A relation to a length, with a priority.
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var length: Length
        var priority = UILayoutPriority.required
    }

    /// The distance between two views: predicates, or the system's where there are none.
    private enum Connection {
        case none, system, predicates([Predicate])
    }

    private let text: [Character]
    private var place = 0
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let items: [String: Any]
    private var isHorizontal = true
    private var constraints: [NSLayoutConstraint] = []

    init(
        _ text: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ items: [String: Any]
    ) {
        self.text = Array(text)
        (self.options, self.metrics, self.items) = (options, metrics, items)
    }

    /// Reads the whole text.
    mutating func read() throws(Mistake) -> [NSLayoutConstraint] {
        if take("H:") { isHorizontal = true } else if take("V:") { isHorizontal = false }
        var previous: AnyObject?
        var opening: Connection?
        if take("|") { opening = try connection() }
        while true {
            let item = try view()
            if let previous {
                align(previous, item)
            } else if let opening {
                try connectToStart(item, opening)
            }
            previous = item
            guard place < text.count else { return constraints }
            let connection = try connection()
            if take("|") {
                try connectToEnd(item, connection)
                guard place == text.count else { throw mistake("nothing is expected after the end of the superview") }
                return constraints
            }
            guard peek() == "[" else { throw mistake("a view or a superview is expected") }
            let start = place
            let next = try view(addingSizes: false)
            place = start
            try connect(item, next, connection)
        }
    }

    // MARK: Parts of the text

    private func peek() -> Character? { place < text.count ? text[place] : nil }

    private mutating func take(_ word: String) -> Bool {
        guard text[place...].starts(with: word) else { return false }
        place += word.count
        return true
    }

    private func mistake(_ reason: String) -> Mistake {
        Mistake(description: "\(reason)\n\(String(text))\n\(String(repeating: " ", count: place))^")
    }

    private mutating func name() -> String? {
        guard let first = peek(), first.isLetter || first == "_" else { return nil }
        let start = place
        while let next = peek(), next.isLetter || next.isNumber || next == "_" { place += 1 }
        return String(text[start..<place])
    }

    private mutating func number() -> Double? {
        let start = place
        if peek() == "-" || peek() == "+" { place += 1 }
        while let next = peek(), next.isNumber || next == "." { place += 1 }
        guard let value = Double(String(text[start..<place])) else {
            place = start
            return nil
        }
        return value
    }

    /// A number, or one of the metrics; nil for a name that none of them has.
    private mutating func value() throws(Mistake) -> Double? {
        if let number = number() { return number }
        let start = place
        guard let name = name() else { throw mistake("a number or a name is expected") }
        guard let metric = metrics[name] else {
            place = start
            return nil
        }
        guard let value = VisualFormat.number(metric) else { throw mistake("the metric \(name) is no number") }
        return value
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private mutating func item() throws(Mistake) -> AnyObject {
        let start = place
        guard let name = name() else { throw mistake("the name of a view is expected") }
        guard let item = items[name] else {
            place = start
            throw mistake("\(name) is not a key in the views dictionary.")
        }
        return item as AnyObject
    }

    private mutating func view(addingSizes: Bool = true) throws(Mistake) -> AnyObject {
        guard take("[") else { throw mistake("a view in brackets is expected") }
        let item = try item()
        if peek() == "(" {
            let attribute = isHorizontal ? Attribute.width : .height
            for predicate in try predicates() where addingSizes {
                add(LayoutPart(item, attribute), attribute, predicate)
            }
        }
        guard take("]") else { throw mistake("the end of the view's brackets is expected") }
        return item
    }

    private mutating func connection() throws(Mistake) -> Connection {
        guard take("-") else { return .none }
        if peek() == "[" || peek() == "|" { return .system }
        let result: [Predicate] = peek() == "(" ? try predicates() : [try predicate(isSimple: true)]
        guard take("-") else { throw mistake("the end of a connection is expected") }
        return .predicates(result)
    }

    private mutating func predicates() throws(Mistake) -> [Predicate] {
        guard take("(") else { throw mistake("a list in parentheses is expected") }
        var result: [Predicate] = []
        repeat { result.append(try predicate(isSimple: false)) } while take(",")
        guard take(")") else { throw mistake("the end of a list in parentheses is expected") }
        return result
    }

    private mutating func predicate(isSimple: Bool) throws(Mistake) -> Predicate {
        var result = Predicate(length: .points(0))
        if take("==") {
            result.relation = .equal
        } else if take("<=") {
            result.relation = .lessThanOrEqual
        } else if take(">=") {
            result.relation = .greaterThanOrEqual
        }
        if let points = try value() {
            result.length = .points(CGFloat(points))
        } else if isSimple {
            throw mistake("\(name() ?? "") is not a key in the metrics dictionary.")
        } else {
            result.length = .item(try item())
        }
        if take("@") {
            guard let priority = try value() else {
                throw mistake("\(name() ?? "") is not a key in the metrics dictionary.")
            }
            result.priority = UILayoutPriority(Float(priority))
        }
        return result
    }

    // MARK: Constraints

    /// The attributes of the side where the text begins and of the other one.
    private var sides: (start: Attribute, end: Attribute) {
        guard isHorizontal else { return (.top, .bottom) }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return (.left, .right)
        case .directionRightToLeft: return (.right, .left)
        default: return (.leading, .trailing)
        }
    }

    private var margins: (start: Attribute, end: Attribute) {
        switch sides.start {
        case .top: (.topMargin, .bottomMargin)
        case .left: (.leftMargin, .rightMargin)
        case .right: (.rightMargin, .leftMargin)
        default: (.leadingMargin, .trailingMargin)
        }
    }

    /// Indicates whether places grow against the direction of the text.
    private var isReversed: Bool { isHorizontal && sides.start == .right }

    private mutating func add(_ part: LayoutPart, _ attribute: Attribute, _ predicate: Predicate) {
        let constraint =
            switch predicate.length {
            case .points(let points): NSLayoutConstraint(part, predicate.relation, nil, constant: points)
            case .item(let item):
                NSLayoutConstraint(part, predicate.relation, LayoutPart(item, attribute), constant: 0)
            }
        constraint.priority = predicate.priority
        constraints.append(constraint)
    }

    /// Adds a distance from one part to another that follows it in the text.
    private mutating func add(from start: LayoutPart, to end: LayoutPart, _ predicate: Predicate) throws(Mistake) {
        guard case .points(let points) = predicate.length else { throw mistake("a distance cannot be a view's") }
        let (first, second) = isReversed ? (start, end) : (end, start)
        let constraint = NSLayoutConstraint(first, predicate.relation, second, constant: points)
        constraint.priority = predicate.priority
        constraints.append(constraint)
    }

    private func superview(_ item: AnyObject) throws(Mistake) -> UIView {
        guard let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
            throw mistake("Unable to interpret '|' character, because the related view doesn't have a superview")
        }
        return view
    }

    private mutating func connectToStart(_ item: AnyObject, _ connection: Connection) throws(Mistake) {
        let (view, end) = (try superview(item), LayoutPart(item, sides.start))
        switch connection {
        case .none: try add(from: LayoutPart(view, sides.start), to: end, Predicate(length: .points(0)))
        case .system: try add(from: LayoutPart(view, margins.start), to: end, Predicate(length: .points(0)))
        case .predicates(let all):
            for predicate in all { try add(from: LayoutPart(view, sides.start), to: end, predicate) }
        }
    }

    private mutating func connectToEnd(_ item: AnyObject, _ connection: Connection) throws(Mistake) {
        let (view, start) = (try superview(item), LayoutPart(item, sides.end))
        switch connection {
        case .none: try add(from: start, to: LayoutPart(view, sides.end), Predicate(length: .points(0)))
        case .system: try add(from: start, to: LayoutPart(view, margins.end), Predicate(length: .points(0)))
        case .predicates(let all):
            for predicate in all { try add(from: start, to: LayoutPart(view, sides.end), predicate) }
        }
    }

    private mutating func connect(
        _ item: AnyObject, _ next: AnyObject, _ connection: Connection
    ) throws(Mistake) {
        let usesBaselines = !isHorizontal && options.contains(.spacingBaselineToBaseline)
        let start = LayoutPart(item, usesBaselines ? .lastBaseline : sides.end)
        let end = LayoutPart(next, usesBaselines ? .firstBaseline : sides.start)
        switch connection {
        case .none: try add(from: start, to: end, Predicate(length: .points(0)))
        case .system:
            try add(from: start, to: end, Predicate(length: .points(NSLayoutConstraint.systemSpacing)))
        case .predicates(let all): for predicate in all { try add(from: start, to: end, predicate) }
        }
    }

    /// Aligns two views that follow each other, across the direction of the text.
    private mutating func align(_ item: AnyObject, _ next: AnyObject) {
        let all: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in all where options.contains(option) {
            constraints.append(
                NSLayoutConstraint(
                    LayoutPart(item, attribute), .equal, LayoutPart(next, attribute), constant: 0))
        }
    }
}
