public import Foundation

/// A place in a text that is laid out by ranges. UIKit's protocol.
public protocol NSTextLocation: NSObjectProtocol {
    /// The order of two places of one text.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A part of a text that is laid out by ranges. UIKit's class.
open class NSTextRange: NSObject, @unchecked Sendable {
    /// The ends of the part; that at its end does not belong to it.
    open private(set) var location: any NSTextLocation
    open private(set) var endLocation: any NSTextLocation
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Creates the part between two places; nil where they are in the wrong order. Without an end it is empty.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        (self.location, self.endLocation) = (location, end)
    }
    public convenience init(location: any NSTextLocation) {
        self.init(start: location, end: location)
    }

    private init(start: any NSTextLocation, end: any NSTextLocation) {
        (location, endLocation) = (start, end)
    }

    /// Answers whether a place or a part is inside, and gives what belongs to both or reaches over both.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }
    open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange) != nil }
    open func intersection(_ textRange: NSTextRange) -> Self? {
        let start = location.compare(textRange.location) == .orderedDescending ? location : textRange.location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        guard start.compare(end) == .orderedAscending else { return nil }
        return unsafeDowncast(NSTextRange(start: start, end: end), to: Self.self)
    }
    open func union(_ textRange: NSTextRange) -> Self {
        let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
        let end = endLocation.compare(textRange.endLocation) == .orderedDescending ? endLocation : textRange.endLocation
        return unsafeDowncast(NSTextRange(start: start, end: end), to: Self.self)
    }
}
