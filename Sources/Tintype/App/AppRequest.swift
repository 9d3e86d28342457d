/// The request that an app was run with.
enum AppRequest: Hashable, Sendable {
    /// To draw a window into a file.
    case snapshot(AppSnapshotOptions)
    /// To say what it can do.
    case help
    /// To say which windows it has.
    case listWindows

    /// - Parameter arguments: Those of the command line, without the program's name.
    /// - Throws: ``AppUsageError`` for what is not understood, and where nothing is asked for.
    init(_ arguments: [String]) throws(AppUsageError) {
        var reader = ArgumentReader(arguments)
        var options = AppSnapshotOptions()
        var listsWindows = false
        while let name = reader.nextOption() {
            switch name {
            case "--help", "-h":
                self = .help
                return
            case "--list-windows": listsWindows = true
            default: try options.read(name, from: &reader)
            }
        }
        if let argument = reader.rest.first {
            throw AppUsageError("\"\(argument)\" is no option", hint: "write e.g. --snapshot out.png")
        }
        if listsWindows {
            self = .listWindows
        } else if options.output.isEmpty {
            throw AppUsageError("a window is drawn into a file", hint: "say which: --snapshot out.png")
        } else {
            self = .snapshot(options)
        }
    }
}
