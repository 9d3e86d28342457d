/// The kind of a view for those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private(set) var names: [String]

    private init(name: String) {
        names = [name]
    }

    public init() {
        names = []
    }

    public static let isButton = AccessibilityTraits(name: "isButton")
    public static let isHeader = AccessibilityTraits(name: "isHeader")
    public static let isSelected = AccessibilityTraits(name: "isSelected")
    public static let isLink = AccessibilityTraits(name: "isLink")
    public static let isSearchField = AccessibilityTraits(name: "isSearchField")
    public static let isImage = AccessibilityTraits(name: "isImage")
    public static let playsSound = AccessibilityTraits(name: "playsSound")
    public static let isKeyboardKey = AccessibilityTraits(name: "isKeyboardKey")
    public static let isStaticText = AccessibilityTraits(name: "isStaticText")
    public static let isSummaryElement = AccessibilityTraits(name: "isSummaryElement")
    public static let updatesFrequently = AccessibilityTraits(name: "updatesFrequently")
    public static let startsMediaSession = AccessibilityTraits(name: "startsMediaSession")
    public static let allowsDirectInteraction = AccessibilityTraits(name: "allowsDirectInteraction")
    public static let causesPageTurn = AccessibilityTraits(name: "causesPageTurn")
    public static let isModal = AccessibilityTraits(name: "isModal")
    public static let isToggle = AccessibilityTraits(name: "isToggle")
    public static let isTabBar = AccessibilityTraits(name: "isTabBar")

    // In the order in which they were added, so that dumps have one.
    /// The operations of a set.
    public func contains(_ member: AccessibilityTraits) -> Bool { member.names.allSatisfy(names.contains) }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(names: names + other.names.filter { !names.contains($0) })
    }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(names: names.filter(other.names.contains))
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(
            names: names.filter { !other.names.contains($0) } + other.names.filter { !names.contains($0) })
    }
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        names.removeAll(where: member.names.contains)
        return removed.isEmpty ? nil : removed
    }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known.isEmpty ? nil : known
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }

    private init(names: [String]) {
        self.names = names
    }

    public static func == (a: Self, b: Self) -> Bool { Set(a.names) == Set(b.names) }
}
