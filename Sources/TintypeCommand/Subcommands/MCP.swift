import ArgumentParser

/// `tintype mcp`: previews for agents.
struct MCP: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Show an app's previews to agents: a server of the Model Context Protocol on the standard streams.",
        discussion: """
            An agent's program starts it, and asks for previews, their pictures, their views with frames and texts, the \
            reasons for their layout, and touches them. Each answer is of the sources as they are saved. It speaks version \
            2025-06-18 of the protocol, and those before. Previews run the app's own code, with the rights of whoever \
            starts this: point it at code that you would run.

            Example, as settings of agents have it:
              {"mcpServers": {"previews": {"command": "tintype", "args": ["mcp", "Landmarks/"]}}}
            """)

    @Argument(
        help: "The app that is meant where a question names none: a file, a folder, an Xcode project or a package.")
    var path: String = "."

    @OptionGroup var options: PreviewOptions

    func run() throws {
        PreviewMCPServer(path: path, options).run()
    }
}
