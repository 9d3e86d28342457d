import ArgumentParser

/// The previews that a run over goldens works on in place of scenes.
struct PreviewRunOptions: ParsableArguments {
    @Option(
        name: .customLong("previews"),
        help: ArgumentHelp(
            "Compare the previews and windows of an app, which is compiled and run: a .swift file, a folder of sources, an Xcode "
                + "project or a package.", valueName: "path"))
    var path: String?
}
