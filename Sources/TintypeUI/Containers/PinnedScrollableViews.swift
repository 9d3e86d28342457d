import TintypeTree

/// The views of a lazy stack's sections that stay in sight while their section is. Lazy grids leave them in their own places.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

    var pins: SectionPins { SectionPins(headers: contains(.sectionHeaders), footers: contains(.sectionFooters)) }
}
