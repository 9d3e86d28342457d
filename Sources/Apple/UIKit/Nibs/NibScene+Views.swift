import Foundation

/// The properties that all views have, and the views inside.
extension NibScene {
    func setUpView(_ view: UIView, _ element: NibElement) {
        setUpGeometry(view, element)
        setUpLook(view, element)
        setUpAccessibility(view, element.child(key: "accessibilityConfiguration"))
        registerGuides(of: view, element)
        setUpKind(view, element)
        addSubviews(to: view, element)
    }

    private func setUpGeometry(_ view: UIView, _ element: NibElement) {
        if let frame = element.rect("frame") { view.frame = frame }
        if let mask = element.child(key: "autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
        if let resizes = element.flag("autoresizesSubviews") { view.autoresizesSubviews = resizes }
        if let insets = element.insets("layoutMargins") { view.layoutMargins = insets }
        if let insets = element.directionalInsets("directionalLayoutMargins") { view.directionalLayoutMargins = insets }
        if let value = element.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = value }
        if let value = element.flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = value }
        if let value = element.flag("translatesAutoresizingMaskIntoConstraints") {
            // A frame that is fixed in Interface Builder follows its mask.
            view.translatesAutoresizingMaskIntoConstraints = value || element.flag("fixedFrame") == true
        }
        let huggings: [(String, NSLayoutConstraint.Axis)] = [
            ("horizontalHuggingPriority", .horizontal), ("verticalHuggingPriority", .vertical),
        ]
        // What a document does not say is 250, for labels too, and 750 below.
        for (key, axis) in huggings {
            view.setContentHuggingPriority(UILayoutPriority(Float(element.number(key) ?? 250)), for: axis)
        }
        let resistances: [(String, NSLayoutConstraint.Axis)] = [
            ("horizontalCompressionResistancePriority", .horizontal),
            ("verticalCompressionResistancePriority", .vertical),
        ]
        for (key, axis) in resistances {
            let value = UILayoutPriority(Float(element.number(key) ?? 750))
            view.setContentCompressionResistancePriority(value, for: axis)
        }
    }

    private static func mask(_ element: NibElement) -> UIView.AutoresizingMask {
        let words: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return words.reduce(into: []) { if element.flag($1.0) == true { $0.formUnion($1.1) } }
    }

    private func setUpLook(_ view: UIView, _ element: NibElement) {
        if let color = color(element, "backgroundColor") { view.backgroundColor = color }
        if let color = color(element, "tintColor") { view.tintColor = color }
        if let alpha = element.number("alpha") { view.alpha = alpha }
        if let value = element.flag("hidden") { view.isHidden = value }
        if let value = element.flag("opaque") { view.isOpaque = value }
        if let value = element.flag("clipsSubviews") { view.clipsToBounds = value }
        if let value = element.flag("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = value }
        if let value = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = value }
        if let value = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
        if let mode = NibWords.contentMode(element["contentMode"]) { view.contentMode = mode }
        if let tag = element.number("tag") { view.tag = Int(tag) }
        if let name = element["restorationIdentifier"] { view.restorationIdentifier = name }
        if let word = element["semanticContentAttribute"] { view.semanticContentAttribute = NibWords.semantics(word) }
    }

    /// The words for assistive technologies.
    func setUpAccessibility(_ object: _AccessibleObject, _ part: NibElement?) {
        guard let part else { return }
        if let label = part.string("label") { object.accessibilityLabel = label }
        if let hint = part.string("hint") { object.accessibilityHint = hint }
        if let value = part.string("value") { object.accessibilityValue = value }
        if let name = part["identifier"] { object.accessibilityIdentifier = name }
        if let element = part.child(key: "isElement")?.flag("value") { object.isAccessibilityElement = element }
        guard let traits = part.child("accessibilityTraits") else { return }
        let words: [(String, UIAccessibilityTraits)] = [
            ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
            ("staticText", .staticText), ("header", .header), ("notEnabled", .notEnabled),
            ("searchField", .searchField), ("adjustable", .adjustable), ("updatesFrequently", .updatesFrequently),
            ("summaryElement", .summaryElement), ("keyboardKey", .keyboardKey),
        ]
        object.accessibilityTraits = words.reduce(into: []) {
            if traits.flag($1.0) == true { $0.formUnion($1.1) }
        }
    }

    /// The guides of a view that constraints refer to.
    private func registerGuides(of view: UIView, _ element: NibElement) {
        for guide in element.children where guide.name == "viewLayoutGuide" {
            switch guide["key"] {
            case "safeArea": register(view.safeAreaLayoutGuide, guide.id)
            case "contentLayoutGuide":
                if let view = view as? UIScrollView { register(view.contentLayoutGuide, guide.id) }
            case "frameLayoutGuide":
                if let view = view as? UIScrollView { register(view.frameLayoutGuide, guide.id) }
            case "keyboard": register(view.keyboardLayoutGuide, guide.id)
            case "margins", "layoutMargins": register(view.layoutMarginsGuide, guide.id)
            case "readableContent": register(view.readableContentGuide, guide.id)
            default: document.tell(guide, NibFault("no such guide is known", "use the safe area or the margins"))
            }
        }
    }

    /// The guides between the bars, as controllers had them before safe areas.
    func registerGuides(_ controller: NibElement) {
        for guide in controller.list("layoutGuides") {
            register(NibBarGuide(isTop: guide["type"] == "top"), guide.id)
        }
    }

    private func addSubviews(to view: UIView, _ element: NibElement) {
        let excluded = variations(element, of: "subviews")
        for part in element.list("subviews") where !excluded.contains(part.id) {
            if adoptPart(part, of: view) { continue }
            // One with the name of a view around it, as a merge of documents may leave, would hold itself.
            guard let inner = object(part) as? UIView, !view.isDescendant(of: inner) else { continue }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(inner)
            } else if let effect = view as? UIVisualEffectView {
                effect.contentView.addSubview(inner)
            } else {
                view.addSubview(inner)
            }
        }
        guard let stack = view as? UIStackView else { return }
        for spacing in element.list("customSpacing") {
            if let after = spacing["view"].flatMap({ object(id: $0) }) as? UIView, let length = spacing.number("value")
            {
                stack.setCustomSpacing(length, after: after)
            }
        }
    }

    /// Sets up a part that a view has by itself, such as a cell's content or its labels; false for one that is to be made.
    private func adoptPart(_ part: NibElement, of view: UIView) -> Bool {
        guard let owner = part.parent?.parent?.parent, let cell = object(id: owner.id) as? UITableViewCell,
            view === cell.contentView
        else { return false }
        let parts: [(String, () -> UIView?)] = [
            ("textLabel", { cell.textLabel }), ("detailTextLabel", { cell.detailTextLabel }),
            ("imageView", { cell.imageView }),
        ]
        for (key, own) in parts where owner[key] == part.id {
            guard let own = own() else { return false }
            setUp(own, part)
            return true
        }
        return false
    }

    /// The identifiers of what is left out of a list with variations by sizes.
    func variations(_ element: NibElement, of list: String) -> Set<String> {
        var left: Set<String> = []
        let all = element.children.filter { $0.name == "variation" }
        for variation in NibVariations.shown.flatMap({ key in all.filter { $0["key"] == key } }) {
            guard let mask = variation.children.first(where: { $0.name == "mask" && $0["key"] == list }) else {
                continue
            }
            for entry in mask.children {
                guard let id = entry["reference"] else { continue }
                if entry.name == "exclude" { left.insert(id) } else { left.remove(id) }
            }
        }
        return left
    }
}

/// The guide below the bars or above them, as controllers had it before safe areas.
final class NibBarGuide: NSObject {
    let isTop: Bool

    init(isTop: Bool) {
        self.isTop = isTop
    }
}
