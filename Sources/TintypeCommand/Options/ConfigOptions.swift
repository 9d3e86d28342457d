import ArgumentParser

/// The file of settings. ``SettingsInForce`` has read it before the arguments are parsed; here it is an option like others.
struct ConfigOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file of settings, instead of tintype.json in the working folder; see `tintype config`.",
            valueName: "file"))
    var config: String?
}
