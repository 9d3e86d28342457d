// Menus are not drawn: commands compile, and are never made.

/// Commands of an app's menus: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    /// The parts of the commands.
    @CommandsBuilder var body: Body { get }
}

/// Commands of the system, which have no body.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {}

extension Commands where Body == Never {
    /// Stops the program: the commands are the system's.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {}

/// Builds commands of those in a closure: SwiftUI's builder.
@resultBuilder
public enum CommandsBuilder {
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandsBlock {
        _CommandsBlock()
    }

    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    public static func buildEither<Content: Commands>(first: Content) -> _CommandsBlock { _CommandsBlock() }

    public static func buildEither<Content: Commands>(second: Content) -> _CommandsBlock { _CommandsBlock() }

    public static func buildLimitedAvailability<Content: Commands>(_ commands: Content) -> _CommandsBlock {
        _CommandsBlock()
    }
}

/// Several commands.
public struct _CommandsBlock: PrimitiveCommands {
    public nonisolated init() {}
}

extension Optional: Commands where Wrapped: Commands {
    public typealias Body = Never
}

/// No commands: SwiftUI's type.
public struct EmptyCommands: PrimitiveCommands {
    public nonisolated init() {}
}

/// Commands to show and hide a sidebar: SwiftUI's type.
public struct SidebarCommands: PrimitiveCommands {
    public nonisolated init() {}
}

/// Commands to edit text: SwiftUI's type.
public struct TextEditingCommands: PrimitiveCommands {
    public nonisolated init() {}
}

/// Commands to style text: SwiftUI's type.
public struct TextFormattingCommands: PrimitiveCommands {
    public nonisolated init() {}
}

/// Commands to change a toolbar: SwiftUI's type.
public struct ToolbarCommands: PrimitiveCommands {
    public nonisolated init() {}
}

/// Commands to show and hide an inspector: SwiftUI's type.
public struct InspectorCommands: PrimitiveCommands {
    public nonisolated init() {}
}

/// Commands to take in pictures of devices: SwiftUI's type.
public struct ImportFromDevicesCommands: PrimitiveCommands {
    public nonisolated init() {}
}

extension Scene {
    /// Adds commands to the app's menus, which are not drawn.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}
