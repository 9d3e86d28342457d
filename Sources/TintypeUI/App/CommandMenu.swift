/// A menu of commands: SwiftUI's type. Menus are not drawn.
public struct CommandMenu<Content: View>: PrimitiveCommands {
    /// Creates a menu with a name.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    public init(_ name: Text, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {}
}

/// Commands in a menu of the system's: SwiftUI's type. Menus are not drawn.
public struct CommandGroup<Content: View>: PrimitiveCommands {
    /// Adds commands before a group of the system's.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Adds commands after a group of the system's.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Puts commands in place of a group of the system's.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The place of commands among those of the system: SwiftUI's type.
public struct CommandGroupPlacement: Sendable {
    private init() {}

    /// The groups of the system's commands.
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}
