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

/// Reads a command line from left to right.
struct ArgumentReader {
    private(set) var rest: ArraySlice<String>
    /// The text after the `=` of an option that was read last.
    private var attached: String?

    init(_ arguments: [String]) {
        rest = arguments[...]
    }

    /// The next option without its value; nil where there is none.
    mutating func nextOption() -> String? {
        guard let argument = rest.first, argument.hasPrefix("-"), argument != "-" else { return nil }
        rest = rest.dropFirst()
        guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return argument }
        attached = String(argument[argument.index(after: equals)...])
        return String(argument[..<equals])
    }

    /// The value of `option`, which is the text after its `=` or else the next argument.
    mutating func value(of option: String) throws(AppUsageError) -> String {
        if let value = attached {
            attached = nil
            return value
        }
        guard let value = rest.popFirst() else {
            throw AppUsageError("\(option) has no value", hint: "`--help` shows each option with one")
        }
        return value
    }
}

/// A command line that is not understood.
struct AppUsageError: Error, Hashable {
    /// The fault, without a full stop at the end.
    let message: String
    /// The remedy for the user.
    let hint: String

    init(_ message: String, hint: String) {
        self.message = message
        self.hint = hint
    }
}
