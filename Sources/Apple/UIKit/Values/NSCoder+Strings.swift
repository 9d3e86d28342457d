public import Foundation

// Geometry as text: numbers in braces.
extension NSCoder {
    /// The text of a value.
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
    public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    public class func string(for transform: CGAffineTransform) -> String {
        "[\(list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))]"
    }
    public class func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

    /// The value of a text; zero where the text is of none.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    public class func cgVector(for string: String) -> CGVector {
        numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
    }
    public class func cgSize(for string: String) -> CGSize {
        numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
            ?? .identity
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
            ?? .zero
    }
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private class func text(_ numbers: [CGFloat]) -> String { "{\(list(numbers))}" }

    private class func list(_ numbers: [CGFloat]) -> String {
        let parts: [String] = numbers.map { number in
            let isWhole: Bool = number == number.rounded() && abs(number) < 1e15
            return isWhole ? String(Int(number)) : String(Double(number))
        }
        return parts.joined(separator: ", ")
    }

    private class func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
        let found = string.split { "{}[], ".contains($0) }.compactMap { Double($0) }
        return found.count == count ? found.map { CGFloat($0) } : nil
    }

    /// The values that were encoded under a name; zero where there is none.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(Self.string(for: insets), forKey: key) }
    public func encode(_ offset: UIOffset, forKey key: String) { encode(Self.string(for: offset), forKey: key) }
    public func encode(_ vector: CGVector, forKey key: String) { encode(Self.string(for: vector), forKey: key) }
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(Self.string(for: insets), forKey: key)
    }
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(Self.string(for: transform), forKey: key)
    }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: decodedText(key)) }
    public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: decodedText(key)) }
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        Self.nsDirectionalEdgeInsets(for: decodedText(key))
    }
    public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: decodedText(key)) }
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        Self.cgAffineTransform(for: decodedText(key))
    }

    private func decodedText(_ key: String) -> String {
        guard let text = decodeObject(of: NSString.self, forKey: key) else { return "" }
        return text.description
    }
}
