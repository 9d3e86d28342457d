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
