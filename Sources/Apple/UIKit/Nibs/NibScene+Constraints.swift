import Foundation

/// Constraints.
extension NibScene {
    /// Makes the constraints of a view's list hold.
    func addConstraints(_ element: NibElement, of view: UIView) {
        let excluded = variations(element, of: "constraints")
        for part in element.list("constraints") where part.name == "constraint" {
            guard part.flag("placeholder") != true, !excluded.contains(part.id) else { continue }
            guard let constraint = constraint(part, in: view) else { continue }
            constraint.isActive = true
            register(constraint, part.id)
        }
    }

    private func constraint(_ part: NibElement, in view: UIView) -> NSLayoutConstraint? {
        guard let first = end(part, "first", in: view) else { return nil }
        let second = part["secondItem"] == nil && part["secondAttribute"] == nil ? nil : end(part, "second", in: view)
        // An end outside of what is there, such as a view that is left out.
        if part["secondItem"] != nil, second == nil { return nil }
        let relation: NSLayoutConstraint.Relation =
            switch part["relation"] {
            case "lessThanOrEqual": .lessThanOrEqual
            case "greaterThanOrEqual": .greaterThanOrEqual
            default: .equal
            }
        let constraint = NSLayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
            attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier(part["multiplier"]),
            constant: part.number("constant") ?? 0)
        if let priority = part.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        if let name = part["identifier"] { constraint.identifier = name }
        return constraint
    }

    /// One end of a constraint: without an item the view that has the list.
    private func end(
        _ part: NibElement, _ end: String, in view: UIView
    ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
        let attribute = NibWords.attribute(part["\(end)Attribute"])
        guard let id = part["\(end)Item"] else { return (view, attribute) }
        guard let item = object(id: id) else { return nil }
        guard let guide = item as? NibBarGuide else { return (item, attribute) }
        // The edge of a bar's guide that is away from the screen's: the safe area's.
        let root = controller?.viewIfLoaded ?? view
        switch (guide.isTop, attribute) {
        case (true, .bottom): return (root.safeAreaLayoutGuide, .top)
        case (false, .top): return (root.safeAreaLayoutGuide, .bottom)
        default: return (root, attribute)
        }
    }

    /// A factor, which may be a ratio such as `16:9`.
    private func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split(separator: ":").compactMap { Double($0) }
        if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
        return parts.first.map { CGFloat($0) } ?? 1
    }
}
