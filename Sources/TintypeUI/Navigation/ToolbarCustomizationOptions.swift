import TintypeTree

/// The ways in which people may rearrange an item.
public struct ToolbarCustomizationBehavior: Sendable {
    public static let `default` = ToolbarCustomizationBehavior()
    public static let reorderable = ToolbarCustomizationBehavior()
    public static let disabled = ToolbarCustomizationBehavior()
}

/// The further options of rearranging an item.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
