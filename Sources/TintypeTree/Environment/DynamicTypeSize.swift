/// The reader's size of text, one of those that iOS offers. `large` is what a device begins with.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Indicates whether it is one of the sizes beyond the usual ones, for which layouts may be made otherwise.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Its place among all sizes, from 0.
    var rank: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }

    /// The size in a golden's name: `l`, `xxxl`, `ax3`.
    package var shortName: String {
        ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"][rank]
    }

    /// The size of `range` that is nearest; itself where the range has none.
    package func limited<Range: RangeExpression>(to range: Range) -> DynamicTypeSize
    where Range.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        guard let least = allowed.first, let greatest = allowed.last else { return self }
        return min(max(self, least), greatest)
    }

    /// The sizes that scene files call by name.
    package static let named: [(name: String, value: DynamicTypeSize)] = [
        ("xSmall", .xSmall), ("small", .small), ("medium", .medium), ("large", .large), ("xLarge", .xLarge),
        ("xxLarge", .xxLarge), ("xxxLarge", .xxxLarge), ("accessibility1", .accessibility1),
        ("accessibility2", .accessibility2), ("accessibility3", .accessibility3),
        ("accessibility4", .accessibility4), ("accessibility5", .accessibility5),
    ]
}

private enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

extension EnvironmentValues {
    /// The reader's size of text. macOS has no such setting: texts there keep their sizes.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}
