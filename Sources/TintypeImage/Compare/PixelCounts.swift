/// The numbers of pixels by the findings of a comparison.
package struct PixelCounts: Hashable, Sendable {
    /// In both pictures and not masked.
    package internal(set) var compared = 0
    /// The compared pixels that are not exactly equal.
    package internal(set) var differing = 0
    /// The differing pixels within the tolerance of a pixel.
    package internal(set) var underTolerance = 0
    /// The differing pixels left out as anti-aliasing.
    package internal(set) var antialiased = 0
    /// In both pictures and masked.
    package internal(set) var ignored = 0
    /// The ignored pixels that are not exactly equal.
    package internal(set) var ignoredDiffering = 0
    /// In the expected picture alone.
    package internal(set) var onlyExpected = 0
    /// In the actual picture alone.
    package internal(set) var onlyActual = 0

    package init() {}

    /// The differing pixels that count against the limits of the picture.
    package var counted: Int { differing - underTolerance - antialiased }
}
