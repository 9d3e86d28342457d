public import Foundation

// Points, sizes and rectangles as dictionaries of numbers, as CoreGraphics writes them.

extension CGPoint {
    /// The two numbers by their names, and the point of such; nil where one lacks.
    public var dictionaryRepresentation: CFDictionary { numbers(["X": x, "Y": y]) }
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = number(dict, "X"), let y = number(dict, "Y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    /// The two numbers by their names, and the size of such; nil where one lacks.
    public var dictionaryRepresentation: CFDictionary { numbers(["Width": width, "Height": height]) }
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = number(dict, "Width"), let height = number(dict, "Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// The four numbers by their names, and the rectangle of such; nil where one lacks.
    public var dictionaryRepresentation: CFDictionary {
        numbers(["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height])
    }
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }
}

private func numbers(_ values: [String: CGFloat]) -> CFDictionary {
    values.mapValues { NSNumber(value: Double($0)) }
}

private func number(_ dictionary: CFDictionary, _ name: String) -> CGFloat? {
    (dictionary[name] as? NSNumber).map { CGFloat($0.doubleValue) } ?? dictionary[name] as? CGFloat
}
