// `import Playgrounds` where Apple's framework is missing: code that Xcode's canvas runs beside a file is compiled, and runs nowhere.

/// Code that is tried out beside a file, with an optional name. Nothing runs it here.
@freestanding(declaration)
public macro Playground(
    _ name: String? = nil, body: @escaping @Sendable () async throws -> Void
) = #externalMacro(module: "TintypeMacros", type: "PlaygroundMacro")
