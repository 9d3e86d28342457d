public import Foundation

// Linux's `NSValue` holds four numbers and no more. A greater value is kept beside it, once for all that are equal, and the `NSValue`
// holds its place: two of equal values are equal.
extension NSValue {
    /// Creates a value that stands for another.
    public convenience init(_kept value: AnyHashable) {
        self.init(rect: NSRect(x: CGFloat(KeptValues.shared.place(of: value)), y: 0, width: -16, height: -16))
    }

    /// The value that this one stands for; nil where it is one of its own.
    public var _kept: AnyHashable? {
        // A value of another kind asked for a rectangle stops the program.
        guard strcmp(objCType, NSValue(rect: .zero).objCType) == 0 else { return nil }
        let rect = rectValue
        guard rect.size == NSSize(width: -16, height: -16) else { return nil }
        return KeptValues.shared.value(at: Int(rect.origin.x))
    }
}

/// The values that stand beside `NSValue`s, for as long as the program runs.
private final class KeptValues: @unchecked Sendable {
    static let shared = KeptValues()
    private let lock = NSLock()
    private var values: [AnyHashable] = []
    private var places: [AnyHashable: Int] = [:]

    func place(of value: AnyHashable) -> Int {
        lock.withLock {
            if let place = places[value] { return place }
            values.append(value)
            places[value] = values.count - 1
            return values.count - 1
        }
    }

    func value(at place: Int) -> AnyHashable? {
        lock.withLock { values.indices.contains(place) ? values[place] : nil }
    }
}
