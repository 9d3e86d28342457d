import ArgumentParser

/// The part of a project whose previews are shown, and the toolkit that they are compiled with.
struct PreviewSourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of a toolkit, in place of one beside the command or in the cache.", valueName: "folder"))
    var toolkit: String?

    @Option(
        name: [.customLong("target"), .customLong("product")],
        help: ArgumentHelp(
            "The target of an Xcode project, or the product of a package (default: the app).", valueName: "name"))
    var target: String?
}
