public import Foundation
import TintypeGraphics
import TintypeTree

extension CTFont: NSSecureCoding, NSCopying {
    /// A font in an archive: its name, its size in points, and of its form the weight, the design and the slant.
    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "NSName")
        coder.encode(Double(size), forKey: "NSSize")
        guard let request = FontMeasures.of(self).request else { return }
        coder.encode(request.weight, forKey: "weight")
        coder.encode(String(describing: request.design) as NSString, forKey: "design")
        coder.encode(request.isItalic, forKey: "isItalic")
    }

    /// - Returns: nil where the archive holds no font.
    public convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "NSName") as String? else { return nil }
        let size = CGFloat(coder.decodeDouble(forKey: "NSSize"))
        let design = coder.decodeObject(of: NSString.self, forKey: "design") as String?
        var font: Font =
            name == CTFont.systemName
            ? .system(size: size, design: design.flatMap(Font.Design.init) ?? .default) : .custom(name, fixedSize: size)
        let weight = coder.decodeInteger(forKey: "weight")
        if let named = Font.Weight.named.first(where: { $0.value.value == weight }), named.value != .regular {
            font = font.weight(named.value)
        }
        if coder.decodeBool(forKey: "isItalic") { font = font.italic() }
        self.init(font, size: size, name: name)
    }

    /// The font itself, which does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
