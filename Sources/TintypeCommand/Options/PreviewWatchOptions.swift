import ArgumentParser

/// The ways to follow an app's sources.
struct PreviewWatchOptions: ParsableArguments {
    @Flag(help: "With --watch: wait until something is saved, draw the previews that it changed, and end.")
    var onceChanged = false

    @Option(help: "With --watch: the port of the page; 0 for any that is free.")
    var port: UInt16 = 0

    @Flag(help: "With --watch: open the page in a browser.")
    var open = false

    /// The first of these options that was given; nil for none.
    var given: String? {
        if onceChanged { return "--once-changed" }
        if port != 0 { return "--port" }
        return open ? "--open" : nil
    }
}
