/// A part of a text or of a list: its first place and its length. CoreFoundation's type.
public struct CFRange: Equatable, Sendable {
    /// The first place.
    public var location: CFIndex
    /// The number of places. For a whole text CoreText takes 0.
    public var length: CFIndex

    public init() {
        self.init(location: 0, length: 0)
    }

    /// Creates a part.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Makes a part of its first place and its length.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The place that stands for nothing found.
public let kCFNotFound: CFIndex = -1

/// A unit of UTF-16.
public typealias UniChar = UInt16
/// The number of units of UTF-16.
public typealias UniCharCount = UInt
