import ArgumentParser

extension ArgumentHelp {
    /// The file of settings. ``SettingsInForce`` has read it before the arguments are parsed; then it is an option like others.
    static let config = ArgumentHelp(
        "The file of settings, instead of tintype.json in the working folder; see `tintype config`.", valueName: "file")
}
