import Foundation

/// Colours, fonts, pictures and geometry.
extension NibScene {
    /// The colour of a property; nil where the document gives none.
    func color(_ element: NibElement, _ key: String) -> UIColor? {
        guard let part = element.child(key: key), part.name == "color" else { return nil }
        return color(part)
    }

    private func color(_ part: NibElement) -> UIColor? {
        if let name = part["systemColor"] ?? part["cocoaTouchSystemColor"] {
            if let known = NibColors.named(name) { return known }
            return document.resource("systemColor", name)?.child("color").flatMap(color)
        }
        if let name = part["name"] {
            // The catalogue's own comes first; the document remembers one that is not there.
            let isThere = NibAssets.isThere(name, in: document.bundle)
            if !isThere, let known = document.resource("namedColor", name)?.child("color") { return color(known) }
            return UIColor(named: name, in: document.bundle, compatibleWith: nil)
        }
        let alpha = part.number("alpha") ?? 1
        if let white = part.number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = part.number("red"), let green = part.number("green"), let blue = part.number("blue") else {
            return nil
        }
        if part["customColorSpace"] == "displayP3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The picture that an attribute names: a symbol or one of the catalogue's.
    func image(_ element: NibElement, _ key: String) -> UIImage? {
        if let name = element[key] { return image(named: name, catalog: element["catalog"]) }
        guard let part = element.child(key: key), part.name == "imageReference" else { return nil }
        let image = image(named: part["image"] ?? "", catalog: part["catalog"])
        switch part["renderingMode"] {
        case "template": return image?.withRenderingMode(.alwaysTemplate)
        case "original": return image?.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }

    func image(named name: String, catalog: String? = nil) -> UIImage? {
        guard !name.isEmpty else { return nil }
        let kind = catalog ?? document.resource("image", name)?["catalog"]
        return kind == "system"
            ? UIImage(systemName: name) : UIImage(named: name, in: document.bundle, compatibleWith: nil)
    }

    /// The look of a symbol: its size in points, its scale and its weight.
    func symbolConfiguration(_ element: NibElement, _ key: String) -> UIImage.SymbolConfiguration? {
        guard let part = element.child(key: key) else { return nil }
        var result: UIImage.SymbolConfiguration?
        func add(_ other: UIImage.SymbolConfiguration) { result = result?.applying(other) ?? other }
        if let style = part["textStyle"].flatMap(NibFonts.style) { add(.init(textStyle: style)) }
        if let size = part.number("pointSize") { add(.init(pointSize: size)) }
        if let weight = part["weight"].flatMap(NibFonts.weight) {
            add(.init(weight: UIImage.SymbolWeight(nib: weight)))
        }
        switch part["scale"] {
        case "small": add(.init(scale: .small))
        case "medium": add(.init(scale: .medium))
        case "large": add(.init(scale: .large))
        default: break
        }
        return result
    }

    /// The font of a property; sizes are in points.
    func font(_ element: NibElement, _ key: String = "fontDescription") -> UIFont? {
        guard let part = element.child(key: key), part.name == "fontDescription" else { return nil }
        if let style = part["style"].flatMap(NibFonts.style) { return .preferredFont(forTextStyle: style) }
        let size = part.number("pointSize") ?? 17
        if let name = part["name"] { return UIFont(name: name, size: size) }
        switch part["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default:
            return .systemFont(ofSize: size, weight: part["weight"].flatMap(NibFonts.weight) ?? .regular)
        }
    }

    /// A text with attributes in fragments.
    func attributedString(_ element: NibElement, _ key: String) -> NSAttributedString? {
        guard let part = element.child(key: key), part.name == "attributedString" else { return nil }
        let result = NSMutableAttributedString()
        for fragment in part.children where fragment.name == "fragment" {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let list = fragment.child("attributes") {
                if let color = color(list, "NSColor") { attributes[.foregroundColor] = color }
                if let color = color(list, "NSBackgroundColor") { attributes[.backgroundColor] = color }
                if let font = attributedFont(list) { attributes[.font] = font }
                if let style = list.child("paragraphStyle") {
                    let paragraph = NSMutableParagraphStyle()
                    paragraph.alignment = NibWords.alignment(style["alignment"]) ?? .natural
                    paragraph.lineSpacing = style.number("lineSpacing") ?? 0
                    attributes[.paragraphStyle] = paragraph
                }
                if let underline = list.child(key: "NSUnderline")?.number("value") {
                    attributes[.underlineStyle] = Int(underline)
                }
            }
            result.append(NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
        }
        return result
    }

    private func attributedFont(_ list: NibElement) -> UIFont? {
        if let font = font(list, "NSFont") { return font }
        guard let part = list.child(key: "NSFont"), let size = part.number("size") else { return nil }
        if let meta = part["metaFont"], meta.hasPrefix("system") {
            return meta == "systemBold" ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        }
        return part["name"].flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    }
}

extension NibElement {
    /// The geometry of a property, in points.
    func rect(_ key: String) -> CGRect? {
        guard let part = child(key: key), part.name == "rect" else { return nil }
        return CGRect(
            x: part.number("x") ?? 0, y: part.number("y") ?? 0, width: part.number("width") ?? 0,
            height: part.number("height") ?? 0)
    }
    func size(_ key: String) -> CGSize? {
        child(key: key).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    }
    func point(_ key: String) -> CGPoint? {
        child(key: key).map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    }
    func insets(_ key: String) -> UIEdgeInsets? {
        guard let part = child(key: key), ["edgeInsets", "inset"].contains(part.name) else { return nil }
        return UIEdgeInsets(
            top: part.number("top") ?? part.number("minY") ?? 0, left: part.number("left") ?? part.number("minX") ?? 0,
            bottom: part.number("bottom") ?? part.number("maxY") ?? 0,
            right: part.number("right") ?? part.number("maxX") ?? 0)
    }
    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        guard let part = child(key: key), part.name == "directionalEdgeInsets" else { return nil }
        return NSDirectionalEdgeInsets(
            top: part.number("top") ?? 0, leading: part.number("leading") ?? 0, bottom: part.number("bottom") ?? 0,
            trailing: part.number("trailing") ?? 0)
    }
}
